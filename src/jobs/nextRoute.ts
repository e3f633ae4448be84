import type { Level } from '../level/level';
import { kindOf } from '../puzzles/index';
import type { Outcome, Route } from '../puzzles/puzzle';
import type { Budget, Search } from '../solvers/search';
import { sameLines } from './sameLines';

/**
 * What comes after the stored route of a level, or after another:
 * - `next`: a route that draws other lines; `first` where the walk through them begins anew.
 * - `only`: the stored route is right, and there is no other.
 * - else what a solver says of a level without a route.
 */
export type NextRoute =
  | { readonly verdict: 'next'; readonly route: Route; readonly first: boolean }
  | { readonly verdict: 'only' }
  | Exclude<Outcome, { readonly verdict: 'solved' }>
  | { readonly verdict: 'invalid' };

/**
 * Finds the route after the stored one in the order in which the kind walks through them, one for
 * each set of drawn lines; after the last comes the first. Without a right stored route it is the
 * first. Where the walk runs out of budget before it meets the stored route, any other will do.
 * @param after a route to take in place of the stored one
 */
export function* nextRoute(
  level: Level,
  budget: Budget,
  after: Route | null = null,
): Search<NextRoute> {
  if (!level.valid) return { verdict: 'invalid' };
  const kind = kindOf(level);
  const strokes = after ?? level.solution?.strokes ?? null;
  const stored = strokes && !kind.verify(level, strokes) ? strokes : null;
  const isClosed = level.values.get('closed') === 'yes';
  let first: Route | null = null;
  let next: Route | null = null;
  let met = stored === null;
  const { ended, steps } = yield* kind.routes(level, budget, (route) => {
    if (met) {
      next = route;
      return false;
    }
    first ??= route;
    met = stored !== null && sameLines(route, stored, isClosed);
    return true;
  });
  const found = next as Route | null;
  const begin = first as Route | null;
  if (found) return { verdict: 'next', route: found, first: stored === null };
  if (stored === null || ended === 'budget') return yield* another(level, budget, stored, steps);
  if (!begin || sameLines(begin, stored, isClosed)) return { verdict: 'only' };
  return { verdict: 'next', route: begin, first: true };
}

/** Any route but the stored one, by the kind's own search. */
function* another(
  level: Level,
  budget: Budget,
  stored: Route | null,
  walked: number,
): Search<NextRoute> {
  const outcome = yield* kindOf(level).solve(level, budget, stored ?? undefined);
  switch (outcome.verdict) {
    case 'solved':
      return { verdict: 'next', route: outcome.route, first: stored === null };
    case 'unsolvable':
      return stored ? { verdict: 'only' } : outcome;
    case 'undecided':
      return { verdict: 'undecided', steps: walked + outcome.steps };
  }
}
