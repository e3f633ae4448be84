import type { Multigraph } from '../graph/multigraph';
import type { Budget, Search } from './search';

/** Circuits that draw every edge of a connected graph of even degrees, `first` first, from `root`. */
export interface CircuitsProblem {
  readonly graph: Multigraph;
  readonly first: number;
  readonly root: number;
}

/** How the walk ended: `complete` (no more circuits), `stopped` by the caller, or `budget`. */
export interface CircuitsEnd {
  readonly ended: 'complete' | 'stopped' | 'budget';
  readonly steps: number;
}

/** Takes a circuit (`edges[i]` leads from `nodes[i]` to `nodes[i + 1]`); false: no more. */
export type OnCircuit = (nodes: Int32Array, edges: Int32Array) => boolean;

/** How often a search pauses, in steps. */
const pause = 4096;

/**
 * Walks through all Eulerian circuits that begin with a given edge in a given direction, each
 * sequence of edges once. Backtracking by Fleury's rule (1883): a bridge of what is left is taken
 * only where there is no other way, so that no branch is in vain. A step is an edge tried, or one
 * looked at to see whether it is a bridge. The arrays handed to `onCircuit` are overwritten later.
 */
export function* searchCircuits(
  { graph, first, root }: CircuitsProblem,
  budget: Budget,
  onCircuit: OnCircuit,
): Search<CircuitsEnd> {
  const { edgeCount, offsets } = graph;
  const pen = new Pen(graph, root);
  const cursor = new Int32Array(edgeCount + 1);
  let steps = 0;
  let paused = 0;
  pen.draw(first, graph.from[first] === root ? graph.to[first]! : graph.from[first]!);
  cursor[1] = offsets[pen.node]!;
  while (pen.depth > 0) {
    const node = pen.node;
    if (pen.depth === edgeCount) {
      if (!onCircuit(pen.nodes, pen.edges)) return { ended: 'stopped', steps };
      cursor[pen.depth] = offsets[node + 1]!;
    }
    const at = cursor[pen.depth]!;
    if (at >= offsets[node + 1]!) {
      pen.takeBack();
      continue;
    }
    cursor[pen.depth]!++;
    steps += 1 + pen.looked;
    pen.looked = 0;
    if (steps >= budget.steps) return { ended: 'budget', steps: budget.steps };
    if (steps - paused >= pause) {
      paused = steps;
      yield { steps };
    }
    if (!pen.mayDraw(at)) continue;
    pen.draw(graph.edges[at]!, graph.targets[at]!);
    cursor[pen.depth] = offsets[pen.node]!;
  }
  return { ended: 'complete', steps };
}

/** The edges drawn so far and what is left. */
class Pen {
  readonly nodes: Int32Array;
  readonly edges: Int32Array;
  depth = 0;
  /** Edges looked at since somebody last set this to 0. */
  looked = 0;
  private readonly drawn: Uint8Array;
  /** Ends of edges left at every node. */
  private readonly left: Int32Array;
  private readonly seen: Int32Array;
  private readonly queue: Int32Array;
  private stamp = 0;

  constructor(
    private readonly graph: Multigraph,
    private readonly root: number,
  ) {
    const { nodeCount, edgeCount, offsets } = graph;
    this.nodes = new Int32Array(edgeCount + 1);
    this.edges = new Int32Array(edgeCount);
    this.drawn = new Uint8Array(edgeCount);
    this.left = Int32Array.from({ length: nodeCount }, (_, v) => offsets[v + 1]! - offsets[v]!);
    this.seen = new Int32Array(nodeCount);
    this.queue = new Int32Array(nodeCount);
    this.nodes[0] = root;
  }

  get node(): number {
    return this.nodes[this.depth]!;
  }

  draw(edge: number, to: number): void {
    this.left[this.node]!--;
    this.left[to]!--;
    this.drawn[edge] = 1;
    this.edges[this.depth++] = edge;
    this.nodes[this.depth] = to;
  }

  takeBack(): void {
    const to = this.node;
    this.drawn[this.edges[--this.depth]!] = 0;
    this.left[to]!++;
    this.left[this.node]!++;
  }

  /** Whether the edge at a place of `graph.edges` is left and leads on to all others. */
  mayDraw(at: number): boolean {
    const { offsets, edges, targets } = this.graph;
    const edge = edges[at]!;
    const node = this.node;
    if (this.drawn[edge] === 1) return false;
    // The second end of a loop is the same way.
    if (at > offsets[node]! && targets[at] === node && edges[at - 1] === edge) return false;
    // At the root all that is left is a circuit, which has no bridges.
    return node === this.root || this.left[node] === 1 || !this.isBridge(edge, node, targets[at]!);
  }

  /** Whether what is left falls apart without an edge. */
  private isBridge(edge: number, from: number, to: number): boolean {
    if (from === to) return false;
    const { offsets, edges, targets } = this.graph;
    this.stamp++;
    let end = 0;
    this.queue[end++] = to;
    this.seen[to] = this.stamp;
    for (let head = 0; head < end; head++) {
      const node = this.queue[head]!;
      for (let i = offsets[node]!; i < offsets[node + 1]!; i++) {
        this.looked++;
        const other = targets[i]!;
        if (this.drawn[edges[i]!] === 1 || edges[i] === edge) continue;
        if (other === from) return false;
        if (this.seen[other] === this.stamp) continue;
        this.seen[other] = this.stamp;
        this.queue[end++] = other;
      }
    }
    return true;
  }
}
