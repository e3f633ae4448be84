import { areNeighbours, degree } from '../graph/graph';
import { hasInnerConditions, type PathProblem, type PathSearchEnd } from './hamiltonianPath';
import { Pauses } from './pauses';
import type { Budget, Search } from './search';

/** How many nodes a rotation turns round for one search step. */
const turnedPerStep = 64;

/**
 * Looks for Hamiltonian paths and cycles by walking always to the node with fewest ways on
 * (Warnsdorff 1823), of equal ones to that with the greatest `ties` (Roth's rule for knights: far
 * from the centre), and where the walk is stuck by rotations: from the last node to one before,
 * turning round what lies between (Pósa 1976). Begins again from another start, or with other ties,
 * until the budget is used up. No connectivity is looked at, so one walk takes linear time. It
 * finds and never refutes: it ends with `stopped` or `budget`. Problems with conditions on inner
 * nodes are not for it: `budget` at once.
 *
 * Calls `onRoute` with every route it comes upon (the same one perhaps twice; valid only during
 * the call); it returns whether to go on.
 */
export function* greedyTours(
  problem: PathProblem,
  ties: ArrayLike<number>,
  budget: Budget,
  onRoute: (route: Int32Array) => boolean,
): Search<PathSearchEnd> {
  if (hasInnerConditions(problem) || problem.starts.length === 0) {
    return { ended: 'budget', steps: 0 };
  }
  const walk = new GreedyWalk(problem, ties);
  const { starts } = problem;
  const pauses = new Pauses();
  let steps = 0;
  for (let attempt = 0; ; attempt++) {
    walk.begin(starts[attempt % starts.length]!, attempt >= starts.length);
    if (pauses.due(walk.path.length)) yield { steps };
    while (walk.extend()) {
      if (++steps > budget.steps) return { ended: 'budget', steps: budget.steps };
      if (pauses.due(0)) yield { steps };
    }
    // Rotations until the walk is a route; then one more for each further route.
    for (let turns = 16 + 2 * walk.path.length; turns > 0; turns--) {
      if (walk.isRoute()) {
        if (!onRoute(walk.path)) return { ended: 'stopped', steps };
        steps += Math.floor(walk.path.length / turnedPerStep);
        if (pauses.due(walk.path.length)) yield { steps };
      }
      const turned = walk.rotate();
      steps += 1 + Math.floor(turned / turnedPerStep);
      const before = steps;
      while (walk.extend()) steps++;
      if (steps > budget.steps) return { ended: 'budget', steps: budget.steps };
      if (pauses.due(turned + steps - before)) yield { steps };
    }
  }
}

/** A walk that grows at its end, and can be rotated where it is stuck. */
class GreedyWalk {
  readonly path: Int32Array;
  private length = 0;
  /** Place of each node in the path, or -1. */
  private readonly place: Int32Array;
  /** Unvisited neighbours of every node. */
  private readonly free: Int32Array;
  /** State of the chance by which ties are broken when a start comes round again. */
  private chance = 1;
  private shuffled = false;

  constructor(
    private readonly problem: PathProblem,
    private readonly ties: ArrayLike<number>,
  ) {
    const n = problem.graph.nodeCount;
    this.path = new Int32Array(n);
    this.place = new Int32Array(n);
    this.free = new Int32Array(n);
  }

  begin(start: number, shuffled: boolean): void {
    const { graph } = this.problem;
    this.shuffled = shuffled;
    this.place.fill(-1);
    for (let v = 0; v < graph.nodeCount; v++) this.free[v] = degree(graph, v);
    this.length = 0;
    this.append(start);
  }

  /** Takes one step on; false where there is none. */
  extend(): boolean {
    const { graph, end } = this.problem;
    const { offsets, targets } = graph;
    const { place, free } = this;
    const head = this.path[this.length - 1]!;
    // The fixed end comes last, never before.
    const early = this.length < graph.nodeCount - 1 ? end : -1;
    let best = -1;
    for (let i = offsets[head]!, stop = offsets[head + 1]!; i < stop; i++) {
      const other = targets[i]!;
      if (place[other]! >= 0 || other === early) continue;
      const fewer = best < 0 ? -1 : free[other]! - free[best]!;
      if (fewer < 0 || (fewer === 0 && this.isPreferred(other, best))) best = other;
    }
    if (best < 0) return false;
    this.append(best);
    return true;
  }

  isRoute(): boolean {
    const { graph, closed, end } = this.problem;
    if (this.length < graph.nodeCount) return false;
    const last = this.path[this.length - 1]!;
    if (end >= 0 && last !== end) return false;
    return !closed || areNeighbours(graph, last, this.path[0]!);
  }

  /**
   * Turns round what follows a neighbour of the last node, so that another node becomes the last;
   * a node that must be last steps back first.
   * @returns how many nodes were turned
   */
  rotate(): number {
    const { graph, end } = this.problem;
    if (this.length > 1 && this.path[this.length - 1] === end) this.dropLast();
    const head = this.path[this.length - 1]!;
    const from = graph.offsets[head]!;
    const ways = graph.offsets[head + 1]! - from;
    for (let tries = 0; tries < 4; tries++) {
      if (ways === 0) return 0;
      const at = this.place[graph.targets[from + this.random(ways)]!]!;
      if (at < 0 || at >= this.length - 2) continue;
      for (let i = at + 1, j = this.length - 1; i <= j; i++, j--) {
        const [a, b] = [this.path[i]!, this.path[j]!];
        this.path[i] = b;
        this.place[b] = i;
        this.path[j] = a;
        this.place[a] = j;
      }
      return this.length - at - 1;
    }
    return 0;
  }

  private append(node: number): void {
    this.place[node] = this.length;
    this.path[this.length++] = node;
    this.changeFree(node, -1);
  }

  private dropLast(): void {
    const node = this.path[--this.length]!;
    this.place[node] = -1;
    this.changeFree(node, 1);
  }

  private changeFree(node: number, by: number): void {
    const { offsets, targets } = this.problem.graph;
    const { free } = this;
    for (let i = offsets[node]!, stop = offsets[node + 1]!; i < stop; i++) free[targets[i]!]! += by;
  }

  /** Of two nodes with as many ways on. */
  private isPreferred(node: number, than: number): boolean {
    if (this.shuffled && this.random(4) === 0) return this.random(2) === 0;
    return this.ties[node]! > this.ties[than]!;
  }

  /** A whole number from 0 to below `count`: the same row of numbers in every run (xorshift, Marsaglia 2003). */
  private random(count: number): number {
    this.chance ^= this.chance << 13;
    this.chance ^= this.chance >>> 17;
    this.chance ^= this.chance << 5;
    return (this.chance >>> 0) % count;
  }
}
