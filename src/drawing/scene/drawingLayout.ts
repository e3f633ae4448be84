import type { PictureDrawing } from '../picture';
import { boundsOf } from './boundsOf';
import type { Spot } from './units';

/** Where a drawing's points lie in units, and how units become coordinates again. */
export interface DrawingLayout {
  /** In the order of the points. */
  readonly spots: readonly Spot[];
  /** How many edges end at each point; a loop counts twice. */
  readonly degrees: readonly number[];
  readonly box: readonly [x: number, y: number, width: number, height: number];
  /** Coordinates as they are written of a spot: a few digits. */
  placeAt(spot: Spot): { readonly x: number; readonly y: number };
  /** How far coordinates written so lie apart. */
  readonly step: number;
}

/** Points lie about so many units apart. */
const apart = 150;
/** Points never lie nearer than this, in units. */
const nearest = 64;
/** Room around the points, in units. */
const room = 84;

const known = new WeakMap<PictureDrawing, DrawingLayout>();

/** Lays a drawing out; the same object for the same drawing. */
export function layoutOf(drawing: PictureDrawing): DrawingLayout {
  const layout = known.get(drawing) ?? laidOut(drawing);
  known.set(drawing, layout);
  return layout;
}

function laidOut({ points, edges }: PictureDrawing): DrawingLayout {
  const scale = scaleOf(points);
  const spots = points.map(({ x, y }): Spot => [x * scale, y * scale]);
  const degrees = points.map(() => 0);
  for (const { from, to } of edges) {
    degrees[from]! += 1;
    degrees[to]! += 1;
  }
  const digits = Math.max(0, Math.ceil(-Math.log10(24 / scale)));
  const step = 10 ** -digits;
  const rounded = (value: number): number =>
    Number((Math.round(value / scale / step) * step).toFixed(digits));
  return {
    spots,
    degrees,
    box: boxAround(spots),
    placeAt: ([x, y]) => ({ x: rounded(x), y: rounded(y) }),
    step,
  };
}

function boxAround(spots: readonly Spot[]): DrawingLayout['box'] {
  if (spots.length === 0) return [-3 * apart, -2 * apart, 6 * apart, 4 * apart];
  const [left, top, right, bottom] = boundsOf(spots);
  // A few points leave room for more beside them.
  const across = Math.max(0, 2 * apart - (right - left)) / 2;
  const down = Math.max(0, 2 * apart - (bottom - top)) / 2;
  return [
    left - across - room,
    top - down - room,
    right - left + 2 * (across + room),
    bottom - top + 2 * (down + room),
  ];
}

/**
 * Units of a coordinate of 1: so that the middle one of the distances to the nearest other point is
 * as wished, and the least of them not too small.
 */
function scaleOf(points: PictureDrawing['points']): number {
  const sorted = [...points].sort((a, b) => a.x - b.x);
  const distances = sorted
    .map((point, i) => {
      let best = Infinity;
      for (const way of [-1, 1]) {
        for (let k = i + way; k >= 0 && k < sorted.length; k += way) {
          const other = sorted[k]!;
          if (Math.abs(other.x - point.x) >= best) break;
          const distance = Math.hypot(other.x - point.x, other.y - point.y);
          if (distance > 0) best = Math.min(best, distance);
        }
      }
      return best;
    })
    .filter(Number.isFinite)
    .sort((a, b) => a - b);
  const least = distances[0];
  if (least === undefined) return apart;
  const middle = distances[Math.floor(distances.length / 2)]!;
  return Math.max(apart / middle, nearest / least);
}
