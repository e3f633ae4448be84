import type { Graph } from './graph';

/** A part that hangs on one cut node: a leaf of the block–cut tree, without its cut node. */
export interface LeafBlock {
  readonly cutNode: number;
  /** At least one node, in ascending order. */
  readonly nodes: readonly number[];
}

/**
 * The leaves of the block–cut tree of a connected graph: none where it has no cut node, else two or
 * more. Blocks by depth-first search after Hopcroft and Tarjan (1973), without recursion; linear
 * time.
 */
export function leafBlocks(graph: Graph): LeafBlock[] {
  const blocks = blocksOf(graph);
  const memberships = new Int32Array(graph.nodeCount);
  for (const block of blocks) for (const node of block) memberships[node]!++;
  return blocks.flatMap((block) => {
    const cutNodes = block.filter((node) => memberships[node]! > 1);
    if (cutNodes.length !== 1) return [];
    const [cutNode] = cutNodes as [number];
    return [{ cutNode, nodes: block.filter((node) => node !== cutNode).sort((a, b) => a - b) }];
  });
}

/** The nodes of every block (maximal part without a cut node of its own) of a connected graph. */
function blocksOf({ nodeCount, offsets, targets }: Graph): number[][] {
  const order = new Int32Array(nodeCount).fill(-1);
  const low = new Int32Array(nodeCount);
  const parent = new Int32Array(nodeCount).fill(-1);
  const next = offsets.slice(0, nodeCount);
  const blocks: number[][] = [];
  const way: number[] = [];
  /** Nodes seen whose block is not complete. */
  const open: number[] = [];
  let time = 0;
  const enter = (node: number): void => {
    order[node] = low[node] = time++;
    way.push(node);
    open.push(node);
  };
  if (nodeCount > 0) enter(0);
  while (way.length > 0) {
    const node = way[way.length - 1]!;
    if (next[node]! < offsets[node + 1]!) {
      const other = targets[next[node]!++]!;
      if (order[other] === -1) {
        parent[other] = node;
        enter(other);
      } else if (other !== parent[node]) {
        low[node] = Math.min(low[node]!, order[other]!);
      }
      continue;
    }
    way.pop();
    const above = parent[node]!;
    if (above < 0) continue;
    low[above] = Math.min(low[above]!, low[node]!);
    if (low[node]! < order[above]!) continue;
    const block = [above];
    for (let last = -1; last !== node;) block.push((last = open.pop()!));
    blocks.push(block);
  }
  return blocks;
}
