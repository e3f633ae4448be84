import { oddNodes, withEdge, type Multigraph } from '../../graph/multigraph';
import type { TrailGround } from './ground';

/**
 * The trails of one stroke as circuits that begin with one edge. Where there are two odd nodes an
 * edge is added between them, and every circuit that begins with it is a trail without it.
 */
export interface TrailCircuits {
  readonly graph: Multigraph;
  readonly first: number;
  readonly root: number;
  /** Whether `first` is an added edge. */
  readonly added: boolean;
  /**
   * What joins the edges of the trail: `loops` at one node alone, `parallel` edges between two, or
   * anything else. Only of the first two can a sequence of edges be drawn in several ways.
   */
  readonly shape: 'loops' | 'parallel' | 'other';
}

/** The circuits of a level that one stroke can draw, with at least one edge. */
export function trailCircuits({ graph, start, end }: TrailGround): TrailCircuits {
  const shape = shapeOf(graph);
  const [a, b] = oddNodes(graph);
  if (a !== undefined && b !== undefined) {
    const isForwards = start === a || end === b || (start < 0 && end < 0);
    const [from, to] = isForwards ? [a, b] : [b, a];
    return {
      graph: withEdge(graph, to, from),
      first: graph.edgeCount,
      root: to,
      added: true,
      shape,
    };
  }
  const proper = graph.from.findIndex((from, edge) => from !== graph.to[edge]);
  const first = Math.max(0, proper);
  return { graph, first, root: graph.from[first]!, added: false, shape };
}

function shapeOf({ from, to }: Multigraph): TrailCircuits['shape'] {
  const [a, b] = [from[0]!, to[0]!];
  const isSame = from.every(
    (one, edge) => (one === a && to[edge] === b) || (one === b && to[edge] === a),
  );
  return !isSame ? 'other' : a === b ? 'loops' : 'parallel';
}
