import type { Graph } from './graph';

/**
 * A graph whose edges are told apart, so that two may join the same nodes and a loop may join a node
 * with itself. Edge e joins `from[e]` and `to[e]`; `edges[i]` is the edge that leads to `targets[i]`.
 * A loop stands twice at its node, side by side.
 */
export interface Multigraph extends Graph {
  readonly edgeCount: number;
  readonly from: Int32Array;
  readonly to: Int32Array;
  readonly edges: Int32Array;
}

/** The multigraph of `nodeCount` nodes whose edge e joins `from[e]` and `to[e]`. Linear time. */
export function multigraph(nodeCount: number, from: Int32Array, to: Int32Array): Multigraph {
  const edgeCount = from.length;
  const offsets = new Int32Array(nodeCount + 1);
  for (let edge = 0; edge < edgeCount; edge++) {
    offsets[from[edge]! + 1]!++;
    offsets[to[edge]! + 1]!++;
  }
  for (let node = 0; node < nodeCount; node++) offsets[node + 1]! += offsets[node]!;
  const next = offsets.slice(0, nodeCount);
  const targets = new Int32Array(2 * edgeCount);
  const edges = new Int32Array(2 * edgeCount);
  for (let edge = 0; edge < edgeCount; edge++) {
    const a = from[edge]!;
    const b = to[edge]!;
    let at = next[a]!++;
    targets[at] = b;
    edges[at] = edge;
    at = next[b]!++;
    targets[at] = a;
    edges[at] = edge;
  }
  return { nodeCount, edgeCount, offsets, targets, edges, from, to };
}

/** The same multigraph with one more edge, the last. */
export function withEdge(graph: Multigraph, from: number, to: number): Multigraph {
  return multigraph(graph.nodeCount, appended(graph.from, from), appended(graph.to, to));
}

/** The multigraph without some edges, and which edge of the whole each of its edges is. */
export function withoutEdges(
  graph: Multigraph,
  removed: Iterable<number>,
): { readonly graph: Multigraph; readonly edges: Int32Array } {
  const isRemoved = new Uint8Array(graph.edgeCount);
  for (const edge of removed) isRemoved[edge] = 1;
  const edges = Int32Array.from(graph.from.keys()).filter((edge) => isRemoved[edge] === 0);
  const from = edges.map((edge) => graph.from[edge]!);
  const to = edges.map((edge) => graph.to[edge]!);
  return { graph: multigraph(graph.nodeCount, from, to), edges };
}

/** The nodes at which an odd number of edges ends, in ascending order. */
export function oddNodes({ nodeCount, offsets }: Graph): number[] {
  const odd: number[] = [];
  for (let node = 0; node < nodeCount; node++) {
    if ((offsets[node + 1]! - offsets[node]!) % 2 === 1) odd.push(node);
  }
  return odd;
}

function appended(list: Int32Array, value: number): Int32Array {
  const longer = new Int32Array(list.length + 1);
  longer.set(list);
  longer[list.length] = value;
  return longer;
}
