import type { Level } from '../level/level';
import type { Hint } from '../puzzles/play';
import { kindOf } from '../puzzles/index';
import type { Continuation, PuzzleKind, Route } from '../puzzles/puzzle';
import type { Budget, Search } from '../solvers/search';

/**
 * The next move of a game: of a solution that begins with its route, or that there is none, and since
 * which move. Fewer moves never are lost where more are not, so that move is found by halving.
 */
export function* hint(level: Level, budget: Budget, route: Route): Search<Hint> {
  const kind = kindOf(level);
  if (!level.valid || !kind.goOn) return { hint: 'unknown' };
  const all = movesOf(kind, route);
  const now = yield* goOn(kind, level, route, budget);
  if (now.verdict === 'undecided') return { hint: 'unknown' };
  if (now.verdict === 'solved') return next(kind, now.route, all);
  let [good, bad] = [-1, all];
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    const { verdict } = yield* goOn(kind, level, firstMoves(kind, route, middle), budget);
    if (verdict === 'undecided') return { hint: 'lost', since: null };
    if (verdict === 'solved') good = middle;
    else bad = middle;
  }
  return { hint: 'lost', since: bad };
}

/** Without moves yet, any solution will do. */
function* goOn(
  kind: PuzzleKind,
  level: Level,
  route: Route,
  budget: Budget,
): Search<Pick<Continuation, 'verdict'> & { readonly route: Route }> {
  const hasMoves = route.some(({ length }) => length > 0);
  const result =
    hasMoves && kind.goOn
      ? yield* kind.goOn(level, route, budget)
      : yield* kind.solve(level, budget);
  const { verdict } = result;
  return { verdict, route: result.verdict === 'solved' ? result.route : [] };
}

const joins = ({ look }: PuzzleKind): boolean => look.route === 'joins';

/** How many moves a route has: places, or pairs. */
function movesOf(kind: PuzzleKind, route: Route): number {
  return joins(kind) ? route.length : route.reduce((sum, { length }) => sum + length, 0);
}

function firstMoves(kind: PuzzleKind, route: Route, count: number): Route {
  if (joins(kind)) return route.slice(0, count);
  const strokes: (readonly string[])[] = [];
  let left = count;
  for (const stroke of route) {
    if (left > 0) strokes.push(stroke.slice(0, left));
    left -= stroke.length;
  }
  return strokes;
}

function next(kind: PuzzleKind, route: Route, made: number): Hint {
  if (joins(kind)) {
    const stroke = route[made];
    if (!stroke) return { hint: 'done' };
    return { hint: 'next', from: stroke[0]!, to: stroke.at(-1)! };
  }
  const step = route.flat()[made];
  return step === undefined
    ? { hint: 'done' }
    : { hint: 'next', from: null, to: step.split('#')[0]! };
}
