import { continued } from '../../solvers/continued';
import { frontierRoutes } from '../../solvers/frontierRoutes';
import { greedyTours } from '../../solvers/greedyTour';
import { searchPaths, type PathSearchEnd } from '../../solvers/hamiltonianPath';
import type { Budget, Search } from '../../solvers/search';
import { gridCountProblem } from './gridCount';
import { tourProblem } from './problem';
import { fixedEnds, type TourBoard, type TourRules } from './tourBoard';

/** How many steps for each cell go to greedy walks where they promise something. */
const greedySteps = 1000;

/** A first search is tried for this many steps: most boards are decided before. */
const firstSteps = 20_000;

type OnRoute = (nodes: Int32Array) => boolean;

/**
 * Searches for tours by whatever promises most, cheapest first: greedy walks where the rules advise
 * them; a short search; on a grid where numbers bind no inner cell all states of a frontier, which
 * decide a narrow board; and the search for as long as the budget lasts. A route may be handed out
 * twice. `complete`: every set of lines has been handed out.
 */
export function* searchTours(
  tour: TourBoard,
  rules: TourRules,
  budget: Budget,
  onRoute: OnRoute,
): Search<PathSearchEnd> {
  const problem = tourProblem(tour);
  const cells = tour.graph.nodeCount;
  let steps = 0;
  const upTo = (share: number): Budget => ({
    steps: Math.max(0, Math.min(Math.floor(share), budget.steps - steps)),
  });
  const ties = cells < 2 ? undefined : rules.greedyTies?.(tour);
  if (ties) {
    const walked = yield* greedyTours(problem, ties, upTo(greedySteps * cells), onRoute);
    steps += walked.steps;
    if (walked.ended !== 'budget') return { ended: walked.ended, steps };
  }
  const grid = gridCountProblem(tour, rules);
  if (grid) {
    const first = yield* continued(steps, searchPaths(problem, upTo(firstSteps), onRoute));
    steps += first.steps;
    if (first.ended !== 'budget') return { ended: first.ended, steps };
    const share = upTo((budget.steps - steps) / 2);
    const found = yield* continued(
      steps,
      frontierRoutes(grid, share, (drawn) => onRoute(asNodes(tour, drawn))),
    );
    steps += found.steps;
    if (found.ended !== 'budget') return { ended: found.ended, steps };
  }
  const full = yield* continued(steps, searchPaths(problem, upTo(Infinity), onRoute));
  return { ended: full.ended, steps: steps + full.steps };
}

/** A line of cells as the nodes of a route, from its start to its end where marks fix them. */
function asNodes(tour: TourBoard, cells: Int32Array): Int32Array {
  const nodes = cells.map((cell) => tour.nodeOf[cell]!);
  const { first, last } = tour.closed ? { first: tour.start, last: tour.end } : fixedEnds(tour);
  if (tour.closed && (first < 0 || last < 0)) return nodes;
  const isBackward =
    (first >= 0 && nodes[0] !== first) || (last >= 0 && nodes[nodes.length - 1] !== last);
  return isBackward ? nodes.reverse() : nodes;
}
