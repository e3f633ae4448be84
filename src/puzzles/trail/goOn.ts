import { multigraph, oddNodes, type Multigraph } from '../../graph/multigraph';
import type { Level } from '../../level/level';
import { continued } from '../../solvers/continued';
import { drawStrokes, type Stroke } from '../../solvers/eulerianTrail';
import type { Budget, Search } from '../../solvers/search';
import type { Continuation, Route } from '../puzzle';
import { trailGround, type TrailGround } from './ground';
import { routeOf, strokesOf } from './naming';
import { verifyTrail } from './verify';

/**
 * A trail of one stroke that begins with the edges of a route (see `PuzzleEngine.goOn`): the edges
 * that are left are drawn from where it stands, which Euler's theorem allows or forbids. Linear time.
 */
export function* continueTrail(level: Level, begun: Route, budget: Budget): Search<Continuation> {
  const fault = verifyTrail(level, begun);
  if (!fault) return { verdict: 'solved', route: begun, steps: 0 };
  if (fault.code === 'stale-solution') return { verdict: 'unsolvable', steps: 0 };
  const ground = trailGround(level);
  if (ground.strokes > 1 || begun.length !== 1) return { verdict: 'undecided', steps: 0 };
  yield { steps: 0 };
  const walked = strokesOf(ground, begun)[0]!;
  const here = walked.nodes.at(-1)!;
  const left = without(ground.graph, walked.edges);
  const odd = oddNodes(left.graph);
  const last = odd.length === 0 ? here : (odd.find((node) => node !== here) ?? here);
  const mayEnd = odd.length === 0 || (odd.length === 2 && odd.includes(here));
  const goal = ground.closed ? walked.nodes[0]! : ground.end;
  if (!mayEnd || (goal >= 0 && last !== goal)) return { verdict: 'unsolvable', steps: 0 };
  const drawing = drawStrokes({
    graph: left.graph,
    start: here,
    last: lastEdge(ground, left.graph, walked),
  });
  const { strokes, steps } = yield* continued(0, drawing);
  if (steps > budget.steps) return { verdict: 'undecided', steps };
  const drawn = strokes.filter(({ edges }) => edges.length > 0);
  const [going] = drawn;
  // What falls apart, or does not hang together with this place, can't be drawn in one stroke.
  if (drawn.length > 1 || (going && !going.nodes.includes(here))) {
    return { verdict: 'unsolvable', steps };
  }
  const route = routeOf(ground, [joined(walked, going, left.edges)], false);
  return verifyTrail(level, route)
    ? { verdict: 'undecided', steps }
    : { verdict: 'solved', route, steps };
}

/** The graph without some edges, and which edge of the whole each of its edges is. */
function without(
  graph: Multigraph,
  drawn: Int32Array,
): { readonly graph: Multigraph; readonly edges: readonly number[] } {
  const isDrawn = new Set(drawn);
  const edges = Array.from({ length: graph.edgeCount }, (_, edge) => edge).filter(
    (edge) => !isDrawn.has(edge),
  );
  const from = Int32Array.from(edges, (edge) => graph.from[edge]!);
  const to = Int32Array.from(edges, (edge) => graph.to[edge]!);
  return { graph: multigraph(graph.nodeCount, from, to), edges };
}

/** The edge from E to S where a closed trail has both and goes on from S, or -1. */
function lastEdge({ start, end, closed }: TrailGround, left: Multigraph, walked: Stroke): number {
  if (!closed || start < 0 || end < 0 || start === end) return -1;
  if (walked.nodes.at(-1) !== start) return -1;
  for (let i = left.offsets[start]!; i < left.offsets[start + 1]!; i++) {
    if (left.targets[i] === end) return left.edges[i]!;
  }
  return -1;
}

/** One stroke of what is drawn and what goes on from its last place. */
function joined(walked: Stroke, going: Stroke | undefined, edges: readonly number[]): Stroke {
  if (!going) return walked;
  const here = walked.nodes.at(-1);
  const isTurned = going.nodes[0] !== here;
  const nodes = isTurned ? going.nodes.slice().reverse() : going.nodes;
  const drawn = isTurned ? going.edges.slice().reverse() : going.edges;
  return {
    nodes: Int32Array.from([...walked.nodes, ...nodes.slice(1)]),
    edges: Int32Array.from([...walked.edges, ...Array.from(drawn, (edge) => edges[edge]!)]),
  };
}
