import { readCellName } from '../../level/route';
import type { Picture } from '../picture';
import { detailOf } from './detail';
import { hatchLayer, outlineLayer } from './findingLayers';
import type { CellPlace } from './outline';
import { gridLines, holes, isMarked, marks, placedCells, plate, rim, walls } from './plateLayers';
import { strokeNode, type StrokeCells } from './routeLayer';
import { rulerPad, rulers } from './rulers';
import { node, type SvgNode } from './svgNode';
import { Unit } from './units';

/** What decides how a picture is drawn beside the picture itself. */
export interface SceneOptions {
  /** Width of a cell in CSS pixels: how much detail can be read. */
  readonly cellSize: number;
  /** The chosen finding, which is then the only one shown; null: all but hints are. */
  readonly lit: number | null;
  /** Findings of an older version. */
  readonly old: ReadonlySet<number>;
  /** Whose row and column stand bold in the rulers. */
  readonly focus: CellPlace | null;
  /** Put before every id, so that two drawings on one page don't share them. */
  readonly ids: string;
}

/** A drawing: layers from below to above, in a box of units. */
export interface Scene {
  readonly box: readonly [x: number, y: number, width: number, height: number];
  readonly layers: readonly SvgNode[];
}

/** The box a picture needs, in units, with its rulers. */
export function boxOf(picture: Picture, cellSize: number): Scene['box'] {
  const pad = picture.look.rulers ? rulerPad(cellSize) : 6;
  const end = picture.look.rulers ? 14 : 6;
  return [-pad, -pad, picture.width * Unit + pad + end, picture.height * Unit + pad + end];
}

/**
 * A picture as layers of plain nodes, from below: plate, grid lines, holes, hatch, route, walls,
 * rim, marks, outlines of findings, rulers. Geometry stands in attributes, paint in classes.
 */
export function sceneOf(picture: Picture, options: SceneOptions): Scene {
  const detail = detailOf(options.cellSize);
  const cells = placedCells(picture);
  const strokes = strokesOf(picture);
  const marked = new Set(cells.filter(({ cell }) => isMarked(cell)).map(keyOf));
  const starts = new Set(strokes.flatMap(({ cells: [first] }) => (first ? [keyOf(first)] : [])));
  const route = strokes.map((stroke, i) =>
    strokeNode(stroke, { detail, marked, ids: `${options.ids}stroke-${i}-` }),
  );
  const layers: readonly (readonly [string, SvgNode])[] = [
    ['plate', plate(picture)],
    ['grid', gridLines(picture)],
    ['holes', holes(cells)],
    ['hatch', hatchLayer(picture, options)],
    ['route', node('g', {}, route)],
    ['walls', walls(cells)],
    ['rim', rim(picture, cells)],
    ['marks', marks(cells, starts)],
    ['outlines', outlineLayer(picture, options)],
  ];
  return {
    box: boxOf(picture, options.cellSize),
    layers: [...layers.map(([name, layer]) => named(name, layer)), rulersLayer(picture, options)],
  };
}

/** The last layer alone, for when only the focus moved. */
export function rulersLayer(picture: Picture, options: SceneOptions): SvgNode {
  return named('rulers', rulers(picture, options.cellSize, options.focus));
}

function named(name: string, layer: SvgNode): SvgNode {
  return { ...layer, attributes: { class: `layer-${name}`, 'aria-hidden': 'true' } };
}

/** A scene as an `svg` element of its own, `scale` CSS pixels a unit. */
export function sceneSvg(scene: Scene, scale: number): SvgNode {
  return node(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      class: 'board',
      viewBox: scene.box.join(' '),
      width: Math.round(scene.box[2] * scale),
      height: Math.round(scene.box[3] * scale),
    },
    scene.layers,
  );
}

/** The strokes of a route that run over cells; steps that name no cell are left out. */
export function strokesOf(picture: Picture): readonly StrokeCells[] {
  const strokes = (picture.route ?? []).map((stroke) =>
    stroke.map(readCellName).filter((cell) => cell !== null),
  );
  const steps = strokes.reduce((sum, stroke) => sum + stroke.length, 0);
  let before = 0;
  return strokes.map((cells) => {
    const stroke = { cells, before, steps };
    before += cells.length;
    return stroke;
  });
}

const keyOf = ({ row, column }: CellPlace): string => `${row},${column}`;
