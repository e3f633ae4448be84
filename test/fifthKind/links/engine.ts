import { finding } from '../../../src/level/textFinding';
import type { PuzzleEngine, Route } from '../../../src/puzzles/puzzle';
import { linksRoutes } from './lines';

/** The searches of `links`. */
export const engine: PuzzleEngine = {
  *solve(level, budget, other) {
    const different = other ? drawn(other) : null;
    const routes: Route[] = [];
    const { ended, steps } = yield* linksRoutes(level, budget, (found) => {
      if (drawn(found) !== different) routes.push(found);
      return routes.length === 0;
    });
    const [route] = routes;
    if (route) return { verdict: 'solved', route, steps };
    if (ended === 'budget') return { verdict: 'undecided', steps };
    const reason = finding('error', 'exhausted', [], { args: { steps } });
    return { verdict: 'unsolvable', reason, steps };
  },

  routes: linksRoutes,

  *count(level, budget, { directed, limit }) {
    let count = 0n;
    let each = 1n;
    const { ended, steps } = yield* linksRoutes(level, budget, (route) => {
      // Ordered routes: the lines in any order, each begun at either end.
      if (directed) each = route.reduce((ways, _, i) => ways * 2n * BigInt(i + 1), 1n);
      count += each;
      return limit === undefined || count < limit;
    });
    if (ended === 'complete') return { bound: 'exact', count, steps };
    return count > 0n
      ? { bound: 'atLeast', count, steps }
      : { bound: 'undecided', count: null, steps };
  },
};

/** The lines of a route, whatever their order and wherever they begin. */
function drawn(route: Route): string {
  const lines = route.map((names) => {
    const backwards = [...names].reverse();
    return names[0]! < backwards[0]! ? names.join('-') : backwards.join('-');
  });
  return lines.sort().join(' ');
}
