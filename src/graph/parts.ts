import type { Graph } from './graph';

/** Connected parts: `partOf[v]` is the part of node v, from 0 in the order of their first nodes. */
export interface Parts {
  readonly count: number;
  readonly partOf: Int32Array;
}

/**
 * The connected parts of a graph, leaving out the nodes for which `without` is 1 (their part is -1).
 * Nodes are joined one by one, each part led by its first node: on a large board what is touched
 * lies close together, unlike in a search.
 */
export function connectedParts(
  { nodeCount, offsets, targets }: Graph,
  without?: Uint8Array,
): Parts {
  const leader = new Int32Array(nodeCount);
  const find = (node: number): number => {
    let at = node;
    while (leader[at] !== at) at = leader[at] = leader[leader[at]!]!;
    return at;
  };
  for (let node = 0; node < nodeCount; node++) {
    leader[node] = node;
    if (without?.[node] === 1) continue;
    for (let i = offsets[node]!; i < offsets[node + 1]!; i++) {
      const other = targets[i]!;
      if (other >= node || without?.[other] === 1) continue;
      const [a, b] = [find(other), find(node)];
      if (a !== b) leader[Math.max(a, b)] = Math.min(a, b);
    }
  }
  // A leader comes before those it leads, so that its part is known.
  let count = 0;
  for (let node = 0; node < nodeCount; node++) {
    if (without?.[node] === 1) leader[node] = -1;
    else leader[node] = leader[node] === node ? count++ : leader[leader[node]!]!;
  }
  return { count, partOf: leader };
}

/** The nodes of every part, in ascending order. */
export function nodesByPart({ count, partOf }: Parts): number[][] {
  const nodes: number[][] = Array.from({ length: count }, () => []);
  partOf.forEach((part, node) => {
    if (part >= 0) nodes[part]!.push(node);
  });
  return nodes;
}
