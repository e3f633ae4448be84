import type { Sketch } from './sketch';

/** A trail of one stroke: the points it passes and the edges between them. */
export interface Walk {
  readonly points: readonly number[];
  readonly edges: readonly number[];
}

/**
 * Every way to draw all edges of a sketch in one stroke by its rules, with a first point and a
 * direction, by plain enumeration: nothing of the project's graphs, solvers or rules is used.
 */
export function allWalks({ names, edges, closed, start, end }: Sketch): Walk[] {
  const walks: Walk[] = [];
  const points: number[] = [];
  const drawn: number[] = [];
  const walk = (): void => {
    const here = points[points.length - 1]!;
    if (drawn.length === edges.length) {
      if (isRight()) walks.push({ points: [...points], edges: [...drawn] });
      return;
    }
    edges.forEach(([a, b], edge) => {
      if (drawn.includes(edge) || (a !== here && b !== here)) return;
      drawn.push(edge);
      points.push(a === here ? b : a);
      walk();
      drawn.pop();
      points.pop();
    });
  };
  const isRight = (): boolean => {
    const last = points.length - 1;
    if (closed && points[0] !== points[last]) return false;
    if (end < 0) return true;
    if (!closed) return points[last] === end;
    if (start < 0) return points.includes(end);
    return start === end || points[last - 1] === end;
  };
  names.forEach((_, point) => {
    if (start >= 0 && point !== start) return;
    points.push(point);
    walk();
    points.pop();
  });
  return walks;
}

/** A name for what a walk draws: its sequence of edges up to reversal (and rotation if closed). */
export function drawnLine(edges: readonly number[], closed: boolean): string {
  const ways: string[] = [];
  for (const way of [edges, [...edges].reverse()]) {
    const turns = closed ? way.length : 1;
    for (let at = 0; at < turns; at++) ways.push([...way.slice(at), ...way.slice(0, at)].join());
  }
  return ways.sort()[0]!;
}

/** The fewest strokes that draw all edges (closed ones, if so), or Infinity. */
export function fewestStrokes({ names, edges, closed }: Sketch): number {
  const all = 2 ** edges.length - 1;
  const known = new Map<string, number>();
  /** Strokes that are still to begin, with the pen at `here` (-1: lifted), begun at `from`. */
  const least = (drawn: number, here: number, from: number): number => {
    if (drawn === all && (here < 0 || !closed || here === from)) return 0;
    const key = `${drawn} ${here} ${closed ? from : 0}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    let best = Infinity;
    if (here < 0) {
      names.forEach((_, point) => (best = Math.min(best, 1 + least2(drawn, point, point))));
    } else {
      best = least2(drawn, here, from);
      if (!closed || here === from) best = Math.min(best, least(drawn, -1, -1));
    }
    known.set(key, best);
    return best;
  };
  /** The same, where the next edge is drawn from `here`. */
  const least2 = (drawn: number, here: number, from: number): number => {
    let best = Infinity;
    edges.forEach(([a, b], edge) => {
      const bit = 2 ** edge;
      if (Math.floor(drawn / bit) % 2 === 1) return;
      if (a === here) best = Math.min(best, least(drawn + bit, b, from));
      if (b === here && a !== b) best = Math.min(best, least(drawn + bit, a, from));
    });
    return best;
  };
  return least(0, -1, -1);
}
