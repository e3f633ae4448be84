import { areNeighbours, type Graph } from '../graph/graph';
import { Pauses } from './pauses';
import type { Budget, Search } from './search';

/** A Hamiltonian path (or cycle) wanted in a graph, with its conditions. Nodes count from 0. */
export interface PathProblem {
  readonly graph: Graph;
  /** Where a route may begin; of a cycle, where the search begins. */
  readonly starts: ArrayLike<number>;
  /** Where it must end, or -1. */
  readonly end: number;
  /** The last node must be a neighbour of the first. */
  readonly closed: boolean;
  /** Nodes of rank 1, 2, 3 … are met in that order; 0 elsewhere. */
  readonly rank: Int32Array;
  /** The step (from 1) at which a node must be visited; 0 elsewhere. */
  readonly step: Int32Array;
  /** `after[v]`: the only node that may come right before v, or -1. */
  readonly after: Int32Array;
}

/** How a search ended: all routes seen, stopped by the caller, or out of budget. */
export interface PathSearchEnd {
  readonly ended: 'complete' | 'stopped' | 'budget';
  readonly steps: number;
}

/** Whether a node that is no end is bound to a step, a place in an order or its predecessor. */
export function hasInnerConditions({ starts, end, rank, step, after }: PathProblem): boolean {
  const only = starts.length === 1 ? starts[0] : -1;
  const isEnd = (node: number): boolean => node === only || node === end;
  return (
    after.some((before) => before >= 0) ||
    rank.some((one, node) => one > 0 && !isEnd(node)) ||
    step.some((one, node) => one > 0 && !isEnd(node))
  );
}

/** How many nodes a step may look at, or a route hand out; beyond, it counts for more. */
const nodesPerStep = 64;

/**
 * Depth-first search for Hamiltonian paths, hardest neighbour first (Warnsdorff 1823), cut off
 * where the nodes left fall apart, where more of them are dead ends than the route has ends, or
 * where the next rank can't be reached. Calls `onRoute` with every route (valid only during the
 * call); it returns whether to go on.
 */
export function* searchPaths(
  problem: PathProblem,
  budget: Budget,
  onRoute: (route: Int32Array) => boolean,
): Search<PathSearchEnd> {
  const walk = new PathWalk(problem);
  const pauses = new Pauses();
  const { nodeCount } = problem.graph;
  let steps = 0;
  yield { steps };
  for (let i = 0; i < problem.starts.length; i++) {
    const start = problem.starts[i]!;
    if (!walk.mayBegin(start)) continue;
    walk.enter(start);
    while (walk.length > 0) {
      const step = 1 + Math.floor(walk.looked / nodesPerStep);
      if (steps + step > budget.steps) return { ended: 'budget', steps };
      steps += step;
      if (pauses.due(walk.looked)) yield { steps };
      if (walk.isRoute()) {
        if (!onRoute(walk.path)) return { ended: 'stopped', steps };
        steps += Math.floor(nodeCount / nodesPerStep);
        if (pauses.due(nodeCount)) yield { steps };
      }
      walk.advance();
    }
  }
  return { ended: 'complete', steps };
}

/** The path so far, what may follow each of its nodes, and what is left. */
class PathWalk {
  readonly path: Int32Array;
  length = 0;
  /** How many nodes the last look ahead has seen. */
  looked = 0;
  private readonly graph: Graph;
  private readonly visited: Uint8Array;
  /** Unvisited neighbours of every node. */
  private readonly free: Int32Array;
  private readonly nodeOfStep: Int32Array;
  private readonly ranks: number;
  private nextRank = 1;
  /** Moves not yet tried at each depth, in `moves[4 * depth …]`-like slots by the largest degree. */
  private readonly moves: Int32Array;
  private readonly moveCount: Int32Array;
  private readonly widest: number;
  private readonly seen: Int32Array;
  private readonly queue: Int32Array;
  private stamp = 0;

  constructor(private readonly problem: PathProblem) {
    const { graph, step, rank } = problem;
    const n = graph.nodeCount;
    this.graph = graph;
    this.path = new Int32Array(n);
    this.visited = new Uint8Array(n);
    this.free = new Int32Array(n);
    this.widest = 1;
    for (let v = 0; v < n; v++) {
      this.free[v] = graph.offsets[v + 1]! - graph.offsets[v]!;
      this.widest = Math.max(this.widest, this.free[v]!);
    }
    this.nodeOfStep = new Int32Array(n + 2).fill(-1);
    step.forEach((at, v) => {
      if (at > 0 && at <= n) this.nodeOfStep[at] = v;
    });
    this.ranks = rank.reduce((most, one) => Math.max(most, one), 0);
    this.moves = new Int32Array(n * this.widest);
    this.moveCount = new Int32Array(n);
    this.seen = new Int32Array(n);
    this.queue = new Int32Array(n);
  }

  mayBegin(start: number): boolean {
    return this.fits(start, -1);
  }

  /** Puts a node at the path's end and lists what may follow it. */
  enter(node: number): void {
    const depth = this.length++;
    this.path[depth] = node;
    this.visited[node] = 1;
    if (this.problem.rank[node]! > 0) this.nextRank++;
    const { offsets, targets } = this.graph;
    for (let i = offsets[node]!; i < offsets[node + 1]!; i++) this.free[targets[i]!]!--;
    this.moveCount[depth] = this.isAlive(node) ? this.listMoves(node, depth) : 0;
  }

  /** The whole path is a route. */
  isRoute(): boolean {
    const { graph, closed, end } = this.problem;
    if (this.length < graph.nodeCount) return false;
    const last = this.path[this.length - 1]!;
    if (end >= 0 && last !== end) return false;
    return !closed || areNeighbours(this.graph, last, this.path[0]!);
  }

  /** Takes the next move, going back as far as there is none. */
  advance(): void {
    while (this.length > 0) {
      const depth = this.length - 1;
      const left = this.moveCount[depth]!;
      if (left > 0) {
        this.moveCount[depth] = left - 1;
        this.enter(this.moves[depth * this.widest + left - 1]!);
        return;
      }
      this.leave();
    }
  }

  private leave(): void {
    const node = this.path[--this.length]!;
    this.visited[node] = 0;
    if (this.problem.rank[node]! > 0) this.nextRank--;
    const { offsets, targets } = this.graph;
    for (let i = offsets[node]!; i < offsets[node + 1]!; i++) this.free[targets[i]!]!++;
  }

  /** Whether a node may stand at the next step, coming from `from`. */
  private fits(node: number, from: number): boolean {
    const { rank, step, end, after, closed, graph } = this.problem;
    const at = this.length + 1;
    if (rank[node]! > 0 && rank[node] !== this.nextRank) return false;
    if (step[node]! > 0 && step[node] !== at) return false;
    const wanted = this.nodeOfStep[at]!;
    if (wanted >= 0 && wanted !== node) return false;
    if (node === end && at !== graph.nodeCount) return false;
    if (from >= 0 ? after[node]! >= 0 && after[node] !== from : after[node]! >= 0 && !closed) {
      return false;
    }
    return true;
  }

  /** Lists the moves from a node, the one with fewest ways on last (it is tried first). */
  private listMoves(node: number, depth: number): number {
    const { offsets, targets } = this.graph;
    const base = depth * this.widest;
    let count = 0;
    for (let i = offsets[node]!; i < offsets[node + 1]!; i++) {
      const other = targets[i]!;
      if (this.visited[other] === 1 || !this.fits(other, node)) continue;
      let j = base + count++;
      while (j > base && this.free[this.moves[j - 1]!]! < this.free[other]!) {
        this.moves[j] = this.moves[j - 1]!;
        j--;
      }
      this.moves[j] = other;
    }
    return count;
  }

  /**
   * Whether the nodes left can still be visited, as far as cheap tests tell: all reachable, the
   * next rank without passing a later one, and at most one of them a dead end.
   */
  private isAlive(head: number): boolean {
    const { graph, end, rank, closed } = this.problem;
    const left = graph.nodeCount - this.length;
    if (left === 0) return true;
    const { offsets, targets } = graph;
    const stamp = ++this.stamp;
    const first = this.path[0]!;
    let reached = 0;
    let deadEnds = 0;
    let rankReached = this.nextRank > this.ranks;
    let tail = 0;
    let deferred = 0; // nodes with a rank, kept at the queue's far end until all before them is seen
    const open = (from: number): void => {
      for (let i = offsets[from]!; i < offsets[from + 1]!; i++) {
        const other = targets[i]!;
        if (this.visited[other] === 1 || this.seen[other] === stamp) continue;
        this.seen[other] = stamp;
        if (rank[other] === 0) this.queue[tail++] = other;
        else this.queue[graph.nodeCount - ++deferred] = other;
        if (rank[other] === this.nextRank) rankReached = true;
      }
    };
    const look = (node: number): boolean => {
      reached++;
      this.looked++;
      let ways = this.free[node]!;
      if (areNeighbours(this.graph, node, head)) ways++;
      if (closed && head !== first && areNeighbours(this.graph, node, first)) ways++;
      if (ways === 0) return false;
      if (ways === 1 && (closed || ++deadEnds > 1 || (end >= 0 && node !== end))) return false;
      open(node);
      return true;
    };
    open(head);
    this.looked = 0;
    for (let at = 0; ;) {
      while (at < tail) if (!look(this.queue[at++]!)) return false;
      if (!rankReached) return false;
      if (deferred === 0) break;
      const node = this.queue[graph.nodeCount - deferred--]!;
      if (!look(node)) return false;
    }
    return reached === left;
  }
}
