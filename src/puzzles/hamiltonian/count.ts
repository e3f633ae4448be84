import type { Level } from '../../level/level';
import { continued } from '../../solvers/continued';
import { countOnGrid } from '../../solvers/frontierCount';
import { countOnGraph } from '../../solvers/graphCount';
import { searchPaths } from '../../solvers/hamiltonianPath';
import type { Budget, Search } from '../../solvers/search';
import type { Count, CountOptions } from '../puzzle';
import { drawnLines } from './drawnLines';
import { graphCountProblem, gridCountProblem, waysToDraw } from './gridCount';
import { tourProblem } from './problem';
import { tourProof } from './structure';
import { tourBoard, type TourBoard, type TourRules } from './tourBoard';

/**
 * Counts tours (see `PuzzleKind.count`): on a grid along its frontier, without looking at a single
 * one; where that is not possible or takes too much of the budget, by walking through them.
 */
export function* countTours(
  level: Level,
  rules: TourRules,
  budget: Budget,
  options: CountOptions,
): Search<Count> {
  const tour = tourBoard(level, rules);
  yield { steps: 0 };
  if (tourProof(tour, rules)) return { bound: 'exact', count: 0n, steps: 0 };
  const grid = gridCountProblem(tour, rules);
  const graph = grid ? null : graphCountProblem(tour);
  const ways = options.directed ? waysToDraw(tour) : 1n;
  if ((!grid && !graph) || ways === 0n) return yield* walkThrough(tour, budget, options);
  // What is left of the budget finds a lower bound.
  const share = { steps: Math.floor(budget.steps * (options.limit === undefined ? 0.9 : 0.5)) };
  const { ended, count, steps } = yield* grid
    ? countOnGrid(grid, share)
    : countOnGraph(graph!, share);
  if (ended === 'complete') return upTo(options.limit, count * ways, steps);
  const left = { steps: budget.steps - steps };
  const walked = yield* continued(steps, walkThrough(tour, left, options));
  return { ...walked, steps: steps + walked.steps };
}

function upTo(limit: bigint | undefined, count: bigint, steps: number): Count {
  return limit !== undefined && count > limit
    ? { bound: 'atLeast', count: limit, steps }
    : { bound: 'exact', count, steps };
}

/** Counts by finding every tour, one for each set of lines. */
function* walkThrough(
  tour: TourBoard,
  budget: Budget,
  { directed, limit }: CountOptions,
): Search<Count> {
  // Open routes are found in every direction; a cycle is found from one cell, in either.
  const ways = directed && tour.closed ? waysToDraw(tour) : 0n;
  const each = ways > 0n ? ways : 1n;
  const byLines = !directed || ways > 0n;
  const seen = new Set<string>();
  let routes = 0n;
  const { ended, steps } = yield* searchPaths(tourProblem(tour), budget, (nodes) => {
    if (byLines) {
      const lines = drawnLines(nodes, tour.closed);
      if (seen.has(lines)) return true;
      seen.add(lines);
    }
    routes++;
    return limit === undefined || routes * each < limit;
  });
  const count = routes * each;
  if (ended === 'complete') return { bound: 'exact', count, steps };
  return count > 0n
    ? { bound: 'atLeast', count, steps }
    : { bound: 'undecided', count: null, steps };
}
