import { degree } from '../../graph/graph';
import { oddNodes } from '../../graph/multigraph';
import { connectedParts, nodesByPart } from '../../graph/parts';
import type { TrailGround } from './ground';
import { wrongMarks } from './markProof';

/** A part that has edges, and the strokes that draw it: `max(1, odd / 2)` (design §2.4). */
export interface EdgePart {
  readonly nodes: readonly number[];
  readonly strokes: number;
}

/**
 * The parts that have edges; of a graph in one part the first node alone is listed.
 * @param odd the graph's odd nodes
 */
export function edgeParts({ graph }: TrailGround, odd: readonly number[]): EdgePart[] {
  const parts = connectedParts(graph);
  const oddIn = new Int32Array(parts.count);
  for (const node of odd) oddIn[parts.partOf[node]!]!++;
  // Nodes are only listed where a sentence may need them: a huge board in one part has no list.
  const nodes = parts.count === 1 ? [[0]] : nodesByPart(parts);
  return nodes.flatMap((list, part) =>
    degree(graph, list[0]!) === 0 ? [] : [{ nodes: list, strokes: Math.max(1, oddIn[part]! / 2) }],
  );
}

/** How many strokes draw all parts. */
export function strokesFor(parts: readonly EdgePart[]): number {
  return parts.reduce((sum, { strokes }) => sum + strokes, 0);
}

/** Whether there are edges, and a trail draws them (Euler 1736, Hierholzer 1873). Linear time. */
export function canBeDrawn(ground: TrailGround): boolean {
  const odd = oddNodes(ground.graph);
  if (ground.graph.edgeCount === 0 || (ground.closed && odd.length > 0)) return false;
  return strokesFor(edgeParts(ground, odd)) <= ground.strokes && wrongMarks(ground, odd) === null;
}
