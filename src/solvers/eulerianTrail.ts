import { oddNodes, type Multigraph } from '../graph/multigraph';
import { connectedParts } from '../graph/parts';
import type { Search } from './search';

/** A walk along edges: `edges[i]` leads from `nodes[i]` to `nodes[i + 1]`. */
export interface Stroke {
  readonly nodes: Int32Array;
  readonly edges: Int32Array;
}

/** What to draw, and what the stroke through `start` has to keep to. */
export interface StrokesProblem {
  readonly graph: Multigraph;
  /** Where a stroke begins, or -1: an odd node, or any node of a part without odd nodes. */
  readonly start: number;
  /** The edge, at `start`, that a closed stroke from there draws last, or -1. */
  readonly last: number;
}

/** Strokes that draw every edge once; `steps` are slices of {@link edgesPerStep} edges. */
export interface Strokes {
  readonly strokes: readonly Stroke[];
  readonly steps: number;
}

/** Drawing is no search: a step is a slice of so many edges walked, after which it pauses. */
export const edgesPerStep = 4096;

/**
 * Draws all edges in the fewest strokes: one for each part without odd nodes, else one for every
 * two odd nodes. Hierholzer's algorithm (1873) without recursion, on the graph with an edge added
 * between every two odd nodes of a part, along which the circuits are then cut; linear time.
 */
export function* drawStrokes({ graph, start, last }: StrokesProblem): Search<Strokes> {
  const odd = oddNodes(graph);
  const walker = new CircuitWalker(graph, odd);
  const strokes: Stroke[] = [];
  let steps = 0;
  // Odd nodes come first, so that the circuit of their part is cut where they are.
  for (const root of rootsOf(graph.nodeCount, start, odd)) {
    if (!walker.begin(root, root === start ? last : -1)) continue;
    while (!walker.walk(edgesPerStep)) {
      steps++;
      yield { steps };
    }
    strokes.push(...walker.strokes());
  }
  return { strokes, steps: steps + 1 };
}

function* rootsOf(nodeCount: number, start: number, odd: readonly number[]): Generator<number> {
  if (start >= 0) yield start;
  yield* odd;
  for (let node = 0; node < nodeCount; node++) yield node;
}

/** Walks one circuit at a time; what is left of the graph is kept between them. */
class CircuitWalker {
  private readonly drawn: Uint8Array;
  private readonly next: Int32Array;
  /** The odd node that the added edge of an odd node leads to, or -1 (also once it is walked). */
  private readonly mate: Int32Array;
  private readonly nodes: Int32Array;
  private readonly via: Int32Array;
  private depth = 0;
  private readonly outNodes: Int32Array;
  private readonly outEdges: Int32Array;
  private length = 0;

  constructor(
    private readonly graph: Multigraph,
    odd: readonly number[],
  ) {
    const { edgeCount, nodeCount, offsets } = graph;
    this.drawn = new Uint8Array(edgeCount);
    this.next = offsets.slice(0, nodeCount);
    this.mate = new Int32Array(nodeCount).fill(-1);
    const most = edgeCount + odd.length / 2 + 1;
    this.nodes = new Int32Array(most);
    this.via = new Int32Array(most);
    this.outNodes = new Int32Array(most);
    this.outEdges = new Int32Array(most);
    if (odd.length > 0) this.pair(odd);
  }

  /** Joins the odd nodes of every part two by two. */
  private pair(odd: readonly number[]): void {
    if (odd.length === 2) return this.mated(odd[0]!, odd[1]!);
    const { count, partOf } = connectedParts(this.graph);
    const waiting = new Int32Array(count).fill(-1);
    for (const node of odd) {
      const part = partOf[node]!;
      const other = waiting[part]!;
      waiting[part] = other < 0 ? node : -1;
      if (other >= 0) this.mated(node, other);
    }
  }

  private mated(node: number, other: number): void {
    this.mate[node] = other;
    this.mate[other] = node;
  }

  /**
   * Stands at a node, if edges are left there. The circuit is read backwards, so what is walked
   * first comes last: the added edge of an odd root, or the edge `last`.
   */
  begin(root: number, last: number): boolean {
    const mate = this.mate[root]!;
    if (!this.hasEdge(root)) return false;
    this.depth = this.length = 0;
    this.push(root, -1);
    if (mate >= 0) {
      this.mate[root] = this.mate[mate] = -1;
      this.push(mate, -1);
    } else if (last >= 0) {
      this.drawn[last] = 1;
      this.push(this.otherEnd(last, root), last);
    }
    return true;
  }

  private hasEdge(node: number): boolean {
    const { offsets, edges } = this.graph;
    let at = this.next[node]!;
    while (at < offsets[node + 1]! && this.drawn[edges[at]!] === 1) at++;
    return at < offsets[node + 1]!;
  }

  private push(node: number, edge: number): void {
    this.nodes[this.depth] = node;
    this.via[this.depth++] = edge;
  }

  private otherEnd(edge: number, node: number): number {
    return this.graph.from[edge]! === node ? this.graph.to[edge]! : this.graph.from[edge]!;
  }

  /** Goes on for some edges; true when the circuit is closed and nothing is left along it. */
  walk(edges: number): boolean {
    const { graph, drawn, next, nodes, via, mate, outNodes, outEdges } = this;
    let { depth, length } = this;
    for (let left = edges; left > 0 && depth > 0; left--) {
      const node = nodes[depth - 1]!;
      const added = mate[node]!;
      if (added >= 0) {
        mate[node] = mate[added] = -1;
        nodes[depth] = added;
        via[depth++] = -1;
        continue;
      }
      let at = next[node]!;
      const end = graph.offsets[node + 1]!;
      while (at < end && drawn[graph.edges[at]!] === 1) at++;
      if (at < end) {
        drawn[graph.edges[at]!] = 1;
        nodes[depth] = graph.targets[at]!;
        via[depth++] = graph.edges[at]!;
        at++;
      } else {
        outNodes[length] = node;
        outEdges[length++] = via[--depth]!;
      }
      next[node] = at;
    }
    this.depth = depth;
    this.length = length;
    return depth === 0;
  }

  /** The strokes of the circuit: what lies between its added edges. */
  *strokes(): Generator<Stroke> {
    let from = 0;
    for (let at = 0; at < this.length; at++) {
      if (this.outEdges[at]! >= 0) continue;
      if (at > from) {
        yield {
          nodes: this.outNodes.slice(from, at + 1),
          edges: this.outEdges.slice(from, at),
        };
      }
      from = at + 1;
    }
  }
}
