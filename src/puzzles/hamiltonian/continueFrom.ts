import { areNeighbours, graphFromEdges } from '../../graph/graph';
import type { Level } from '../../level/level';
import { continued } from '../../solvers/continued';
import { greedyTours } from '../../solvers/greedyTour';
import { searchPaths, type PathProblem } from '../../solvers/hamiltonianPath';
import type { Budget, Search } from '../../solvers/search';
import type { Continuation, Route } from '../puzzle';
import {
  fixedEnds,
  nodeName,
  nodeNamed,
  tourBoard,
  type TourBoard,
  type TourRules,
} from './tourBoard';
import { verifyTour } from './verify';

/** How many steps for each cell left go to greedy walks where they promise something. */
const greedySteps = 200;

/**
 * A tour that begins with the steps of a route (see `PuzzleEngine.goOn`): a search for a path from
 * its last cell over the cells that are left, and of a closed tour on to a node that stands for the
 * first cell once more.
 */
export function* continueTour(
  level: Level,
  rules: TourRules,
  begun: Route,
  budget: Budget,
): Search<Continuation> {
  const names = begun[0] ?? [];
  const tour = tourBoard(level, rules);
  const fault = verifyTour(level, rules, [names]);
  if (!fault) return { verdict: 'solved', route: [names], steps: 0 };
  const nodes = names.map((name) => nodeNamed(tour, name));
  const isWrong = fault.code === 'stale-solution' || nodes.length > tour.graph.nodeCount;
  if (isWrong || nodes.length === 0) return { verdict: 'unsolvable', steps: 0 };
  const rest = restOf(tour, nodes);
  if (!rest) return { verdict: 'unsolvable', steps: 0 };
  let steps = 0;
  let isDecided = true;
  for (const order of ordersLeft(tour, nodes)) {
    let found: string[] = [];
    const problem = problemOf(tour, rest, order);
    const take = (path: Int32Array): boolean => {
      const going = [...path].slice(1).map((node) => rest.nodes[node] ?? nodes[0]!);
      found = [...names, ...going.map((node) => nodeName(tour, node))];
      return false;
    };
    const ties = rules.greedyTies?.(tour);
    if (ties) {
      const share = Math.min(greedySteps * rest.nodes.length, budget.steps - steps);
      const own = rest.nodes.map((node) => ties[node]!);
      const walked = greedyTours(problem, [...own, 0], { steps: share }, take);
      steps += (yield* continued(steps, walked)).steps;
    }
    if (found.length === 0) {
      const left = { steps: Math.max(0, budget.steps - steps) };
      const { ended, steps: taken } = yield* continued(steps, searchPaths(problem, left, take));
      steps += taken;
      if (ended === 'budget') isDecided = false;
    }
    if (found.length === 0) continue;
    const wrong = verifyTour(level, rules, [found]);
    if (!wrong) return { verdict: 'solved', route: [found], steps };
    throw new Error(`The search returned a route that breaks a rule: ${wrong.code}`);
  }
  return { verdict: isDecided ? 'unsolvable' : 'undecided', steps };
}

/** The cells that are left. */
interface Rest {
  /** The last cell of the steps so far, then those left, as nodes of the board. */
  readonly nodes: readonly number[];
  /** The place of every node of the board in `nodes`, or -1. */
  readonly placeOf: Int32Array;
  /** The nodes, by place, from which a closed tour may go back to its first cell; null: not closed. */
  readonly home: readonly number[] | null;
  /** How many steps there are so far. */
  readonly taken: number;
}

function restOf(tour: TourBoard, walked: readonly number[]): Rest | null {
  const { graph, closed, start, end, steps } = tour;
  const isWalked = new Set(walked);
  const nodes = [walked.at(-1)!];
  for (let node = 0; node < graph.nodeCount; node++) if (!isWalked.has(node)) nodes.push(node);
  const placeOf = new Int32Array(graph.nodeCount).fill(-1);
  nodes.forEach((node, place) => (placeOf[node] = place));
  const taken = walked.length;
  if ([...steps].some(([node, step]) => step <= taken && !isWalked.has(node))) return null;
  if (!closed) return { nodes, placeOf, home: null, taken };
  const first = walked[0]!;
  const isLast = (node: number): boolean => start < 0 || end < 0 || node === end;
  const home = nodes.flatMap((node, place) =>
    node !== first && isLast(node) && areNeighbours(graph, node, first) ? [place] : [],
  );
  return graph.nodeCount < 4 || home.length === 0 ? null : { nodes, placeOf, home, taken };
}

/** The orders in which the checkpoints that are left may be met, as nodes of the board. */
function ordersLeft(tour: TourBoard, walked: readonly number[]): readonly (readonly number[])[] {
  const { checkpoints, closed, start, end } = tour;
  const count = checkpoints.length;
  const met = walked.map((node) => checkpoints.indexOf(node)).filter((place) => place >= 0);
  if (!closed || count === 0) {
    const isMet = new Set(met);
    return [checkpoints.filter((_, place) => !isMet.has(place))];
  }
  const from = (place: number, way: 1 | -1): readonly number[] =>
    Array.from({ length: count - met.length }, (_, i) => {
      const beyond = met.length === 0 ? i : i + 1;
      return checkpoints[(((place + way * beyond) % count) + count) % count]!;
    });
  const directed = start >= 0 && end >= 0;
  const ways: readonly (1 | -1)[] = directed || count < 3 ? [1] : [1, -1];
  const firsts = met.length === 0 ? checkpoints.map((_, place) => place) : [met.at(-1)!];
  const going =
    met.length < 2 ? ways : ways.filter((way) => met[1] === (met[0]! + way + count) % count);
  return firsts.flatMap((place) => going.map((way) => from(place, way)));
}

function problemOf(tour: TourBoard, rest: Rest, order: readonly number[]): PathProblem {
  const { nodes, placeOf, home, taken } = rest;
  const count = nodes.length + (home ? 1 : 0);
  const ends: number[] = [];
  nodes.forEach((node, place) => {
    for (let i = tour.graph.offsets[node]!; i < tour.graph.offsets[node + 1]!; i++) {
      const other = placeOf[tour.graph.targets[i]!]!;
      if (other > place) ends.push(place, other);
    }
  });
  for (const place of home ?? []) ends.push(place, nodes.length);
  const rank = new Int32Array(count);
  order.forEach((node, i) => (rank[placeOf[node]!] = i + 1));
  const step = new Int32Array(count);
  for (const [node, number] of tour.steps) {
    if (placeOf[node]! > 0) step[placeOf[node]!] = number - taken + 1;
  }
  const { last } = fixedEnds(tour);
  return {
    graph: graphFromEdges(count, ends),
    starts: [0],
    end: home ? nodes.length : last < 0 ? -1 : placeOf[last]!,
    closed: false,
    rank,
    step,
    after: new Int32Array(count).fill(-1),
  };
}
