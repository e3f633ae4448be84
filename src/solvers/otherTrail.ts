import type { Stroke } from './eulerianTrail';

/** What makes two trails the same: see {@link otherTrail}. */
export interface SameTrail {
  /** Where a closed trail begins does not matter, nor its direction. */
  readonly closed: boolean;
  /** A trail that ends where it begins keeps to its first node. */
  readonly fixedStart: boolean;
}

/**
 * Another trail of the same edges, from the same first node to the same last one (a closed one, and
 * an unfixed one that ends where it begins, may begin elsewhere), that is not the same sequence of
 * edges read forwards or backwards; null where there is none. Linear time, without search: any two
 * Eulerian circuits come from each other by reversing parts between two visits of a node (Kotzig
 * 1968; Abrham and Kotzig 1980), so a trail is the only one just when no such reversal changes it.
 */
export function otherTrail(stroke: Stroke, { closed, fixedStart }: SameTrail): Stroke | null {
  const length = stroke.edges.length;
  const returns = stroke.nodes[0] === stroke.nodes[length];
  if (!closed && returns && length > 2) {
    const again = fixedStart ? stroke.nodes.indexOf(stroke.nodes[0]!, 1) : 1;
    if (again < length) return turned(stroke, again);
  }
  const first = new Map<number, number>();
  const second = new Map<number, number>();
  const positions = closed ? length : length + 1;
  for (let at = 0; at < positions; at++) {
    const node = stroke.nodes[at]!;
    for (const before of [first.get(node), second.get(node)]) {
      if (before === undefined) continue;
      const inside = at - before;
      const outside = length - inside;
      if (inside >= 2 && outside >= (closed ? 2 : 1)) return reversed(stroke, before, at);
    }
    if (!first.has(node)) first.set(node, at);
    else if (!second.has(node)) second.set(node, at);
  }
  return null;
}

/** A trail that ends where it begins, begun at another of its positions. */
export function turned({ nodes, edges }: Stroke, at: number): Stroke {
  const length = edges.length;
  return {
    nodes: nodes.map((_, i) => nodes[(at + i) % length]!),
    edges: edges.map((_, i) => edges[(at + i) % length]!),
  };
}

/** The same line drawn from its end to its beginning. */
export function backwards({ nodes, edges }: Stroke): Stroke {
  return { nodes: nodes.slice().reverse(), edges: edges.slice().reverse() };
}

/** A trail with the part between two visits of a node reversed. */
function reversed({ nodes, edges }: Stroke, from: number, to: number): Stroke {
  const other = { nodes: nodes.slice(), edges: edges.slice() };
  other.nodes.subarray(from, to + 1).reverse();
  other.edges.subarray(from, to).reverse();
  return other;
}
