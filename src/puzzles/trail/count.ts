import { degree } from '../../graph/graph';
import type { Level } from '../../level/level';
import { countCircuits } from '../../solvers/countCircuits';
import { searchCircuits } from '../../solvers/eulerianCircuits';
import { frontierOrder } from '../../solvers/frontierOrder';
import type { Budget, Search } from '../../solvers/search';
import type { Count, CountOptions } from '../puzzle';
import { trailCircuits, type TrailCircuits } from './circuits';
import { trailGround, type TrailGround } from './ground';
import { trailProof } from './structure';

/** The share of the budget that counting by frontiers may take before trails are walked through. */
const frontierShare = 0.7;

/** Graphs with more nodes are not looked at for a narrow frontier: no budget suffices. */
const mostNodes = 4000;

/**
 * Counts the trails of one stroke (see `PuzzleKind.count`): by the pairings of edges along a
 * frontier, else by walking through them as far as the budget goes. Trails of several strokes are
 * not counted.
 */
export function* countTrails(
  level: Level,
  budget: Budget,
  { directed, limit }: CountOptions,
): Search<Count> {
  const ground = trailGround(level);
  if (ground.strokes > 1) return { bound: 'none', count: null, steps: 0 };
  if (trailProof(ground, level)) return { bound: 'exact', count: 0n, steps: 0 };
  if (ground.graph.edgeCount === 0) return upTo(limit, 1n, 0);
  const circuits = trailCircuits(ground);
  const routes = directed ? directedRoutes : drawnLines;
  let steps = 0;
  const known = formula(ground, circuits);
  if (known !== null) return upTo(limit, routes(ground, circuits, known), steps);

  const { graph } = circuits;
  const share = { steps: Math.max(1, Math.floor(budget.steps * frontierShare)) };
  const order = graph.nodeCount <= mostNodes ? frontierOrder(graph, ground.orders()) : null;
  if (order && order.cost < share.steps * 1000) {
    const counted = yield* countCircuits(graph, order.order, share);
    steps = counted.steps;
    if (counted.count !== null) {
      return upTo(limit, routes(ground, circuits, counted.count), steps);
    }
  }
  let found = 0n;
  const left = { steps: Math.max(1, budget.steps - steps) };
  const search = searchCircuits(circuits, left, () => {
    found++;
    return limit === undefined || routes(ground, circuits, found) < limit;
  });
  for (;;) {
    const next = search.next();
    if (next.done !== true) {
      yield { steps: steps + next.value.steps };
      continue;
    }
    // There is one: the level has no proof that there is none (Hierholzer).
    const count = routes(ground, circuits, found > 0n ? found : 1n);
    steps += next.value.steps;
    return next.value.ended === 'complete'
      ? { bound: 'exact', count, steps }
      : { bound: 'atLeast', count: limit !== undefined && count > limit ? limit : count, steps };
  }
}

function upTo(limit: bigint | undefined, count: bigint, steps: number): Count {
  return limit !== undefined && count >= limit
    ? { bound: 'atLeast', count: limit, steps }
    : { bound: 'exact', count, steps };
}

function factorial(n: number): bigint {
  let product = 1n;
  for (let i = 2; i <= n; i++) product *= BigInt(i);
  return product;
}

/** The circuits from `first` on where all orders of the edges are circuits; else null. */
function formula({ graph }: TrailGround, { shape, added }: TrailCircuits): bigint | null {
  if (shape === 'other') return null;
  return factorial(added ? graph.edgeCount : graph.edgeCount - 1);
}

/** Sequences of edges up to reversal (and rotation if closed) for so many circuits. */
function drawnLines(ground: TrailGround, circuits: TrailCircuits, count: bigint): bigint {
  const { graph, closed, start, end } = ground;
  const { shape, added } = circuits;
  const edges = BigInt(graph.edgeCount);
  const half = (ways: bigint): bigint => (ways < 2n ? ways : ways / 2n);
  if (added || closed) return shape === 'other' ? count : half(count);
  if (shape !== 'other') return half(count * edges);
  const from = start >= 0 ? start : end;
  return from < 0 ? count * edges : (count * BigInt(degree(graph, from))) / 2n;
}

/** Routes from a first place on, in a direction, for so many circuits. */
function directedRoutes(ground: TrailGround, circuits: TrailCircuits, count: bigint): bigint {
  const { graph, closed, start, end } = ground;
  const { shape, added } = circuits;
  const edges = BigInt(graph.edgeCount);
  if (added) return start < 0 && end < 0 ? 2n * count : count;
  if (shape === 'loops') return count * edges;
  if (closed && start >= 0 && end >= 0 && start !== end) return count * copies(ground);
  const from = closed || start >= 0 ? start : end;
  return count * (from < 0 ? 2n * edges : BigInt(degree(graph, from)));
}

/** How many edges join start and end. */
function copies({ graph, start, end }: TrailGround): bigint {
  let edges = 0n;
  for (let i = graph.offsets[start]!; i < graph.offsets[start + 1]!; i++) {
    if (graph.targets[i] === end) edges++;
  }
  return edges;
}
