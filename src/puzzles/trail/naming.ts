import type { Multigraph } from '../../graph/multigraph';
import type { Stroke } from '../../solvers/eulerianTrail';
import type { Route } from '../puzzle';
import type { TrailGround } from './ground';

/** Which edges are drawn, and which of its copies an edge between two nodes is. */
class Copies {
  private readonly drawn: Uint8Array;

  constructor(private readonly graph: Multigraph) {
    this.drawn = new Uint8Array(graph.edgeCount);
  }

  /** Draws an edge; returns its number among its copies, or 0 where it is the first not yet drawn. */
  draw(edge: number, from: number, to: number): number {
    const isFirst = this.firstLeft(from, to) === edge;
    this.drawn[edge] = 1;
    return isFirst ? 0 : this.between(from, to).indexOf(edge) + 1;
  }

  /** The edge meant by a copy's number (0: the first not yet drawn), drawn; -1 where there is none. */
  read(copy: number, from: number, to: number): number {
    const edge = copy > 0 ? this.between(from, to)[copy - 1] : this.firstLeft(from, to);
    if (edge === undefined) return -1;
    this.drawn[edge] = 1;
    return edge;
  }

  private firstLeft(from: number, to: number): number | undefined {
    const { offsets, targets, edges } = this.graph;
    for (let i = offsets[from]!; i < offsets[from + 1]!; i++) {
      if (targets[i] === to && this.drawn[edges[i]!] === 0) return edges[i];
    }
    return undefined;
  }

  /** The edges between two nodes, as a node lists them: in their own order. */
  private between(from: number, to: number): number[] {
    const { offsets, targets, edges } = this.graph;
    const same: number[] = [];
    for (let i = offsets[from]!; i < offsets[from + 1]!; i++) {
      if (targets[i] === to && same[same.length - 1] !== edges[i]) same.push(edges[i]!);
    }
    return same;
  }
}

/**
 * Strokes in names; `B#2` where the edge meant is not the first to B not yet drawn. Where it is all
 * the same which of the edges to B it is (`tellApart` false), it is the first.
 */
export function routeOf(
  ground: TrailGround,
  strokes: readonly Stroke[],
  tellApart: boolean,
): Route {
  const copies = ground.isDrawing && tellApart ? new Copies(ground.graph) : null;
  return strokes.map(({ nodes, edges }) => {
    const names: string[] = [];
    for (let i = 0; i < nodes.length; i++) {
      const copy = i > 0 && copies ? copies.draw(edges[i - 1]!, nodes[i - 1]!, nodes[i]!) : 0;
      names.push(copy > 0 ? `${ground.nameOf(nodes[i]!)}#${copy}` : ground.nameOf(nodes[i]!));
    }
    return names;
  });
}

/** The strokes of a route in names that is known to be right. */
export function strokesOf(ground: TrailGround, route: Route): Stroke[] {
  const copies = new Copies(ground.graph);
  return route.map((names) => {
    const nodes = new Int32Array(names.length);
    const edges = new Int32Array(Math.max(0, names.length - 1));
    for (const [i, step] of names.entries()) {
      const hash = step.indexOf('#');
      nodes[i] = ground.nodeNamed(hash < 0 ? step : step.slice(0, hash));
      const copy = hash < 0 ? 0 : Number(step.slice(hash + 1));
      if (i > 0) edges[i - 1] = copies.read(copy, nodes[i - 1]!, nodes[i]);
    }
    return { nodes, edges };
  });
}
