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

/**
 * Whether strokes (the points they pass; of equal edges the first not yet drawn is taken) can be gone
 * on with until all is drawn: the last one from where it ends, then others.
 */
export function canGoOn(sketch: Sketch, begun: readonly (readonly number[])[]): boolean {
  const { names, edges, closed, strokes, start, end } = sketch;
  if (begun.length > strokes) return false;
  const [only] = begun;
  if (start >= 0 || end >= 0) {
    return allWalks(sketch).some(({ points }) => only!.every((point, i) => points[i] === point));
  }
  const goesOn = (drawn: number, here: number, from: number, left: number): boolean => {
    const canLift = !closed || here === from;
    if (drawn === 2 ** edges.length - 1 && canLift) return true;
    const tries = edges.map(([a, b], edge) => {
      if ((drawn >> edge) % 2 === 1) return false;
      const bit = 1 << edge;
      return (
        (a === here && goesOn(drawn | bit, b, from, left)) ||
        (b === here && goesOn(drawn | bit, a, from, left))
      );
    });
    if (tries.some(Boolean)) return true;
    if (!canLift || left === 0) return false;
    return names.some((_, point) => point !== here && begins(drawn, point, left - 1));
  };
  /** A stroke that begins draws an edge. */
  const begins = (drawn: number, from: number, left: number): boolean =>
    edges.some(([a, b], edge) => {
      if ((drawn >> edge) % 2 === 1) return false;
      const bit = 1 << edge;
      return (
        (a === from && goesOn(drawn | bit, b, from, left)) ||
        (b === from && goesOn(drawn | bit, a, from, left))
      );
    });
  const drawn = new Set<number>();
  for (const [i, points] of begun.entries()) {
    if (closed && i < begun.length - 1 && points[0] !== points.at(-1)) return false;
    points.slice(1).forEach((to, step) => drawn.add(edgeLeft(edges, drawn, points[step]!, to)));
  }
  const last = begun.at(-1)!;
  const bits = [...drawn].reduce((sum, edge) => sum | (1 << edge), 0);
  return goesOn(bits, last.at(-1)!, last[0]!, strokes - begun.length);
}

/** The first edge between two points that is not drawn. Throws where there is none. */
export function edgeLeft(
  edges: Sketch['edges'],
  drawn: ReadonlySet<number>,
  from: number,
  to: number,
): number {
  const found = edges.findIndex(
    ([a, b], edge) => !drawn.has(edge) && ((a === from && b === to) || (a === to && b === from)),
  );
  if (found < 0) throw new RangeError(`No edge is left from ${from} to ${to}`);
  return found;
}
