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
    const same = this.between(from, to);
    const first = same.find((copy) => this.drawn[copy] === 0);
    this.drawn[edge] = 1;
    return first === edge ? 0 : same.indexOf(edge) + 1;
  }

  /** The edge meant by a copy's number (0: the first not yet drawn), drawn; -1 where there is none. */
  read(copy: number, from: number, to: number): number {
    const same = this.between(from, to);
    const edge = copy > 0 ? same[copy - 1] : same.find((one) => this.drawn[one] === 0);
    if (edge === undefined) return -1;
    this.drawn[edge] = 1;
    return edge;
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

/** Strokes in names; `B#2` where the edge meant is not the first to B not yet drawn. */
export function routeOf(ground: TrailGround, strokes: readonly Stroke[]): Route {
  const copies = ground.isDrawing ? new Copies(ground.graph) : null;
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
    const steps = names.map((name) => name.split('#'));
    const nodes = Int32Array.from(steps, ([name]) => ground.nodeNamed(name!));
    const edges = Int32Array.from(steps.slice(1), ([, copy], i) =>
      copies.read(Number(copy ?? 0), nodes[i]!, nodes[i + 1]!),
    );
    return { nodes, edges };
  });
}
