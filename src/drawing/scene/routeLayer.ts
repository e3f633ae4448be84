import type { CellStep } from '../../level/route';
import type { Detail } from './detail';
import { angleOf, polyline, toneAt } from './polyline';
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
}

/** A closed stroke ends on the cell it began with. */
export function isClosed(cells: readonly CellStep[]): boolean {
  const [first, last] = [cells[0], cells.at(-1)];
  return cells.length > 1 && first !== undefined && keyOf(first) === keyOf(last!);
}

/** One stroke of a route, with the detail its size allows. */
export function strokeNode(stroke: StrokeCells, style: RouteStyle): SvgNode {
  return style.detail.chevrons ? near(stroke, style) : far(stroke);
}

const keyOf = ({ row, column }: CellStep): string => `${row},${column}`;

function near(stroke: StrokeCells, { detail, marked, ids }: RouteStyle): SvgNode {
  const { cells } = stroke;
  const points = cells.map(centre);
  const parts: SvgNode[] = [];
  if (points.length > 1) {
    const from = shareOf(stroke, 0);
    const to = shareOf(stroke, points.length - 1);
    parts.push(polyline(points, { width: 12, radius: 16, halo: 3, from, to, ids }));
  }
  if (detail.ticks) parts.push(ticks(cells, points, marked));
  for (let i = 1; i < points.length - 1; i += 3) parts.push(chevron(points[i]!, points[i + 1]!));
  parts.push(...ends(stroke, points, marked));
  if (detail.numbers) parts.push(...numbers(stroke));
  return node('g', {}, parts);
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
  if (last && points.length > 1 && !isClosed(cells) && !marked.has(keyOf(last))) {
    const fill = `route-fill k${toneAt(shareOf(stroke, points.length - 1))}`;
    result.push(head(points.at(-2)!, points.at(-1)!, fill, 15));
  }
  return result;
}

/** Every fifth step and the last, in the lower right corner of their cells. */
function numbers(stroke: StrokeCells): readonly SvgNode[] {
  const cells = isClosed(stroke.cells) ? stroke.cells.slice(0, -1) : stroke.cells;
  return cells.flatMap(({ row, column }, i) => {
    if ((i + 1) % 5 !== 0 && i + 1 !== cells.length) return [];
    const place = { class: 'step-text', x: column * Unit - 4, y: row * Unit - 4 };
    return [textNode('text', place, String(i + 1))];
  });
}

/** Where a cell is too small for more: a plain line in pieces of one tone, and a few heads. */
function far(stroke: StrokeCells): SvgNode {
  const points = stroke.cells.map(centre);
  const links = points.length - 1;
  const pieces = Math.max(1, Math.min(24, links));
  const parts: SvgNode[] = [];
  for (let k = 0; k < pieces && links > 0; k++) {
    const [from, to] = [Math.floor((k * links) / pieces), Math.floor(((k + 1) * links) / pieces)];
    parts.push(
      node('path', {
        class: `route route-tone k${toneAt(shareOf(stroke, (from + to) / 2))}`,
        'stroke-width': 13,
        d: `M${points
          .slice(from, to + 1)
          .map(spotText)
          .join('L')}`,
      }),
    );
  }
  for (let i = 30; i < links; i += 60) {
    parts.push(
      head(points[i]!, points[i + 1]!, `route-fill far k${toneAt(shareOf(stroke, i))}`, 19),
    );
  }
  const first = points[0];
  if (first) {
    const fill = `route-fill k${toneAt(shareOf(stroke, 0))}`;
    parts.push(node('circle', { class: fill, cx: first[0], cy: first[1], r: 19 }));
  }
  return node('g', {}, parts);
}

const shareOf = (stroke: StrokeCells, step: number): number =>
  (stroke.before + step) / Math.max(1, stroke.steps - 1);

function chevron(from: Spot, to: Spot): SvgNode {
  const size = 3.6;
  const middle: Spot = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  return node('path', {
    class: 'chevron',
    d: `M${-size * 0.6} ${-size}L${size * 0.6} 0L${-size * 0.6} ${size}`,
    transform: `translate(${spotText(middle)}) rotate(${angleOf(from, to)})`,
  });
}

function head(from: Spot, to: Spot, style: string, size: number): SvgNode {
  const [back, inner] = [-size * 0.55, -size * 0.2];
  return node('path', {
    class: style,
    d: `M${back} ${-size}Q${inner} 0 ${back} ${size}L${size} 0Z`,
    transform: `translate(${spotText(to)}) rotate(${angleOf(from, to)})`,
  });
}
