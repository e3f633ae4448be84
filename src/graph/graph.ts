/**
 * An undirected graph in compressed rows: the neighbours of node v are `targets[offsets[v]]` up to
 * `targets[offsets[v + 1]]` (exclusive). Nodes count from 0. Every edge stands twice, once at each
 * of its ends.
 */
export interface Graph {
  readonly nodeCount: number;
  readonly offsets: Int32Array;
  readonly targets: Int32Array;
}

/** The graph of `nodeCount` nodes with an edge for each pair `ends[2i]`, `ends[2i + 1]`. */
export function graphFromEdges(nodeCount: number, ends: ArrayLike<number>): Graph {
  const offsets = new Int32Array(nodeCount + 1);
  for (let i = 0; i < ends.length; i++) offsets[ends[i]! + 1]!++;
  for (let v = 0; v < nodeCount; v++) offsets[v + 1]! += offsets[v]!;
  const targets = new Int32Array(ends.length);
  const next = offsets.slice(0, nodeCount);
  for (let i = 0; i < ends.length; i += 2) {
    const [a, b] = [ends[i]!, ends[i + 1]!];
    targets[next[a]!++] = b;
    targets[next[b]!++] = a;
  }
  return { nodeCount, offsets, targets };
}

/** How many edges end at a node; a loop counts twice. */
export function degree(graph: Graph, node: number): number {
  return graph.offsets[node + 1]! - graph.offsets[node]!;
}

/** Whether two nodes are neighbours. */
export function areNeighbours(graph: Graph, a: number, b: number): boolean {
  for (let i = graph.offsets[a]!; i < graph.offsets[a + 1]!; i++) {
    if (graph.targets[i] === b) return true;
  }
  return false;
}
