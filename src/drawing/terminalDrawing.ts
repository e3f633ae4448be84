import { displayWidth } from '../level/displayWidth';
import { DotCanvas, type CanvasPart, type CanvasSpot } from './dotCanvas';
import type { Picture, PictureDrawing } from './picture';
import { boundsOf } from './scene/boundsOf';
import { layoutOf } from './scene/drawingLayout';
import { drawingShapes } from './scene/edgesLayer';
import { edgeShape, type EdgeShape } from './scene/edgeShape';
import { bowedEdges, edgeStepsOf } from './scene/edgeSteps';
import type { Spot } from './scene/units';
import type { TerminalOptions } from './terminal';

/** Drawings beyond these are told as a list: no terminal shows so many names and lines apart. */
const mostPoints = 300;
const mostEdges = 1500;
/** The most rows a drawing takes. */
const mostRows = 100;
/** Columns for one unit of the drawing (its points lie about 150 apart), as long as there is room. */
const columnsPerUnit = 16 / 150;
/** How much wider it is drawn where names would lie upon one another. */
const wider = [1, 1.5, 2.25, 3.5];
/** How far an edge is bent aside that would run through the name of a point, in units. */
const asides = [0, 45, -45, 90, -90, 135, -135];

/** An edge's curve as positions in units, from one end to the other. */
type Way = readonly Spot[];

/**
 * Draws points and edges as lines of text: names at their places, edges as lines of dots between
 * them, parallel ones side by side with their number (`×2`), a loop as a circle with `↻`. With
 * `numbers`, every edge has the step at which the route draws it.
 * @param columns how wide it may be
 * @returns null where the names find no room apart from each other
 */
export function drawingLines(
  picture: Picture,
  options: TerminalOptions,
  columns: number,
): string[] | null {
  const { drawing } = picture;
  if (!drawing || drawing.points.length > mostPoints || drawing.edges.length > mostEdges) {
    return null;
  }
  const { spots } = layoutOf(drawing);
  if (!spots.flat().every(Number.isFinite)) return null;
  const shapes = clearShapes(picture, drawing, spots);
  const ways = shapes.map(wayOf);
  const frame = frameFor(drawing, [...spots, ...ways.flat()], columns);
  if (!frame) return null;
  const { canvas, placeAt } = frame(options.unicode);
  const lit = new Set(picture.marks.flatMap(({ points }) => points ?? []));
  drawing.points.forEach(({ name }, i) => {
    canvas.text(name, placeAt(spots[i]!), lit.has(name) ? 'error' : 'mark');
  });
  for (const way of ways) {
    way.slice(1).forEach((spot, i) => canvas.line(placeAt(way[i]!), placeAt(spot)));
  }
  const route = picture.route !== null && picture.route.length > 0;
  if (route && options.numbers) numberSteps(picture, canvas, shapes, placeAt);
  else tellCopies(drawing, canvas, shapes, placeAt, options.unicode);
  return canvas.lines(route ? 'route' : 'plain', (part: CanvasPart, text) =>
    options.paint(part, text),
  );
}

function wayOf(shape: EdgeShape): Way {
  return Array.from({ length: 33 }, (_, i) => shape.at(i / 32));
}

/** The curves of the edges; one that would run through a point which it doesn't end at is bent aside. */
function clearShapes(
  picture: Picture,
  drawing: PictureDrawing,
  spots: readonly Spot[],
): readonly EdgeShape[] {
  const halves = drawing.points.map(({ name }) => (displayWidth(name) / 2 + 1) / columnsPerUnit);
  const edges = bowedEdges(drawing);
  return drawingShapes(picture).map((shape, i) => {
    const { from, to, bow } = edges[i]!;
    if (from === to) return shape;
    const others = spots
      .map((spot, k) => ({ spot, half: halves[k]!, k }))
      .filter(({ k }) => k !== from && k !== to);
    const hits = (one: EdgeShape): number => {
      const way = wayOf(one);
      return others.filter(({ spot, half }) =>
        way.some(([x, y]) => Math.abs(x - spot[0]) < half && Math.abs(y - spot[1]) < 14),
      ).length;
    };
    let [best, fewest] = [shape, hits(shape)];
    for (const aside of asides) {
      if (fewest === 0) break;
      const other = edgeShape(spots[from]!, spots[to]!, bow + aside);
      const count = hits(other);
      if (count < fewest) [best, fewest] = [other, count];
    }
    return best;
  });
}

/** An empty canvas, and where on it a spot lies. */
interface Frame {
  readonly canvas: DotCanvas;
  readonly placeAt: (spot: Spot) => CanvasSpot;
}

/** The smallest frame in which no two names touch; null where none is narrow enough. */
function frameFor(
  { points }: PictureDrawing,
  spots: readonly Spot[],
  columns: number,
): ((fine: boolean) => Frame) | null {
  const [left, top, right, bottom] = boundsOf(spots);
  const margin = Math.ceil(Math.max(1, ...points.map(({ name }) => displayWidth(name))) / 2);
  const room = columns - 2 * margin - 2;
  if (room < 0) return null;
  const most = right > left ? room / (right - left) : Infinity;
  const tallest = bottom > top ? (mostRows - 1) / (bottom - top) : Infinity;
  for (const factor of wider) {
    const wished = columnsPerUnit * factor;
    const across = Math.min(wished, most);
    for (const down of [across / 2, wished / 2].map((scale) => Math.min(scale, tallest))) {
      const placeAt = ([x, y]: Spot): CanvasSpot => [
        margin + (x - left) * across + 0.5,
        (y - top) * down + 0.5,
      ];
      const width = Math.ceil((right - left) * across) + 2 * margin + 1;
      const height = Math.ceil((bottom - top) * down) + 1;
      const frame = (fine: boolean): Frame => ({
        canvas: new DotCanvas(width, height, fine),
        placeAt,
      });
      const { canvas } = frame(true);
      const apart = points.every(({ name }, i) => canvas.text(name, placeAt(spots[i]!), 'mark'));
      if (apart) return frame;
    }
  }
  return null;
}

/** The number of parallel edges between them; of loops at their farthest. */
function tellCopies(
  drawing: PictureDrawing,
  canvas: DotCanvas,
  shapes: readonly EdgeShape[],
  placeAt: Frame['placeAt'],
  unicode: boolean,
): void {
  const { spots } = layoutOf(drawing);
  const last = new Map<string, { from: number; to: number; copy: number; shape: EdgeShape }>();
  bowedEdges(drawing).forEach(({ from, to, copy }, i) => {
    const key = `${Math.min(from, to)} ${Math.max(from, to)}`;
    last.set(key, { from, to, copy, shape: shapes[i]! });
  });
  const [times, turn] = unicode ? ['×', '↻'] : ['x', '@'];
  for (const { from, to, copy, shape } of last.values()) {
    const many = copy > 1 ? `${times}${copy}` : '';
    if (from === to) canvas.text(`${turn}${many}`, placeAt(shape.at(0.5)), 'plain');
    else if (many) {
      const [a, b] = [spots[from]!, spots[to]!];
      canvas.text(many, placeAt([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]), 'plain');
    }
  }
}

/** The steps of a route on the edges it draws, where there is room for them. */
function numberSteps(
  picture: Picture,
  canvas: DotCanvas,
  shapes: readonly EdgeShape[],
  placeAt: Frame['placeAt'],
): void {
  const { drawing } = picture;
  if (!drawing) return;
  const edges = bowedEdges(drawing).map(({ from, to, bow }, i) => ({ from, to, bow, i }));
  const { spots } = layoutOf(drawing);
  for (const { step, from, to, bow } of edgeStepsOf(picture)) {
    const edge = edges.find(
      (one) =>
        (spots[one.from] === from && spots[one.to] === to && one.bow === bow) ||
        (spots[one.from] === to && spots[one.to] === from && one.bow === -bow && from !== to),
    );
    if (!edge) continue;
    const shape = shapes[edge.i]!;
    [0.5, 0.4, 0.6, 0.3, 0.7].some((share) =>
      canvas.text(String(step), placeAt(shape.at(share)), 'mark'),
    );
  }
}
