import { areNeighbours } from '../../graph/graph';
import type { GraphProblem } from '../../solvers/graphFrontier';
import { EndRule, type GridProblem } from '../../solvers/gridProblem';
import { fixedEnds, type TourBoard, type TourRules } from './tourBoard';

/**
 * The lines a board's tours draw, as a count on a grid; null where the steps are none of a grid, or
 * where numbers bind the order or the step of cells within the route (ends may be bound).
 */
export function gridCountProblem(tour: TourBoard, rules: TourRules): GridProblem | null {
  const counted = rules.gridOf ? countedEnds(tour) : null;
  if (!rules.gridOf || !counted) return null;
  const grid = rules.gridOf(tour.board);
  const ends = new Uint8Array(grid.open.length);
  tour.cellOf.forEach((cell, node) => (ends[cell] = counted.ends[node]!));
  return { grid, closed: counted.closed, ends };
}

/**
 * The same as a count on the graph of the steps, whatever they are, along the board's longer side;
 * null where numbers bind more than the ends.
 */
export function graphCountProblem(tour: TourBoard): GraphProblem | null {
  const counted = countedEnds(tour);
  if (!counted) return null;
  const { graph, cellOf, board } = tour;
  const sides = new Uint8Array(graph.nodeCount);
  // Every step changes colour (`colourBalance`).
  cellOf.forEach((cell, node) => {
    sides[node] = (Math.floor(cell / board.width) + (cell % board.width)) % 2;
  });
  return { graph, order: alongLongerSide(tour), sides, ...counted };
}

/** All nodes, rank by rank across the board's shorter side. Linear time. */
function alongLongerSide({ graph, nodeOf, board }: TourBoard): Int32Array {
  const { height, width } = board;
  const order = new Int32Array(graph.nodeCount);
  let place = 0;
  const isTurned = width > height;
  for (let i = 0; i < nodeOf.length; i++) {
    const node = nodeOf[isTurned ? (i % height) * width + Math.floor(i / height) : i]!;
    if (node >= 0) order[place++] = node;
  }
  return order;
}

/** Whether cycles are counted, and the {@link EndRule} of every node; null where numbers bind more. */
function countedEnds(tour: TourBoard): { closed: boolean; ends: Uint8Array } | null {
  const { graph, closed, start, end } = tour;
  if (graph.nodeCount < 2 || bindsInner(tour)) return null;
  const ends = new Uint8Array(graph.nodeCount);
  if (closed) {
    if (start < 0 || end < 0) return { closed, ends };
    // With S and E a cycle is a path from S to E and the link that closes it.
    if (!areNeighbours(graph, start, end)) return null;
  }
  const { first, last } = closed ? { first: start, last: end } : fixedEnds(tour);
  if (first === last && first >= 0) return null;
  ends.fill(first < 0 || last < 0 ? EndRule.may : EndRule.never);
  for (const node of [first, last]) if (node >= 0) ends[node] = EndRule.must;
  return { closed: false, ends };
}

/** Whether numbers say more of a route than where it ends. */
function bindsInner(tour: TourBoard): boolean {
  const { checkpoints, steps, closed, start, end, graph } = tour;
  if (closed) {
    // Three cells are in cyclic order on every cycle, in one direction; two in both.
    return steps.size > 0 || checkpoints.length > (start >= 0 && end >= 0 ? 1 : 3);
  }
  const { first, last } = fixedEnds(tour);
  for (const [node, step] of steps) {
    const isEnd = (step === 1 && node === first) || (step === graph.nodeCount && node === last);
    if (!isEnd) return true;
  }
  return checkpoints.filter((node) => node !== first && node !== last).length > 1;
}

/**
 * In how many directions and from how many cells the lines of one tour can be drawn where all ways
 * to draw them are routes; 0n where each way must be found by itself.
 */
export function waysToDraw(tour: TourBoard): bigint {
  const { closed, start, end, steps, graph } = tour;
  if (!closed) {
    const { first, last } = fixedEnds(tour);
    if (steps.size > 0 || tour.checkpoints.length > 1) return first >= 0 || last >= 0 ? 1n : 0n;
    return first < 0 && last < 0 && graph.nodeCount > 1 ? 2n : 1n;
  }
  if (steps.size > 0) return 0n;
  if (start < 0) return 2n * BigInt(graph.nodeCount);
  return end < 0 ? 2n : 1n;
}
