import type { Picture } from '../picture';
import type { Detail } from './detail';
import { edgeShape, loopAngle, type EdgeShape } from './edgeShape';
import { bowedEdges, edgeStepsOf, type EdgeStep } from './edgeSteps';
import { layoutOf } from './drawingLayout';
import { nowFigures } from './routeLayer';
import { node, textNode, type SvgNode } from './svgNode';
import { centre, spotText, type Spot } from './units';

/** Of more edges all of one tone are one path, without tags and arrows of their own. */
const manyEdges = 1500;
/** Among so many edges a tag looks for a place where no other edge crosses. */
const fewEdges = 120;

/** The edges there are, as thin lines below what is drawn. */
export function plainEdges(picture: Picture): SvgNode {
  const { drawing } = picture;
  const d = drawing
    ? drawingShapes(picture)
        .map(({ d }) => d)
        .join('')
    : sidesOf(picture);
  return node('g', {}, [d === '' ? null : node('path', { class: 'edge-plain', d })]);
}

/** The curves of a drawing's edges, in their order. */
export function drawingShapes({ drawing }: Pick<Picture, 'drawing'>): readonly EdgeShape[] {
  if (!drawing) return [];
  const { spots } = layoutOf(drawing);
  return bowedEdges(drawing).map(({ from, to, bow }) =>
    edgeShape(spots[from]!, spots[to]!, bow, from === to ? angleAt({ drawing }, spots[from]!) : 0),
  );
}

/** Where the loops of a point lean. */
function angleAt({ drawing }: Pick<Picture, 'drawing'>, spot: Spot): number {
  if (!drawing) return 0;
  const { spots } = layoutOf(drawing);
  const others = drawing.edges.flatMap(({ from, to }) => {
    if (from === to) return [];
    if (spots[from] === spot) return [spots[to]!];
    return spots[to] === spot ? [spots[from]!] : [];
  });
  // Below stands what is said of the point.
  return loopAngle(spot, [...others, [spot[0], spot[1] + 1]]);
}

/** The sides between neighbouring open cells without a wall. */
function sidesOf({ cells }: Picture): string {
  let d = '';
  const isOpen = (row: number, column: number): boolean => {
    const meaning = cells[row - 1]?.[column - 1]?.meaning;
    return meaning !== undefined && meaning !== 'hole' && meaning !== 'unknown';
  };
  cells.forEach((line, r) =>
    line.forEach((cell, c) => {
      const [row, column] = [r + 1, c + 1];
      if (!isOpen(row, column)) return;
      const [x, y] = centre({ row, column });
      if (!cell.right && isOpen(row, column + 1)) d += `M${x} ${y}h48`;
      if (!cell.below && isOpen(row + 1, column)) d += `M${x} ${y}v48`;
    }),
  );
  return d;
}

/** The edges as a route draws them: thick, with arrows, and the step where it is worth telling. */
export function edgesNode(picture: Picture, detail: Detail, played: number | null): SvgNode {
  const steps = edgeStepsOf(picture);
  const done = steps.slice(0, played ?? steps.length);
  if (steps.length > manyEdges || !detail.chevrons) return farEdges(done, picture);
  const { shapes: all, tags } = placed(picture, steps);
  const shapes = all.slice(0, done.length);
  const isDrawing = picture.drawing != null;
  const halo = (shape: EdgeShape): SvgNode =>
    node('path', { class: 'route-halo', 'stroke-width': 19, d: shape.d });
  const parts: SvgNode[] = isDrawing ? [] : shapes.map(halo);
  shapes.forEach((shape, i) => {
    if (isDrawing) parts.push(halo(shape));
    const style = `route route-tone k${done[i]!.tone}`;
    parts.push(node('path', { class: style, 'stroke-width': 11, d: shape.d }));
  });
  shapes.forEach((shape, i) => {
    const tagged = detail.ticks && (isDrawing || done[i]!.again);
    parts.push(...arrows(shape, tagged ? tags[i]! : null, isDrawing));
    if (tagged) parts.push(...stepTag(done[i]!, shape.at(tags[i]!)));
  });
  const last = done.at(-1);
  if (last && done.length < steps.length) parts.push(...nowFigures(last.to, 1));
  return node('g', {}, parts);
}

/** The curves of a route's edges, and where on each its tag stands. */
interface Placed {
  readonly shapes: readonly EdgeShape[];
  readonly tags: readonly number[];
}

const known = new WeakMap<readonly EdgeStep[], Placed>();

/** Worked out once a route: tags stay where they are while it is played. */
function placed(picture: Picture, steps: readonly EdgeStep[]): Placed {
  const found = known.get(steps);
  if (found) return found;
  const shapes = steps.map((step) => shapeOf(picture, step));
  const tags = picture.drawing ? tagPlaces(shapes) : shapes.map(() => 0.5);
  known.set(steps, { shapes, tags });
  return { shapes, tags };
}

function shapeOf(picture: Picture, { from, to, bow }: EdgeStep): EdgeShape {
  const isLoop = from[0] === to[0] && from[1] === to[1];
  return edgeShape(from, to, bow, isLoop ? angleAt(picture, from) : 0);
}

/** Arrows beside the tag, or in the middle where there is none. */
function arrows(shape: EdgeShape, tag: number | null, isDrawing: boolean): readonly SvgNode[] {
  const [start, end] = [shape.at(0), shape.at(1)];
  const isShort = isDrawing && Math.hypot(end[0] - start[0], end[1] - start[1]) < 110;
  return arrowPlaces(tag, isDrawing, isShort).map((place) =>
    node('path', {
      class: 'chevron',
      d: 'M-2 -3.4L1.8 0L-2 3.4',
      transform: `translate(${spotText(shape.at(place))}) rotate(${shape.angleAt(place)})`,
    }),
  );
}

/** Shares of an edge's way at which arrows stand, away from its tag. */
function arrowPlaces(tag: number | null, isDrawing: boolean, isShort: boolean): readonly number[] {
  if (!isDrawing) return [tag === null ? 0.5 : 0.83];
  if (isShort) return [0.72];
  if (tag === null || tag === 0.5) return [0.3, 0.7];
  return tag < 0.5 ? [tag - 0.18, 0.72] : [0.28, tag + 0.18];
}

/** `5`, or of several strokes `2·1`: the first edge of the second. */
function stepTag({ step, stroke, nth }: EdgeStep, [x, y]: Spot): readonly SvgNode[] {
  const text = stroke > 0 ? `${stroke}·${nth}` : String(step);
  const half = text.length > 2 ? 4 + 3.6 * text.length : 9;
  return [
    node('rect', { class: 'tag', x: x - half, y: y - 9, width: 2 * half, height: 18, rx: 4 }),
    textNode('text', { class: 'tag-text', x, y: y + 0.5 }, text),
  ];
}

/** Where on each edge its tag stands: in the middle, or where it meets no other tag and no other edge. */
function tagPlaces(shapes: readonly EdgeShape[]): readonly number[] {
  const stand: Spot[] = [];
  const samples =
    shapes.length > fewEdges
      ? []
      : shapes.map((shape) => Array.from({ length: 25 }, (_, i) => shape.at(i / 24)));
  const isNear = ([x, y]: Spot, spots: readonly Spot[], by: number): boolean =>
    spots.some((spot) => Math.hypot(spot[0] - x, spot[1] - y) < by);
  return shapes.map((shape, i) => {
    const place =
      [0.5, 0.38, 0.62, 0.3, 0.7].find((share) => {
        const spot = shape.at(share);
        if (shapes.length <= manyEdges && isNear(spot, stand, 26)) return false;
        return samples.every((spots, k) => k === i || !isNear(spot, spots, 18));
      }) ?? 0.5;
    stand.push(shape.at(place));
    return place;
  });
}

/** Edges of one tone as one path. */
function farEdges(steps: readonly EdgeStep[], picture: Picture): SvgNode {
  const byTone = new Map<number, string[]>();
  for (const step of steps) {
    const list = byTone.get(step.tone) ?? [];
    list.push(shapeOf(picture, step).d);
    byTone.set(step.tone, list);
  }
  return node(
    'g',
    {},
    [...byTone].map(([tone, list]) =>
      node('path', { class: `route route-tone k${tone}`, 'stroke-width': 11, d: list.join('') }),
    ),
  );
}
