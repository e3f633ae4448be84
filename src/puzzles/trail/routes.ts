import type { Level } from '../../level/level';
import { searchCircuits } from '../../solvers/eulerianCircuits';
import type { Stroke } from '../../solvers/eulerianTrail';
import { turned } from '../../solvers/otherTrail';
import type { Budget, Search } from '../../solvers/search';
import type { Route, RoutesEnd } from '../puzzle';
import { trailCircuits, type TrailCircuits } from './circuits';
import { trailGround, type TrailGround } from './ground';
import { checkedRoute, closedFrom, solveTrail } from './solve';
import { trailProof } from './structure';

/**
 * Walks through the trails of one stroke, one for each sequence of edges up to reversal (and
 * rotation if closed), parallel edges told apart (see `PuzzleKind.routes`). Where several strokes
 * are allowed there is no telling solutions apart: one alone is given.
 */
export function* trailRoutes(
  level: Level,
  budget: Budget,
  onRoute: (route: Route) => boolean,
): Search<RoutesEnd> {
  const ground = trailGround(level);
  if (trailProof(ground, level)) return { ended: 'complete', steps: 0 };
  if (ground.graph.edgeCount === 0) {
    return { ended: onRoute([]) ? 'complete' : 'stopped', steps: 0 };
  }
  if (ground.strokes > 1) {
    const outcome = yield* solveTrail(level, budget);
    const { verdict, steps } = outcome;
    if (verdict !== 'solved') return { ended: 'budget', steps };
    return { ended: onRoute(outcome.route) ? 'one' : 'stopped', steps };
  }
  const circuits = trailCircuits(ground);
  return yield* searchCircuits(circuits, budget, (nodes, edges) => {
    for (const stroke of trailsOf(ground, circuits, { nodes, edges })) {
      if (!onRoute(checkedRoute(level, ground, [stroke]))) return false;
    }
    return true;
  });
}

/** The trails that a circuit stands for, of which each is given for one circuit only. */
function* trailsOf(
  ground: TrailGround,
  { added, shape }: TrailCircuits,
  circuit: Stroke,
): Generator<Stroke> {
  const { closed, start, end } = ground;
  const { nodes, edges } = circuit;
  if (added) {
    const trail = { nodes: nodes.slice(1), edges: edges.slice(1) };
    if (shape === 'other' || isForwards(trail.edges, 0)) yield trail;
  } else if (closed) {
    const trail = { nodes: nodes.slice(), edges: edges.slice() };
    if (shape === 'other' || isForwards(edges, 1)) yield closedFrom(ground, trail);
  } else {
    const from = start >= 0 ? start : end;
    const isOneWay = shape === 'loops' || (shape === 'parallel' && from < 0);
    for (let at = 0; at < edges.length; at++) {
      if (from >= 0 && nodes[at] !== from) continue;
      const trail = turned(circuit, at);
      if (!isOneWay || isForwards(trail.edges, 0)) yield trail;
    }
  }
}

/** Of a sequence and its reverse (behind its first `kept` edges) one is forwards. */
function isForwards(edges: Int32Array, kept: number): boolean {
  return edges.length - kept < 2 || edges[kept]! < edges[edges.length - 1]!;
}
