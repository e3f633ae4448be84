import type { Graph } from './graph';

/** Connected parts: `partOf[v]` is the part of node v, from 0 in the order of their first nodes. */
export interface Parts {
  readonly count: number;
  readonly partOf: Int32Array;
}

/** The connected parts of a graph, leaving out the nodes for which `without` is 1 (their part is -1). */
export function connectedParts(graph: Graph, without?: Uint8Array): Parts {
  const partOf = new Int32Array(graph.nodeCount).fill(-1);
  const stack: number[] = [];
  let count = 0;
  for (let first = 0; first < graph.nodeCount; first++) {
    if (partOf[first] !== -1 || without?.[first] === 1) continue;
    partOf[first] = count;
    stack.push(first);
    while (stack.length > 0) {
      const node = stack.pop()!;
      for (let i = graph.offsets[node]!; i < graph.offsets[node + 1]!; i++) {
        const other = graph.targets[i]!;
        if (partOf[other] !== -1 || without?.[other] === 1) continue;
        partOf[other] = count;
        stack.push(other);
      }
    }
    count++;
  }
  return { count, partOf };
}

/** The nodes of every part, in ascending order. */
export function nodesByPart({ count, partOf }: Parts): number[][] {
  const nodes: number[][] = Array.from({ length: count }, () => []);
  partOf.forEach((part, node) => {
    if (part >= 0) nodes[part]!.push(node);
  });
  return nodes;
}
