import type { Graph } from './graph';

/** How a graph falls apart. */
export interface Cuts {
  /** How many connected parts there are. */
  readonly parts: number;
  /**
   * For every node, into how many parts its own part falls without it (1: it is no cut node, also
   * where it stands alone with at most one neighbour).
   */
  readonly partsWithout: Int32Array;
  /** Whether there is a cut node. */
  readonly hasCutNode: boolean;
}

/**
 * The parts of a graph and its cut nodes, in one depth-first search after Hopcroft and Tarjan
 * (1973), without recursion; linear time.
 */
export function cutsOf({ nodeCount, offsets, targets }: Graph): Cuts {
  /** From 1 in the order of entry; 0: not seen. */
  const order = new Int32Array(nodeCount);
  const low = new Int32Array(nodeCount);
  const next = offsets.slice(0, nodeCount);
  const partsWithout = new Int32Array(nodeCount).fill(1);
  const stack = new Int32Array(nodeCount);
  let time = 0;
  let parts = 0;
  let hasCutNode = false;
  for (let root = 0; root < nodeCount; root++) {
    if (order[root] !== 0) continue;
    parts++;
    let children = 0;
    order[root] = low[root] = ++time;
    stack[0] = root;
    for (let top = 0; top >= 0;) {
      const node = stack[top]!;
      const end = offsets[node + 1]!;
      const above = top > 0 ? stack[top - 1]! : -1;
      let at = next[node]!;
      let least = low[node]!;
      let entered = -1;
      for (; at < end && entered < 0; at++) {
        const other = targets[at]!;
        const seen = order[other]!;
        if (seen === 0) entered = other;
        else if (seen < least && other !== above) least = seen;
      }
      next[node] = at;
      low[node] = least;
      if (entered >= 0) {
        order[entered] = low[entered] = ++time;
        stack[++top] = entered;
        continue;
      }
      top--;
      if (above < 0) continue;
      if (least < low[above]!) low[above] = least;
      if (above === root) children++;
      else if (least >= order[above]!) {
        partsWithout[above]!++;
        hasCutNode = true;
      }
    }
    partsWithout[root] = Math.max(1, children);
    hasCutNode ||= children > 1;
  }
  return { parts, partsWithout, hasCutNode };
}
