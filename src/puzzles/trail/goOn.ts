import { degree } from '../../graph/graph';
import { oddNodes, withoutEdges, type Multigraph } from '../../graph/multigraph';
import { connectedParts } from '../../graph/parts';
import type { Level } from '../../level/level';
import { continued } from '../../solvers/continued';
import { drawStrokes, type Stroke } from '../../solvers/eulerianTrail';
import type { Budget, Search } from '../../solvers/search';
import type { Continuation, Route } from '../puzzle';
import { trailGround, type TrailGround } from './ground';
import { strokesOf } from './naming';
import { checkedRoute } from './solve';
import { trailProof } from './structure';
import { verifyTrail } from './verify';

/**
 * A trail that begins with the strokes of a route and goes on from where the last one stands (see
 * `PuzzleEngine.goOn`): whether the strokes that may follow draw all that is left follows from its
 * parts and odd nodes. The pen is lifted only where it can't go on: what another stroke draws
 * through its place, this one can draw. Linear time.
 */
export function* continueTrail(level: Level, begun: Route, budget: Budget): Search<Continuation> {
  const fault = verifyTrail(level, begun);
  if (!fault) return { verdict: 'solved', route: begun, steps: 0 };
  if (fault.code === 'stale-solution') return { verdict: 'unsolvable', steps: 0 };
  const ground = trailGround(level);
  if (trailProof(ground, level)) return { verdict: 'unsolvable', steps: 0 };
  const finished = strokesOf(ground, begun).filter(({ nodes }) => nodes.length > 0);
  const current = finished.pop();
  if (!current) return { verdict: 'undecided', steps: 0 };
  yield { steps: 0 };
  const task = taskOf(ground, finished, current);
  if (!task || strokesMore(task) > task.more) return { verdict: 'unsolvable', steps: 0 };
  const { graph, edges } = task.left;
  const drawing = drawStrokes({ graph, start: task.here, last: -1 });
  const { strokes, steps } = yield* continued(0, drawing);
  if (steps > budget.steps) return { verdict: 'undecided', steps };
  const rest = strokes.map((stroke) => {
    return { ...stroke, edges: stroke.edges.map((edge) => edges[edge]!) };
  });
  const goesOn = degree(graph, task.here) > 0 ? rest.splice(0, 1) : [];
  const drawn = [current, ...goesOn, ...(task.last ? [task.last] : [])].reduce(joined);
  const route = checkedRoute(level, ground, [...finished, drawn, ...rest], false);
  return { verdict: 'solved', route, steps };
}

/** What is left to draw. */
interface Task {
  readonly left: ReturnType<typeof withoutEdges>;
  /** Where the pen stands. */
  readonly here: number;
  /** How many strokes may follow. */
  readonly more: number;
  /** The edge that the current stroke draws at last: with E a closed trail ends from E to S. */
  readonly last: Stroke | null;
}

/** What is left to draw where all strokes can end as they have to; else null. */
function taskOf(ground: TrailGround, finished: readonly Stroke[], current: Stroke): Task | null {
  const { graph, closed, strokes, start, end } = ground;
  const drawn = [...finished, current].flatMap(({ edges }) => [...edges]);
  const [first, here] = [current.nodes[0]!, current.nodes.at(-1)!];
  const task = { here, more: strokes - finished.length - 1 };
  const hasLast = closed && start >= 0 && end >= 0 && start !== end;
  if (hasLast) {
    const edge = edgeLeft(graph, end, start, new Set(drawn));
    if (edge < 0) return null;
    const left = withoutEdges(graph, [...drawn, edge]);
    const last = { nodes: Int32Array.of(end, start), edges: Int32Array.of(edge) };
    return endsAt(end, here, left.graph) ? { ...task, left, last } : null;
  }
  const left = withoutEdges(graph, drawn);
  const isOpen = ({ nodes }: Stroke): boolean => nodes[0] !== nodes.at(-1);
  if (closed && (finished.some(isOpen) || !endsAt(first, here, left.graph))) return null;
  // A mark goes with one stroke.
  if (!closed && end >= 0 && !endsAt(end, here, left.graph)) return null;
  return { ...task, left, last: null };
}

/** Whether a pen that draws all from here on, or circuits beside it, ends at a node. */
function endsAt(node: number, here: number, left: Multigraph): boolean {
  const odd = oddNodes(left);
  return here === node
    ? odd.length === 0
    : odd.length === 2 && odd.includes(here) && odd.includes(node);
}

/** An edge between two nodes that is not drawn, or -1. */
function edgeLeft(graph: Multigraph, from: number, to: number, drawn: ReadonlySet<number>): number {
  for (let i = graph.offsets[from]!; i < graph.offsets[from + 1]!; i++) {
    if (graph.targets[i] === to && !drawn.has(graph.edges[i]!)) return graph.edges[i]!;
  }
  return -1;
}

/** The fewest strokes that draw what the current one can't, going on from where it stands. */
function strokesMore({ left: { graph }, here }: Task): number {
  const { count, partOf } = connectedParts(graph);
  const odd = new Int32Array(count);
  for (const node of oddNodes(graph)) odd[partOf[node]!]!++;
  const hasEdges = new Uint8Array(count);
  for (const node of graph.from) hasEdges[partOf[node]!] = 1;
  let strokes = 0;
  for (let part = 0; part < count; part++) {
    if (hasEdges[part] === 0) continue;
    const ends = odd[part]! / 2;
    // From an odd node it draws one of the strokes of its part; with no odd nodes it draws all.
    strokes += part === partOf[here] ? ends - (degree(graph, here) % 2) : Math.max(1, ends);
  }
  return strokes;
}

/** A stroke and what goes on from its last place. */
function joined(stroke: Stroke, next: Stroke): Stroke {
  return {
    nodes: Int32Array.from([...stroke.nodes, ...next.nodes.slice(1)]),
    edges: Int32Array.from([...stroke.edges, ...next.edges]),
  };
}
