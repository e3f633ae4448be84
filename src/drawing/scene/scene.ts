import { readCellName } from '../../level/route';
import type { Route } from '../../puzzles/puzzle';
import type { Fork, Picture } from '../picture';
import { detailOf } from './detail';
import { layoutOf } from './drawingLayout';
import { edgesNode, plainEdges } from './edgesLayer';
import { formerLayer, freshLayer, linksBeyond } from './compareLayers';
import { hatchLayer, outlineLayer } from './findingLayers';
import { forkLayer, forkMarks, offeredWalls, shownFork } from './forkLayers';
import { joinsNode } from './joinsLayer';
import { jumpsNode } from './jumpsLayer';
import type { CellPlace } from './outline';
import { parityLayer } from './parityLayer';
import { pointMarks, pointsNode } from './pointsLayer';
import {
  farMarks,
  gridLines,
  holes,
  isMarked,
  marks,
  placedCells,
  plate,
  rim,
  squares,
  walls,
  type PlacedCell,
} from './plateLayers';
import { strokeNode, type StrokeCells } from './routeLayer';
import { padOf, rulers } from './rulers';
import type { SceneWords } from './sceneWords';
import { node, textNode, type SvgNode } from './svgNode';
import { tableGround, tableLayer } from './tableLayer';
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
  /** `table`: a numbered table in place of the route's line. Absent: the line. */
  readonly reading?: 'line' | 'table';
  /** For the words that stand in a picture; absent: it has none. */
  readonly words?: SceneWords;
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
  if (picture.drawing) return layoutOf(picture.drawing).box;
  const pad = padOf(picture, cellSize);
  const end = (picture.look.rulers ? 14 : 6) + (picture.ring ? Unit : 0);
  return [-pad, -pad, picture.width * Unit + pad + end, picture.height * Unit + pad + end];
}

/**
 * A picture as layers of plain nodes, from below: plate, grid lines, holes, checkerboard, hatch,
 * what is new in a route, route, what it left, walls, rim, marks, outlines of findings, rulers.
 * Geometry stands in attributes, paint in classes.
 */
export function sceneOf(picture: Picture, options: SceneOptions): Scene {
  const shown = options.reading === 'table' ? tableGround(picture) : picture;
  const still = stillLayers(shown, detailOf(options.cellSize).cells);
  const { marked, layers: ground } = still;
  const fork = options.played == null && !options.former ? shownFork(picture, options) : null;
  const strokes = strokesOf(picture);
  const former = options.former ? strokesOfRoute(options.former) : null;
  const layers: readonly (readonly [string, SvgNode])[] = [
    ['plate', withRing(ground.plate, picture, options.words)],
    ['grid', ground.grid],
    ['holes', ground.holes],
    ['parity', parityLayer(picture, options, marked)],
    ['hatch', hatchLayer(picture, options)],
    ['fresh', freshLayer(former ? linksBeyond(strokes, former) : [])],
    ['route', fork ? forkLayer(fork) : routeLayer(picture, strokes, still, options)],
    ['former', formerLayer(former ? linksBeyond(former, strokes) : [])],
    ['walls', ground.walls],
    ['rim', ground.rim],
    ['marks', picture.drawing ? pointsNode(picture, options.words) : ground.marks],
    ['outlines', outlines(picture, options, fork)],
  ];
  return {
    box: boxOf(picture, options.cellSize),
    layers: [...layers.map(([name, layer]) => named(name, layer)), rulersLayer(picture, options)],
  };
}

function routeLayer(
  picture: Picture,
  strokes: readonly StrokeCells[],
  { marked, placed }: StillLayers,
  { cellSize, ids, played = null, reading }: SceneOptions,
): SvgNode {
  const detail = detailOf(cellSize);
  if (reading === 'table') return tableLayer(picture, true, played);
  const { route } = picture.look;
  if (route === 'joins') return joinsNode(placed, strokes, played, ids);
  if (route === 'edges') return edgesNode(picture, detail, played);
  const draw = route === 'jumps' ? jumpsNode : strokeNode;
  return node(
    'g',
    {},
    strokes.map((stroke, i) => draw(stroke, { detail, marked, played, ids: `${ids}stroke-${i}-` })),
  );
}

/** The plate with the ring outside, dashed, where lines may use it. */
function withRing(ground: SvgNode, picture: Picture, words: SceneWords | undefined): SvgNode {
  if (!picture.ring) return ground;
  const [width, height] = [picture.width * Unit, picture.height * Unit];
  const box = { x: -Unit, y: -Unit, width: width + 2 * Unit, height: height + 2 * Unit, rx: 8 };
  const args = { row: picture.height + 1, column: picture.width + 1 };
  const place = { class: 'ring-note', x: width / 2, y: height + Unit / 2 };
  const note =
    words && picture.width > 3 ? [textNode('text', place, words('ring.note', args))] : [];
  return node('g', {}, [...ground.children, node('rect', { class: 'ring', ...box }), ...note]);
}

function outlines(picture: Picture, options: SceneOptions, fork: Fork | null): SvgNode {
  const findings = outlineLayer(picture, options);
  const others = [
    ...offeredWalls(picture, options),
    ...(fork ? [forkMarks(fork)] : []),
    ...pointMarks(picture, options),
  ];
  return { ...findings, children: [...findings.children, ...others] };
}

/** The layers that neither findings nor playing change. */
interface StillLayers {
  /** Whether cells are told apart. */
  readonly cells: boolean;
  readonly placed: readonly PlacedCell[];
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
  const { route } = picture.look;
  // Tiles are drawn with the route: they go with it.
  const still = route === 'joins' ? placed.filter(({ cell }) => cell.meaning !== 'label') : placed;
  const starts = new Set(strokes.flatMap(({ cells: [first] }) => (first ? [keyOf(first)] : [])));
  const checkered = route === 'jumps' ? squares(placed) : null;
  const layers: StillLayers = {
    cells,
    placed,
    marked: new Set(placed.filter(({ cell }) => isMarked(cell)).map(keyOf)),
    layers: {
      plate: picture.drawing ? node('g') : node('g', {}, [...plate(picture).children, checkered]),
      grid: groundLines(picture, cells),
      holes: holes(placed, cells),
      walls: walls(placed),
      rim: picture.drawing ? node('g') : rim(picture, placed),
      marks: cells ? marks(still, starts) : farMarks(still),
    },
  };
  drawn.set(picture, layers);
  return layers;
}

/** The lines between cells, and the edges that can be drawn. */
function groundLines(picture: Picture, cells: boolean): SvgNode {
  const grid = cells && !picture.drawing ? gridLines(picture) : node('g');
  if (picture.look.route !== 'edges' || !cells) return grid;
  return node('g', {}, [...grid.children, ...plainEdges(picture).children]);
}

/** The last layer alone, for when only the focus moved. */
export function rulersLayer(picture: Picture, options: SceneOptions): SvgNode {
  const drawn = picture.drawing ? node('g') : rulers(picture, options.cellSize, options.focus);
  return named('rulers', drawn);
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
