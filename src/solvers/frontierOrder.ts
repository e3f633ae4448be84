import { degree } from '../graph/graph';
import type { Multigraph } from '../graph/multigraph';

/** An order of all nodes, and how many states a frontier may have along it, about. */
export interface FrontierOrder {
  readonly order: Int32Array;
  /** Upper bound for the pairings of the frontier's edges, summed over the nodes. */
  readonly cost: number;
}

/** Frontiers wider than this are out of reach. */
const widest = 32;

/**
 * The order of least cost among the given ones and a greedy one, which takes next the neighbour
 * that lets the fewest edges onto the frontier.
 */
export function frontierOrder(graph: Multigraph, orders: readonly Int32Array[]): FrontierOrder {
  return [...orders, greedyOrder(graph)]
    .map((order) => ({ order, cost: costOf(graph, order) }))
    .reduce((a, b) => (b.cost < a.cost ? b : a));
}

/** 1 · 3 · 5 ⋯: in how many ways `ends` ends can be paired. */
function pairings(ends: number): number {
  let ways = 1;
  for (let i = ends - 1; i > 1; i -= 2) ways *= i;
  return ways;
}

function costOf(graph: Multigraph, order: Int32Array): number {
  const taken = new Uint8Array(graph.nodeCount);
  let width = 0;
  let cost = 0;
  for (const node of order) {
    cost += pairings(width) * pairings(degree(graph, node));
    width += growth(graph, taken, node);
    taken[node] = 1;
    if (width > widest) return Infinity;
  }
  return cost;
}

/** By how many edges the frontier grows when a node is taken. */
function growth({ offsets, targets }: Multigraph, taken: Uint8Array, node: number): number {
  let grown = 0;
  for (let i = offsets[node]!; i < offsets[node + 1]!; i++) {
    if (targets[i] !== node) grown += taken[targets[i]!] === 1 ? -1 : 1;
  }
  return grown;
}

function greedyOrder(graph: Multigraph): Int32Array {
  const { nodeCount, offsets, targets } = graph;
  const order: number[] = [];
  const taken = new Uint8Array(nodeCount);
  const near = new Set<number>();
  const take = (node: number): void => {
    order.push(node);
    taken[node] = 1;
    near.delete(node);
    for (let i = offsets[node]!; i < offsets[node + 1]!; i++) {
      if (taken[targets[i]!] === 0) near.add(targets[i]!);
    }
  };
  for (let first = 0; first < nodeCount; first++) {
    if (taken[first] === 1) continue;
    take(first);
    while (near.size > 0) {
      let best = -1;
      let least = Infinity;
      for (const node of near) {
        const grown = growth(graph, taken, node);
        if (grown >= least) continue;
        best = node;
        least = grown;
        if (near.size > widest) break; // out of reach: any will do
      }
      take(best);
    }
  }
  return Int32Array.from(order);
}
