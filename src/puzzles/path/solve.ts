import { degree } from '../../graph/graph';
import type { Finding } from '../../level/finding';
import type { Level } from '../../level/level';
import { finding } from '../../level/textFinding';
import { searchPaths, type PathProblem } from '../../solvers/hamiltonianPath';
import type { Budget, Search } from '../../solvers/search';
import type { Outcome, Route } from '../puzzle';
import { fixedEnds, nodeName, nodeNamed, pathBoard, type PathBoard } from './pathBoard';
import { pathStructure } from './structure';
import { verifyPath } from './verify';

/** The search problem of a board. */
export function pathProblem(path: PathBoard): PathProblem {
  const { graph, checkpoints, steps, closed, start, end } = path;
  const rank = new Int32Array(graph.nodeCount);
  checkpoints.forEach((node, index) => (rank[node] = index + 1));
  const step = new Int32Array(graph.nodeCount);
  for (const [node, number] of steps) step[node] = number;
  const after = new Int32Array(graph.nodeCount).fill(-1);
  const all = Array.from({ length: graph.nodeCount }, (_, node) => node);
  const fewestFirst = all.sort((a, b) => degree(graph, a) - degree(graph, b));
  if (!closed) {
    const { first, last } = fixedEnds(path);
    return {
      graph,
      starts: first >= 0 ? [first] : fewestFirst,
      end: last,
      closed,
      rank,
      step,
      after,
    };
  }
  // A cycle may be entered anywhere. With S and E, S comes right after E.
  if (start >= 0 && end >= 0) after[start] = end;
  const anchor = checkpoints[0] ?? (start >= 0 ? start : fewestFirst[0]!);
  const starts = steps.size > 0 ? (start >= 0 ? [start] : fewestFirst) : [anchor];
  const last = anchor === start && after[start]! >= 0 ? end : -1;
  return { graph, starts, end: last, closed, rank, step, after };
}

/** The links of a route, each as one number, for telling whether two routes draw the same lines. */
function linksOf(nodes: ArrayLike<number>, size: number, closed: boolean): Set<number> {
  const links = new Set<number>();
  for (let i = 0; i < nodes.length - (closed ? 0 : 1); i++) {
    const [a, b] = [nodes[i]!, nodes[(i + 1) % nodes.length]!];
    links.add(Math.min(a, b) * size + Math.max(a, b));
  }
  return links;
}

/** The nodes of a route in the order it is drawn: of a cycle from S (towards E last), closed at its end. */
function drawnNodes(path: PathBoard, nodes: readonly number[]): number[] {
  if (!path.closed) return [...nodes];
  const at = path.start >= 0 && path.steps.size === 0 ? nodes.indexOf(path.start) : 0;
  const turned = [...nodes.slice(at), ...nodes.slice(0, at)];
  return [...turned, turned[0]!];
}

/** Searches for a route of a path level (see `PuzzleKind.solve`). */
export function* solvePath(level: Level, budget: Budget, other?: Route): Search<Outcome> {
  const { impossible } = pathStructure(level);
  if (impossible) return { verdict: 'unsolvable', reason: impossible, steps: 0 };
  const path = pathBoard(level);
  const size = path.graph.nodeCount;
  const known = other
    ? linksOf(
        (other[0] ?? []).map((name) => nodeNamed(path, name)).slice(0, size),
        size,
        path.closed,
      )
    : null;
  const found: number[] = [];
  const end = yield* searchPaths(pathProblem(path), budget, (route) => {
    if (known) {
      const links = linksOf(route, size, path.closed);
      if ([...links].every((link) => known.has(link))) return true;
    }
    found.push(...route);
    return false;
  });
  const { steps } = end;
  if (found.length > 0) {
    const route = [drawnNodes(path, found).map((node) => nodeName(path, node))];
    const wrong = verifyPath(level, route);
    if (wrong) throw new Error(`The search returned a route that breaks a rule: ${wrong.code}`);
    return { verdict: 'solved', route, steps };
  }
  if (end.ended === 'budget') return { verdict: 'undecided', steps };
  return { verdict: 'unsolvable', reason: exhausted(steps), steps };
}

function exhausted(steps: number): Finding {
  return finding('error', 'exhausted', [], { args: { steps } });
}
