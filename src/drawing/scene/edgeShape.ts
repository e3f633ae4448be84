import { short, spotText, type Spot } from './units';

/** An edge as a curve. */
export interface EdgeShape {
  /** As a path. */
  readonly d: string;
  /** The spot at a share of its way, 0 to 1. */
  at(share: number): Spot;
  /** The angle of its way there, in degrees. */
  angleAt(share: number): string;
}

/**
 * The curve of an edge: straight, or where `bow` is not 0 bent so that its middle lies so far to
 * the right of its way. From a spot to itself it is a loop towards `angle` (in radians); loops of a
 * greater `bow` are larger.
 */
export function edgeShape(from: Spot, to: Spot, bow: number, angle = 0): EdgeShape {
  if (from[0] === to[0] && from[1] === to[1]) {
    const reach = 84 + 34 * Math.abs(bow);
    const handle = (by: number): Spot => [
      from[0] + Math.cos(angle + by) * reach,
      from[1] + Math.sin(angle + by) * reach,
    ];
    return curve([from, handle(-0.62), handle(0.62), to]);
  }
  if (bow === 0) return curve([from, to]);
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const aside = (2 * bow) / (Math.hypot(dx, dy) || 1);
  return curve([
    from,
    [(from[0] + to[0]) / 2 - dy * aside, (from[1] + to[1]) / 2 + dx * aside],
    to,
  ]);
}

/** A Bézier curve of any degree, by de Casteljau's algorithm. */
function curve(points: readonly Spot[]): EdgeShape {
  const letter = ['', 'L', 'Q', 'C'][points.length - 1] ?? 'L';
  const between = (a: Spot, b: Spot, share: number): Spot => [
    a[0] + (b[0] - a[0]) * share,
    a[1] + (b[1] - a[1]) * share,
  ];
  const at = (share: number): Spot => {
    let rest = points;
    while (rest.length > 1) rest = rest.slice(1).map((point, i) => between(rest[i]!, point, share));
    return rest[0]!;
  };
  return {
    d: `M${spotText(points[0]!)}${letter}${points.slice(1).map(spotText).join(' ')}`,
    at,
    angleAt: (share) => {
      const [a, b] = [at(Math.max(0, share - 0.01)), at(Math.min(1, share + 0.01))];
      return short((Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI);
    },
  };
}

/** The angle, in radians, at which a loop is farthest from the other ways that leave a spot. */
export function loopAngle(spot: Spot, others: readonly Spot[]): number {
  const taken = others.map(([x, y]) => Math.atan2(y - spot[1], x - spot[0]));
  let [best, most] = [-Math.PI / 2, -1];
  for (let i = 0; i < 16; i++) {
    const angle = -Math.PI / 2 + (i * Math.PI) / 8;
    const away = Math.min(
      Math.PI,
      ...taken.map((one) => Math.abs(Math.atan2(Math.sin(one - angle), Math.cos(one - angle)))),
    );
    if (away > most + 1e-6) [best, most] = [angle, away];
  }
  return best;
}
