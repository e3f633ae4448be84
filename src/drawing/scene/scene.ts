import { readCellName } from '../../level/route';
import type { Route } from '../../puzzles/puzzle';
import type { Fork, Picture } from '../picture';
import { detailOf } from './detail';
import { formerLayer, freshLayer, linksBeyond } from './compareLayers';
import { hatchLayer, outlineLayer } from './findingLayers';
import { forkLayer, forkMarks, offeredWalls, shownFork } from './forkLayers';
import type { CellPlace } from './outline';
import { parityLayer } from './parityLayer';
import {
  farMarks,
  gridLines,
  holes,
  isMarked,
  marks,
  placedCells,
  plate,
  rim,
  walls,
} from './plateLayers';
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
  /** How many steps of the route are played: the rest is dotted. Null or absent: all. */
  readonly played?: number | null;
  /** The route looked at before: what differs from it is shown. */
  readonly former?: Route | null;
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
 * A picture as layers of plain nodes, from below: plate, grid lines, holes, checkerboard, hatch,
 * what is new in a route, route, what it left, walls, rim, marks, outlines of findings, rulers.
 * Geometry stands in attributes, paint in classes.
 */
export function sceneOf(picture: Picture, options: SceneOptions): Scene {
  const still = stillLayers(picture, detailOf(options.cellSize).cells);
  const { marked, layers: ground } = still;
  const fork = options.played == null && !options.former ? shownFork(picture, options) : null;
  const strokes = strokesOf(picture);
  const former = options.former ? strokesOfRoute(options.former) : null;
  const layers: readonly (readonly [string, SvgNode])[] = [
    ['plate', ground.plate],
    ['grid', ground.grid],
    ['holes', ground.holes],
    ['parity', parityLayer(picture, options, marked)],
    ['hatch', hatchLayer(picture, options)],
    ['fresh', freshLayer(former ? linksBeyond(strokes, former) : [])],
    ['route', fork ? forkLayer(fork) : routeLayer(strokes, marked, options)],
    ['former', formerLayer(former ? linksBeyond(former, strokes) : [])],
    ['walls', ground.walls],
    ['rim', ground.rim],
    ['marks', ground.marks],
    ['outlines', outlines(picture, options, fork)],
  ];
  return {
    box: boxOf(picture, options.cellSize),
    layers: [...layers.map(([name, layer]) => named(name, layer)), rulersLayer(picture, options)],
  };
}

function routeLayer(
  strokes: readonly StrokeCells[],
  marked: ReadonlySet<string>,
  { cellSize, ids, played = null }: SceneOptions,
): SvgNode {
  const detail = detailOf(cellSize);
  return node(
    'g',
    {},
    strokes.map((stroke, i) =>
      strokeNode(stroke, { detail, marked, played, ids: `${ids}stroke-${i}-` }),
    ),
  );
}

function outlines(picture: Picture, options: SceneOptions, fork: Fork | null): SvgNode {
  const findings = outlineLayer(picture, options);
  const others = [...offeredWalls(picture, options), ...(fork ? [forkMarks(fork)] : [])];
  return { ...findings, children: [...findings.children, ...others] };
}

/** The layers that neither findings nor playing change. */
interface StillLayers {
  /** Whether cells are told apart. */
  readonly cells: boolean;
  readonly marked: ReadonlySet<string>;
  readonly layers: Readonly<
    Record<'plate' | 'grid' | 'holes' | 'walls' | 'rim' | 'marks', SvgNode>
  >;
}

const drawn = new WeakMap<Picture, StillLayers>();

/** Drawn once a picture and kind of detail, so that they stay the same objects. */
function stillLayers(picture: Picture, cells: boolean): StillLayers {
  const known = drawn.get(picture);
  if (known?.cells === cells) return known;
  const placed = placedCells(picture);
  const strokes = strokesOf(picture);
  const starts = new Set(strokes.flatMap(({ cells: [first] }) => (first ? [keyOf(first)] : [])));
  const still: StillLayers = {
    cells,
    marked: new Set(placed.filter(({ cell }) => isMarked(cell)).map(keyOf)),
    layers: {
      plate: plate(picture),
      grid: cells ? gridLines(picture) : node('g'),
      holes: holes(placed, cells),
      walls: walls(placed),
      rim: rim(picture, placed),
      marks: cells ? marks(placed, starts) : farMarks(placed),
    },
  };
  drawn.set(picture, still);
  return still;
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
export function strokesOf({ route }: Picture): readonly StrokeCells[] {
  return strokesOfRoute(route ?? []);
}

const read = new WeakMap<Route, readonly StrokeCells[]>();

/** The strokes of a route that run over cells; read once. */
export function strokesOfRoute(route: Route): readonly StrokeCells[] {
  const known = read.get(route) ?? strokesFrom(route);
  read.set(route, known);
  return known;
}

function strokesFrom(route: Route): readonly StrokeCells[] {
  const strokes = route.map((stroke) => stroke.map(readCellName).filter((cell) => cell !== null));
  const steps = strokes.reduce((sum, stroke) => sum + stroke.length, 0);
  let before = 0;
  return strokes.map((cells) => {
    const stroke = { cells, before, steps };
    before += cells.length;
    return stroke;
  });
}

const keyOf = ({ row, column }: CellPlace): string => `${row},${column}`;
