import type { Graph } from './graph';

/**
 * For every node, into how many parts its own part falls without it (1: it is no cut node, also
 * where it stands alone with at most one neighbour). Depth-first search after Hopcroft and Tarjan
 * (1973), without recursion; linear time.
 */
export function partsWithout(graph: Graph): Int32Array {
  const { nodeCount, offsets, targets } = graph;
  const order = new Int32Array(nodeCount).fill(-1);
  const low = new Int32Array(nodeCount);
  const parent = new Int32Array(nodeCount).fill(-1);
  const next = offsets.slice(0, nodeCount);
  const parts = new Int32Array(nodeCount).fill(1);
  const stack: number[] = [];
  let time = 0;
  for (let root = 0; root < nodeCount; root++) {
    if (order[root] !== -1) continue;
    order[root] = low[root] = time++;
    stack.push(root);
    let children = 0;
    while (stack.length > 0) {
      const node = stack[stack.length - 1]!;
      if (next[node]! < offsets[node + 1]!) {
        const other = targets[next[node]!++]!;
        if (order[other] === -1) {
          parent[other] = node;
          order[other] = low[other] = time++;
          stack.push(other);
          if (node === root) children++;
        } else if (other !== parent[node]) {
          low[node] = Math.min(low[node]!, order[other]!);
        }
        continue;
      }
      stack.pop();
      const above = parent[node]!;
      if (above < 0) continue;
      low[above] = Math.min(low[above]!, low[node]!);
      if (above !== root && low[node]! >= order[above]!) parts[above]!++;
    }
    parts[root] = Math.max(1, children);
  }
  return parts;
}
