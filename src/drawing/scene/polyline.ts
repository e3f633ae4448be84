import { node, type SvgNode } from './svgNode';
import { short, spotText, type Spot } from './units';

/** The tones of a route are numbered 0 to 12, from its first to its last. */
export const LastTone = 12;

/** The tone at a share (0 to 1) of a route. */
export function toneAt(share: number): number {
  return Math.max(0, Math.min(LastTone, Math.round(share * LastTone)));
}

/** How a line is drawn: everything in units, `from` and `to` as shares of the whole route. */
export interface LineStyle {
  readonly width: number;
  readonly radius: number;
  readonly halo: number;
  readonly from: number;
  readonly to: number;
  /** Put before the ids of gradients, so that two drawings on one page don't share them. */
  readonly ids: string;
}

/** The ends and the turns of a line: points on a straight piece are left out. */
export function cornersOf(points: readonly Spot[]): readonly Spot[] {
  const distinct = points.filter((point, i) => i === 0 || !same(point, points[i - 1]!));
  return distinct.filter((point, i) => {
    const [before, after] = [distinct[i - 1], distinct[i + 1]];
    if (!before || !after) return true;
    const [ax, ay] = [point[0] - before[0], point[1] - before[1]];
    const [bx, by] = [after[0] - point[0], after[1] - point[1]];
    return Math.abs(ax * by - ay * bx) > 1e-9 || ax * bx + ay * by < 0;
  });
}

/** One straight piece of a rounded line and the arc that follows it, if one does. */
interface Piece {
  readonly start: Spot;
  readonly end: Spot;
  /** Where the piece would begin and end without rounding. */
  readonly from: Spot;
  readonly corner: Spot;
  readonly arcEnd: Spot | null;
  /** Shares of the line's length at `from` and at `corner`. */
  readonly shares: readonly [number, number];
}

/** A line of straight pieces with rounded corners; `d` is all of it as one path. */
export function roundedPath(points: readonly Spot[], radius: number): string {
  const pieces = piecesOf(points, radius);
  return pieces.map((piece, i) => `${i === 0 ? 'M' : 'L'}${straight(piece)}${arc(piece)}`).join('');
}

/** A rounded line whose tone runs from its first point to its last, over a halo. */
export function polyline(points: readonly Spot[], style: LineStyle): SvgNode {
  const pieces = piecesOf(points, style.radius);
  const gradients: SvgNode[] = [];
  const tones: SvgNode[] = [];
  pieces.forEach((piece, i) => {
    const [first, last] = piece.shares.map((share) =>
      toneAt(style.from + (style.to - style.from) * share),
    ) as [number, number];
    const id = `${style.ids}tone-${i}`;
    const changes = first !== last;
    if (changes) gradients.push(gradient(id, piece, first, last));
    if (distance(piece.start, piece.end) > 0.01) {
      tones.push(
        node('path', {
          class: changes ? 'route' : `route route-tone k${first}`,
          stroke: changes ? `url(#${id})` : undefined,
          'stroke-width': style.width,
          d: `M${straight(piece)}`,
        }),
      );
    }
    if (piece.arcEnd) {
      tones.push(
        node('path', {
          class: `route route-tone k${last}`,
          'stroke-width': style.width,
          d: `M${spotText(piece.end)}${arc(piece)}`,
        }),
      );
    }
  });
  return node('g', {}, [
    gradients.length > 0 ? node('defs', {}, gradients) : null,
    node('path', {
      class: 'route-halo',
      'stroke-width': style.width + style.halo * 2,
      d: roundedPath(points, style.radius),
    }),
    node('g', {}, tones),
  ]);
}

function piecesOf(points: readonly Spot[], radius: number): readonly Piece[] {
  const corners = cornersOf(points);
  const lengths = corners.slice(1).map((corner, i) => distance(corner, corners[i]!));
  const total = lengths.reduce((sum, length) => sum + length, 0) || 1;
  const cut = (at: number): number =>
    at <= 0 || at >= corners.length - 1
      ? 0
      : Math.min(radius, lengths[at - 1]! / 2, lengths[at]! / 2);
  let gone = 0;
  return lengths.map((length, i) => {
    const [from, corner, next] = [corners[i]!, corners[i + 1]!, corners[i + 2]];
    const shares = [gone / total, (gone + length) / total] as const;
    gone += length;
    return {
      start: toward(from, corner, cut(i)),
      end: toward(corner, from, cut(i + 1)),
      from,
      corner,
      arcEnd: next ? toward(corner, next, cut(i + 1)) : null,
      shares,
    };
  });
}

function gradient(id: string, piece: Piece, first: number, last: number): SvgNode {
  const [[x1, y1], [x2, y2]] = [piece.from, piece.corner];
  return node('linearGradient', { id, gradientUnits: 'userSpaceOnUse', x1, y1, x2, y2 }, [
    node('stop', { offset: 0, class: `stop k${first}` }),
    node('stop', { offset: 1, class: `stop k${last}` }),
  ]);
}

const straight = (piece: Piece): string => `${spotText(piece.start)}L${spotText(piece.end)}`;
const arc = (piece: Piece): string =>
  piece.arcEnd ? `Q${spotText(piece.corner)} ${spotText(piece.arcEnd)}` : '';
const same = (a: Spot, b: Spot): boolean => a[0] === b[0] && a[1] === b[1];
const distance = (a: Spot, b: Spot): number => Math.hypot(b[0] - a[0], b[1] - a[1]);

function toward(from: Spot, to: Spot, by: number): Spot {
  const length = distance(from, to) || 1;
  return [from[0] + ((to[0] - from[0]) / length) * by, from[1] + ((to[1] - from[1]) / length) * by];
}

/** The angle of a link, in degrees, as `rotate()` takes it. */
export function angleOf(from: Spot, to: Spot): string {
  return short((Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI);
}
