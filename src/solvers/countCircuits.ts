import type { Multigraph } from '../graph/multigraph';
import type { Budget, Search } from './search';

/** Circuits counted; `count` is null where the budget did not suffice. */
export interface CircuitCount {
  readonly count: bigint | null;
  readonly steps: number;
}

const pause = 4096;

/**
 * Counts the Eulerian circuits of a connected graph of even degrees (with an edge), one for all
 * starts and both directions; loops have no direction, and a graph of loops alone is not for it.
 *
 * A circuit pairs the ends of edges at every node. The nodes are taken one by one in the given
 * order; of the pairings made so far nothing matters but how they join the edges that lead on to
 * later nodes. So partial results with the same joins are counted together, as in the transfer
 * matrices for Hamiltonian paths. A step is one pair tried.
 */
export function* countCircuits(
  graph: Multigraph,
  order: ArrayLike<number>,
  budget: Budget,
): Search<CircuitCount> {
  const frontier = new Frontier(graph);
  let states = new Map<string, bigint>([['', 1n]]);
  let steps = 0;
  let paused = 0;
  for (let i = 0; i < order.length; i++) {
    const ports = frontier.advance(order[i]!);
    const next = new Map<string, bigint>();
    for (const [key, ways] of states) {
      steps += joinPorts(ports, key, ways, next, budget.steps - steps);
      if (steps >= budget.steps) return { count: null, steps: budget.steps };
      if (steps - paused < pause) continue;
      paused = steps;
      yield { steps };
    }
    states = next;
  }
  const loops = graph.from.reduce((sum, from, edge) => sum + Number(from === graph.to[edge]), 0);
  return { count: (states.get('') ?? 0n) >> BigInt(loops), steps };
}

/** The ends of edges that meet at a node, and where the edges on the frontier stand afterwards. */
interface Ports {
  /** Slots of edges that came from earlier nodes. */
  readonly arriving: readonly number[];
  readonly loops: number;
  /** New slots of edges to later nodes. */
  readonly leaving: readonly number[];
  /** For every former slot its new one, or -1. */
  readonly moved: readonly number[];
  readonly slots: number;
  readonly isLast: boolean;
}

/** The edges between the nodes taken so far and the others, in slots. */
class Frontier {
  private slots: number[] = [];
  private left: number;

  constructor(private readonly graph: Multigraph) {
    this.left = graph.edgeCount;
  }

  advance(node: number): Ports {
    const { offsets, edges, targets } = this.graph;
    const arriving: number[] = [];
    const fresh: number[] = [];
    let loopEnds = 0;
    for (let i = offsets[node]!; i < offsets[node + 1]!; i++) {
      const slot = this.slots.indexOf(edges[i]!);
      if (targets[i] === node) loopEnds++;
      else if (slot >= 0) arriving.push(slot);
      else fresh.push(edges[i]!);
    }
    this.left -= arriving.length + loopEnds / 2;
    const kept = this.slots.filter((_, slot) => !arriving.includes(slot));
    const moved = this.slots.map((edge) => kept.indexOf(edge));
    this.slots = [...kept, ...fresh];
    return {
      arriving,
      loops: loopEnds / 2,
      leaving: fresh.map((_, i) => kept.length + i),
      moved,
      slots: this.slots.length,
      isLast: this.left === 0,
    };
  }
}

/**
 * Joins the ports of a node in every way. A state is a text with one character a slot: the slot at
 * the other end of its fragment. Returns the steps taken; it stops at `most`.
 */
function joinPorts(
  ports: Ports,
  key: string,
  ways: bigint,
  into: Map<string, bigint>,
  most: number,
): number {
  const { arriving, loops, leaving, moved, slots, isLast } = ports;
  // Ends 0 … slots-1 are the new slots; after them come the ports of the node.
  const portCount = arriving.length + 2 * loops + leaving.length;
  if (portCount === 0) {
    into.set(key, (into.get(key) ?? 0n) + ways);
    return 1;
  }
  const other = new Int32Array(slots + portCount);
  const portOf = new Map(arriving.map((slot, i) => [slot, slots + i]));
  for (let slot = 0; slot < key.length; slot++) {
    const partner = key.charCodeAt(slot);
    other[portOf.get(slot) ?? moved[slot]!] = portOf.get(partner) ?? moved[partner]!;
  }
  for (let i = 0; i < 2 * loops; i++) {
    other[slots + arriving.length + i] = slots + arriving.length + (i ^ 1);
  }
  leaving.forEach((slot, i) => {
    const port = slots + arriving.length + 2 * loops + i;
    other[port] = slot;
    other[slot] = port;
  });
  const joined = new Uint8Array(slots + portCount);
  let steps = 0;
  const join = (from: number, left: number): void => {
    if (left === 0) {
      const next = String.fromCharCode(...other.subarray(0, slots));
      into.set(next, (into.get(next) ?? 0n) + ways);
      return;
    }
    let a = from;
    while (joined[a] === 1) a++;
    for (let b = a + 1; b < slots + portCount && steps < most; b++) {
      if (joined[b] === 1) continue;
      steps++;
      const [farA, farB] = [other[a]!, other[b]!];
      // A circuit may close only with the last pair of all.
      if (farA === b && !(isLast && left === 2)) continue;
      joined[a] = joined[b] = 1;
      other[farA] = farB;
      other[farB] = farA;
      join(a + 1, left - 2);
      other[farA] = a;
      other[farB] = b;
      joined[a] = joined[b] = 0;
    }
  };
  join(slots, portCount);
  return steps;
}
