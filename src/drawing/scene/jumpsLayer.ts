import { angleOf, toneAt } from './polyline';
import { isClosed, nowFigures, type RouteStyle, type StrokeCells } from './routeLayer';
import { node, textNode, type SvgNode } from './svgNode';
import { centre, short, spotText, type Spot } from './units';

/** Of more jumps not every one has a halo and a dot: they are drawn in pieces of one tone. */
const manyJumps = 1200;
/** How many tones such pieces are drawn in. */
const pieces = 24;

/** One stroke of jumps: thin lines, a dot a square, heads, and tags on the first and the last. */
export function jumpsNode(stroke: StrokeCells, style: RouteStyle): SvgNode {
  const points = stroke.cells.map(centre);
  const upTo = Math.max(0, Math.min(points.length, (style.played ?? Infinity) - stroke.before));
  const done = points.slice(0, upTo);
  const near = style.detail.chevrons && points.length <= manyJumps;
  const parts: SvgNode[] = [];
  if (upTo < points.length) {
    const d = `M${points
      .slice(Math.max(0, upTo - 1))
      .map(spotText)
      .join('L')}`;
    parts.push(node('path', { class: `route-rest k${toneOf(stroke, upTo)}`, d }));
  }
  if (near) parts.push(...links(stroke, done), ...heads(stroke, done), ...dots(stroke, done));
  else parts.push(...farLinks(stroke, done));
  parts.push(...endTags(stroke, done, style));
  if (upTo > 0 && upTo < points.length) parts.push(...nowFigures(done.at(-1)!, 0.9));
  return node('g', {}, parts);
}

const toneOf = (stroke: StrokeCells, step: number): number =>
  toneAt((stroke.before + step) / Math.max(1, stroke.steps - 1));

function links(stroke: StrokeCells, points: readonly Spot[]): readonly SvgNode[] {
  return points.slice(1).flatMap((to, i) => {
    const d = `M${spotText(points[i]!)}L${spotText(to)}`;
    return [
      node('path', { class: 'route-halo', 'stroke-width': 7, d }),
      node('path', { class: `route route-tone k${toneOf(stroke, i)}`, 'stroke-width': 3, d }),
    ];
  });
}

/** A head on every second jump, a little behind its middle. */
function heads(stroke: StrokeCells, points: readonly Spot[]): readonly SvgNode[] {
  return points.slice(1).flatMap((to, i) => {
    const from = points[i]!;
    const at: Spot = [from[0] + (to[0] - from[0]) * 0.62, from[1] + (to[1] - from[1]) * 0.62];
    if (i % 2 === 1) return [];
    return [
      node('path', {
        class: `route-fill thin k${toneOf(stroke, i)}`,
        d: 'M-5 -6L7 0L-5 6Z',
        transform: `translate(${short(at[0])} ${short(at[1])}) rotate(${angleOf(from, to)})`,
      }),
    ];
  });
}

function dots(stroke: StrokeCells, points: readonly Spot[]): readonly SvgNode[] {
  return points.map(([cx, cy], i) =>
    node('circle', { class: `jump-dot k${toneOf(stroke, i)}`, cx, cy, r: 4.5 }),
  );
}

function farLinks(stroke: StrokeCells, points: readonly Spot[]): readonly SvgNode[] {
  const count = Math.max(1, Math.min(pieces, points.length - 1));
  if (points.length < 2) return [];
  const last = points.length - 1;
  return Array.from({ length: count }, (_, k) => {
    const [from, to] = [Math.floor((k * last) / count), Math.floor(((k + 1) * last) / count)];
    const tone = toneOf(stroke, Math.floor((from + to) / 2));
    const d = `M${points
      .slice(from, to + 1)
      .map(spotText)
      .join('L')}`;
    return node('path', { class: `route route-tone k${tone}`, 'stroke-width': 3, d });
  });
}

/** The first step on a disc, the last of an open stroke on a square, where no mark stands there. */
function endTags(
  { cells, before }: StrokeCells,
  points: readonly Spot[],
  { marked, detail }: RouteStyle,
): readonly SvgNode[] {
  if (!detail.chevrons) return [];
  const text = (x: number, y: number, step: number): SvgNode =>
    textNode(
      'text',
      { class: `disc-text ${step > 999 ? 'tiny' : 'small'}`, x, y: y + 0.5 },
      String(step),
    );
  const free = (at: number): boolean =>
    !marked.has(`${cells[at]!.row},${cells[at]!.column}`) && points[at] !== undefined;
  const parts: SvgNode[] = [];
  const last = cells.length - 1;
  if (last >= 0 && free(0)) {
    const [cx, cy] = points[0]!;
    parts.push(node('circle', { class: 'disc', cx, cy, r: 12 }), text(cx, cy, before + 1));
  }
  if (last > 0 && free(last) && !isClosed(cells)) {
    const [x, y] = points[last]!;
    const square = { class: 'disc', x: x - 12, y: y - 12, width: 24, height: 24, rx: 4 };
    parts.push(node('rect', square), text(x, y, before + last + 1));
  }
  return parts;
}
