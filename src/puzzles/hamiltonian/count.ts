import type { Level } from '../../level/level';
import { continued } from '../../solvers/continued';
import { countOnGrid } from '../../solvers/frontierCount';
import { countOnGraph } from '../../solvers/graphCount';
import { greedyTours } from '../../solvers/greedyTour';
import { searchPaths } from '../../solvers/hamiltonianPath';
import type { Budget, Search } from '../../solvers/search';
import type { Count, CountOptions } from '../puzzle';
import { drawnLines } from './drawnLines';
import { graphCountProblem, gridCountProblem, waysToDraw } from './gridCount';
import { tourProblem } from './problem';
import { tourProof } from './structure';
import { tourBoard, type TourBoard, type TourRules } from './tourBoard';

/** A walk to a limit is tried for this many steps before all routes are counted. */
const firstSteps = 5000;

/** How many steps for each cell go to greedy walks. */
const greedySteps = 1000;

/** Greedy walks end when they have found routes of so many cells together: names take memory. */
const mostKept = 1 << 22;

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
  if ((!grid && !graph) || ways === 0n) return yield* walkThrough(tour, rules, budget, options);
  if (options.limit !== undefined) {
    // A few routes are found sooner than all are counted.
    const few = { steps: Math.min(firstSteps, Math.floor(budget.steps / 10)) };
    const found = yield* walkThrough(tour, rules, few, options);
    if (found.bound === 'exact') return found;
    if (found.count !== null && found.count >= options.limit) return found;
  }
  // What is left of the budget finds a lower bound.
  const share = { steps: Math.floor(budget.steps * (options.limit === undefined ? 0.9 : 0.5)) };
  const { ended, count, steps } = yield* grid
    ? countOnGrid(grid, share)
    : countOnGraph(graph!, share);
  if (ended === 'complete') return upTo(options.limit, count * ways, steps);
  const left = { steps: budget.steps - steps };
  const walked = yield* continued(steps, walkThrough(tour, rules, left, options));
  return { ...walked, steps: steps + walked.steps };
}

function upTo(limit: bigint | undefined, count: bigint, steps: number): Count {
  return limit !== undefined && count > limit
    ? { bound: 'atLeast', count: limit, steps }
    : { bound: 'exact', count, steps };
}

/**
 * Counts by finding every tour, one for each set of lines: first by greedy walks where the rules
 * advise them, which find many on a board too large to be searched.
 */
function* walkThrough(
  tour: TourBoard,
  rules: TourRules,
  budget: Budget,
  { directed, limit }: CountOptions,
): Search<Count> {
  // Even one route takes a step for every cell.
  const cells = tour.graph.nodeCount;
  if (cells > budget.steps) return { bound: 'undecided', count: null, steps: 0 };
  const problem = tourProblem(tour);
  const ways = directed ? waysToDraw(tour) : 1n;
  const each = ways > 0n ? ways : 1n;
  const seen = new Set<string>();
  let routes = 0n;
  const isEnough = (): boolean => limit !== undefined && routes * each >= limit;
  const take = (nodes: Int32Array): boolean => {
    if (ways > 0n) {
      const lines = drawnLines(nodes, tour.closed);
      if (seen.has(lines)) return true;
      seen.add(lines);
    }
    routes++;
    return !isEnough();
  };
  let steps = 0;
  const ties = cells < 2 || ways === 0n ? undefined : rules.greedyTies?.(tour);
  if (ties) {
    const share = { steps: Math.floor(Math.min(greedySteps * cells, budget.steps / 2)) };
    const mayKeep = (nodes: Int32Array): boolean => take(nodes) && seen.size * cells < mostKept;
    steps = (yield* greedyTours(problem, ties, share, mayKeep)).steps;
  }
  const bound = (isComplete: boolean): Count => {
    const count = routes * each;
    if (isComplete) return { bound: 'exact', count, steps };
    return count > 0n
      ? { bound: 'atLeast', count, steps }
      : { bound: 'undecided', count: null, steps };
  };
  if (isEnough()) return bound(false);
  const left = { steps: Math.max(0, budget.steps - steps) };
  const search = yield* continued(steps, searchPaths(problem, left, take));
  steps += search.steps;
  return bound(search.ended === 'complete');
}
