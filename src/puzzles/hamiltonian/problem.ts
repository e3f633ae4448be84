import { degree, type Graph } from '../../graph/graph';
import type { PathProblem } from '../../solvers/hamiltonianPath';
import { fixedEnds, type TourBoard } from './tourBoard';

/** The search problem of a board. */
export function tourProblem(tour: TourBoard): PathProblem {
  const { graph, checkpoints, steps, closed, start, end } = tour;
  const rank = new Int32Array(graph.nodeCount);
  checkpoints.forEach((node, index) => (rank[node] = index + 1));
  const step = new Int32Array(graph.nodeCount);
  for (const [node, number] of steps) step[node] = number;
  const after = new Int32Array(graph.nodeCount).fill(-1);
  if (!closed) {
    const { first, last } = fixedEnds(tour);
    return {
      graph,
      starts: first >= 0 ? [first] : nodesByDegree(graph),
      end: last,
      closed,
      rank,
      step,
      after,
    };
  }
  // A cycle may be entered anywhere. With S and E, S comes right after E.
  if (start >= 0 && end >= 0) after[start] = end;
  const anchor = checkpoints[0] ?? (start >= 0 ? start : nodesByDegree(graph)[0]!);
  const starts = steps.size > 0 ? (start >= 0 ? [start] : nodesByDegree(graph)) : [anchor];
  const last = anchor === start && after[start]! >= 0 ? end : -1;
  return { graph, starts, end: last, closed, rank, step, after };
}

/** All nodes, those with fewest neighbours first. Linear time. */
function nodesByDegree(graph: Graph): Int32Array {
  const { nodeCount } = graph;
  /** Where the nodes of each degree begin. */
  const places: number[] = [0];
  for (let node = 0; node < nodeCount; node++) {
    const above = degree(graph, node) + 1;
    while (places.length <= above) places.push(0);
    places[above]!++;
  }
  for (let i = 1; i < places.length; i++) places[i]! += places[i - 1]!;
  const nodes = new Int32Array(nodeCount);
  for (let node = 0; node < nodeCount; node++) nodes[places[degree(graph, node)]!++] = node;
  return nodes;
}
