import type { CellStep } from '../../level/route';
import type { Detail } from './detail';
import { angleOf, cornersOf, polyline, roundedPath, toneAt } from './polyline';
import { node, textNode, type SvgNode } from './svgNode';
import { centre, spotText, Unit, type Spot } from './units';

/** A stroke to draw: its cells, and its place among all steps of the route. */
export interface StrokeCells {
  readonly cells: readonly CellStep[];
  /** Steps of the strokes before it. */
  readonly before: number;
  /** Steps of the whole route. */
  readonly steps: number;
}

/** What decides how strokes are drawn. */
export interface RouteStyle {
  readonly detail: Detail;
  /** `row,column` of the cells whose marks stand in place of ticks and ends. */
  readonly marked: ReadonlySet<string>;
  readonly ids: string;
  /** How many steps of the whole route are played; the rest is dotted. Null: all. */
  readonly played: number | null;
}

/** Routes of more links are drawn in pieces of one tone, without a gradient for every piece. */
const manyLinks = 1200;
/** Of longer routes fewer steps are numbered. */
const manySteps = 4000;

/** A closed stroke ends on the cell it began with. */
export function isClosed(cells: readonly CellStep[]): boolean {
  const [first, last] = [cells[0], cells.at(-1)];
  return cells.length > 1 && first !== undefined && keyOf(first) === keyOf(last!);
}

/** One stroke of a route, with the detail its size allows, as far as it is played. */
export function strokeNode(stroke: StrokeCells, style: RouteStyle): SvgNode {
  const { cells, before } = stroke;
  const upTo = Math.max(0, Math.min(cells.length, (style.played ?? Infinity) - before));
  const points = cells.map(centre);
  const done = points.slice(0, upTo);
  const near = style.detail.chevrons;
  const parts: SvgNode[] = [];
  if (upTo < cells.length) parts.push(rest(stroke, points, upTo));
  if (upTo > 0) parts.push(...(near ? nearParts(stroke, done, style) : farParts(stroke, done)));
  if (upTo > 0 && upTo < cells.length) parts.push(...nowFigures(done.at(-1)!, near ? 1 : 1.6));
  return node('g', {}, parts);
}

const keyOf = ({ row, column }: CellStep): string => `${row},${column}`;

/** What is not played yet. */
function rest(stroke: StrokeCells, points: readonly Spot[], upTo: number): SvgNode {
  const from = Math.max(0, upTo - 1);
  const d = `M${cornersOf(points.slice(from)).map(spotText).join('L')}`;
  return node('path', { class: `route-rest k${toneAt(shareOf(stroke, from))}`, d });
}

/** Where playing stands. */
export function nowFigures([cx, cy]: Spot, scale: number): readonly SvgNode[] {
  return [
    node('circle', { class: 'now', cx, cy, r: 11 * scale }),
    node('circle', { class: 'now-dot', cx, cy, r: 5 * scale }),
  ];
}

function nearParts(
  stroke: StrokeCells,
  points: readonly Spot[],
  { detail, marked, ids }: RouteStyle,
): readonly SvgNode[] {
  const { cells } = stroke;
  const parts: SvgNode[] = [];
  if (points.length > 1) {
    const from = shareOf(stroke, 0);
    const to = shareOf(stroke, points.length - 1);
    parts.push(
      points.length > manyLinks
        ? pieces(stroke, points, 12, true)
        : polyline(points, { width: 12, radius: 16, halo: 3, from, to, ids }),
    );
  }
  if (detail.ticks) parts.push(ticks(cells, points, marked));
  parts.push(chevrons(points, 3.6));
  parts.push(...ends(stroke, points, marked));
  if (detail.numbers) parts.push(...numbers(stroke, points.length));
  return parts;
}

/** One path of round dots. On the arc of a corner the tick stands on the line, not on the middle of the cell. */
function ticks(
  cells: readonly CellStep[],
  points: readonly Spot[],
  marked: ReadonlySet<string>,
): SvgNode {
  let d = '';
  for (let i = 1; i < points.length - 1; i++) {
    if (marked.has(keyOf(cells[i]!))) continue;
    const [p, q, n] = [points[i - 1]!, points[i]!, points[i + 1]!];
    const x = q[0] + ((p[0] + n[0] - 2 * q[0]) / Unit) * 4;
    const y = q[1] + ((p[1] + n[1] - 2 * q[1]) / Unit) * 4;
    d += `M${spotText([x, y])}h0`;
  }
  return node('path', { class: 'ticks', d });
}

function ends(
  stroke: StrokeCells,
  points: readonly Spot[],
  marked: ReadonlySet<string>,
): readonly SvgNode[] {
  const { cells } = stroke;
  const [first, last] = [cells[0], cells.at(-1)];
  const result: SvgNode[] = [];
  if (first && !marked.has(keyOf(first))) {
    const [cx, cy] = points[0]!;
    const fill = `route-fill k${toneAt(shareOf(stroke, 0))}`;
    result.push(node('circle', { class: fill, cx, cy, r: 12 }));
    result.push(node('circle', { class: 'tick', cx, cy, r: 4 }));
  }
  const whole = points.length === cells.length && points.length > 1;
  if (last && whole && !isClosed(cells) && !marked.has(keyOf(last))) {
    const fill = `route-fill k${toneAt(shareOf(stroke, points.length - 1))}`;
    result.push(head(points.at(-2)!, points.at(-1)!, fill, 15));
  }
  return result;
}

/** Every fifth step and the last, in the lower right corner of their cells. */
function numbers(stroke: StrokeCells, upTo: number): readonly SvgNode[] {
  const cells = isClosed(stroke.cells) ? stroke.cells.slice(0, -1) : stroke.cells;
  const every = cells.length > manySteps ? 25 : 5;
  return cells.slice(0, upTo).flatMap(({ row, column }, i) => {
    if ((i + 1) % every !== 0 && i + 1 !== cells.length) return [];
    const place = { class: 'step-text', x: column * Unit - 4, y: row * Unit - 4 };
    return [textNode('text', place, String(i + 1))];
  });
}

/** Where a cell is too small for more: a plain line in pieces of one tone, and a few heads. */
function farParts(stroke: StrokeCells, points: readonly Spot[]): readonly SvgNode[] {
  const links = points.length - 1;
  const parts: SvgNode[] = [];
  if (links > 0) parts.push(pieces(stroke, points, 13, false));
  const apart = Math.max(60, Math.ceil(links / mostHeads));
  for (let i = 30; i < links; i += apart) {
    parts.push(
      head(points[i]!, points[i + 1]!, `route-fill far k${toneAt(shareOf(stroke, i))}`, 19),
    );
  }
  const [cx, cy] = points[0]!;
  const fill = `route-fill k${toneAt(shareOf(stroke, 0))}`;
  parts.push(node('circle', { class: fill, cx, cy, r: 19 }));
  return parts;
}

/** The most heads on a route that is seen from afar. */
const mostHeads = 150;

/** A line in at most 24 pieces, each of one tone. */
function pieces(
  stroke: StrokeCells,
  points: readonly Spot[],
  width: number,
  round: boolean,
): SvgNode {
  const links = points.length - 1;
  const count = Math.max(1, Math.min(24, links));
  const pathOf = (spots: readonly Spot[]): string =>
    round ? roundedPath(spots, 16) : `M${cornersOf(spots).map(spotText).join('L')}`;
  const parts = Array.from({ length: count }, (_, k) => {
    const [from, to] = [Math.floor((k * links) / count), Math.floor(((k + 1) * links) / count)];
    return node('path', {
      class: `route route-tone k${toneAt(shareOf(stroke, (from + to) / 2))}`,
      'stroke-width': width,
      d: pathOf(points.slice(from, to + 1)),
    });
  });
  if (!round) return node('g', {}, parts);
  const halo = { class: 'route-halo', 'stroke-width': width + 6, d: pathOf(points) };
  return node('g', {}, [node('path', halo), ...parts]);
}

const shareOf = (stroke: StrokeCells, step: number): number =>
  (stroke.before + step) / Math.max(1, stroke.steps - 1);

/** A chevron on every third link, from the second on; all of them are one path. */
export function chevrons(points: readonly Spot[], size: number): SvgNode {
  let d = '';
  for (let i = 1; i < points.length - 1; i += 3) {
    const [from, to] = [points[i]!, points[i + 1]!];
    const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    const [u, v] = [((to[0] - from[0]) / length) * size, ((to[1] - from[1]) / length) * size];
    const [bx, by] = [x - u * 0.6, y - v * 0.6];
    d +=
      `M${spotText([bx + v, by - u])}L${spotText([x + u * 0.6, y + v * 0.6])}` +
      `L${spotText([bx - v, by + u])}`;
  }
  return node('path', { class: 'chevron', d });
}

function head(from: Spot, to: Spot, style: string, size: number): SvgNode {
  const [back, inner] = [-size * 0.55, -size * 0.2];
  return node('path', {
    class: style,
    d: `M${back} ${-size}Q${inner} 0 ${back} ${size}L${size} 0Z`,
    transform: `translate(${spotText(to)}) rotate(${angleOf(from, to)})`,
  });
}
