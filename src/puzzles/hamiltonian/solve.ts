import type { Finding } from '../../level/finding';
import type { Level } from '../../level/level';
import { finding } from '../../level/textFinding';
import { searchPaths } from '../../solvers/hamiltonianPath';
import type { Budget, Search } from '../../solvers/search';
import type { Outcome, Route, RoutesEnd } from '../puzzle';
import { drawnLines, drawnNodes } from './drawnLines';
import { tourProblem } from './problem';
import { searchTours } from './searchTours';
import { tourProof } from './structure';
import { nodeName, nodeNamed, tourBoard, type TourBoard, type TourRules } from './tourBoard';
import { verifyTour } from './verify';

/** The route of nodes found by a search in names, walked by the rules. Throws if it breaks one. */
function checkedRoute(level: Level, rules: TourRules, tour: TourBoard, nodes: Int32Array): Route {
  const names: string[] = [];
  for (const node of drawnNodes(tour, nodes)) names.push(nodeName(tour, node));
  const route = [names];
  const wrong = verifyTour(level, rules, route);
  if (wrong) throw new Error(`The search returned a route that breaks a rule: ${wrong.code}`);
  return route;
}

/** Searches for a tour (see `PuzzleKind.solve`). */
export function* solveTour(
  level: Level,
  rules: TourRules,
  budget: Budget,
  other?: Route,
): Search<Outcome> {
  const tour = tourBoard(level, rules);
  yield { steps: 0 };
  const impossible = tourProof(tour, rules);
  if (impossible) return { verdict: 'unsolvable', reason: impossible, steps: 0 };
  yield { steps: 0 };
  const known = other ? linesOf(tour, other) : null;
  let found = new Int32Array(0);
  const take = (nodes: Int32Array): boolean => {
    if (known !== null && drawnLines(nodes, tour.closed) === known) return true;
    found = nodes.slice();
    return false;
  };
  const { ended, steps } = yield* searchTours(tour, rules, budget, take);
  if (found.length > 0) {
    yield { steps };
    return { verdict: 'solved', route: checkedRoute(level, rules, tour, found), steps };
  }
  if (ended === 'budget') return { verdict: 'undecided', steps };
  return { verdict: 'unsolvable', reason: exhausted(steps), steps };
}

/** What a route in names draws. */
function linesOf(tour: TourBoard, route: Route): string {
  const nodes = (route[0] ?? []).map((name) => nodeNamed(tour, name));
  return drawnLines(tour.closed ? nodes.slice(0, -1) : nodes, tour.closed);
}

function exhausted(steps: number): Finding {
  return finding('error', 'exhausted', [], { args: { steps } });
}

/** Walks through the tours, one for each set of drawn lines (see `PuzzleKind.routes`). */
export function* tourRoutes(
  level: Level,
  rules: TourRules,
  budget: Budget,
  onRoute: (route: Route) => boolean,
): Search<RoutesEnd> {
  const tour = tourBoard(level, rules);
  yield { steps: 0 };
  if (tourProof(tour, rules)) return { ended: 'complete', steps: 0 };
  yield { steps: 0 };
  const seen = new Set<string>();
  return yield* searchPaths(tourProblem(tour), budget, (nodes) => {
    const lines = drawnLines(nodes, tour.closed);
    if (seen.has(lines)) return true;
    seen.add(lines);
    return onRoute(checkedRoute(level, rules, tour, nodes));
  });
}
