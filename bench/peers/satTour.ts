import * as Logic from 'logic-solver';
import { neighbours, type BoardProblem } from './boardProblem';

/** A link of two cells, or of a cell and the point outside that closes the path to a cycle. */
interface Link {
  readonly name: string;
  readonly ends: readonly [number, number];
}

/**
 * A Hamiltonian path by MiniSat (compiled to JavaScript, in the package logic-solver), as one
 * writes it down at first: two links a cell, a point outside joined to the cells where a path may
 * end, on every cell the number of the checkpoint last passed, and clauses added as they are needed,
 * against each cycle that leaves cells out: a link must cross its border.
 */
export class SatTour {
  private readonly solver = new Logic.Solver();
  private readonly links: readonly Link[];
  private readonly at = new Map<number, Link[]>();

  constructor(private readonly problem: BoardProblem) {
    const outside = -1;
    const { start, end, cells } = problem;
    const ends = start >= 0 && end >= 0 ? [start, end] : cells;
    this.links = [
      ...cells.flatMap((cell) =>
        neighbours(problem, cell)
          .filter((next) => next > cell)
          .map((next) => link(cell, next)),
      ),
      ...ends.map((cell) => link(outside, cell)),
    ];
    for (const each of this.links) {
      for (const cell of each.ends) this.at.set(cell, [...(this.at.get(cell) ?? []), each]);
    }
    for (const each of this.at.values()) {
      const two = Logic.equalBits(Logic.sum(each.map(({ name }) => name)), Logic.constantBits(2));
      this.solver.require(two);
    }
    for (const cell of [start, end]) {
      if (cell >= 0) this.solver.require(link(outside, cell).name);
    }
    if (problem.rank.size > 1) this.requireOrder();
  }

  /** Linked cells have the same number; a checkpoint ends one and begins the next. */
  private requireOrder(): void {
    const { cells, rank } = this.problem;
    const numbers = Array.from({ length: rank.size + 1 }, (_, k) => k);
    for (const cell of cells) {
      if (rank.has(cell)) continue;
      this.solver.require(Logic.exactlyOne(numbers.map((k) => passed(cell, k))));
    }
    for (const { name, ends } of this.links) {
      if (ends[0] < 0) continue;
      const [a, b] = rank.has(ends[1]) ? [ends[1], ends[0]] : ends;
      const [first, second] = [rank.get(a), rank.get(b)];
      if (first === undefined) {
        for (const k of numbers) {
          this.solver.require(Logic.or(not(name), not(passed(a, k)), passed(b, k)));
          this.solver.require(Logic.or(not(name), not(passed(b, k)), passed(a, k)));
        }
      } else if (second === undefined) {
        this.solver.require(Logic.or(not(name), passed(b, first - 1), passed(b, first)));
      } else if (Math.abs(first - second) !== 1) this.solver.forbid(name);
    }
  }

  /** The links of a route that was not returned before, or null where there is none. */
  next(): readonly string[] | null {
    for (;;) {
      const solution = this.solver.solve();
      if (!solution) return null;
      const names = new Set(solution.getTrueVars());
      const chosen = this.links.filter(({ name }) => names.has(name));
      if (this.cutCycles(chosen)) continue;
      const route = chosen.map(({ name }) => name);
      this.solver.forbid(allOf(route));
      return route;
    }
  }

  /** Requires a link across the border of each cycle where there are several. */
  private cutCycles(chosen: readonly Link[]): boolean {
    const cycles = cyclesOf(chosen);
    if (cycles.length === 1) return false;
    for (const cycle of cycles) {
      const inside = new Set(cycle);
      const crossing = this.links.filter(({ ends: [a, b] }) => inside.has(a) !== inside.has(b));
      this.solver.require(Logic.or(crossing.map(({ name }) => name)));
    }
    return true;
  }
}

/** That a cell comes after the kth checkpoint and before the next. */
const passed = (cell: number, k: number): string => `cell${cell}after${k}`;
const not = (term: string): string => `-${term}`;

/** Names begin with a letter: a `-` in front would mean “not”. */
function link(a: number, b: number): Link {
  const [low, high] = a < b ? [a, b] : [b, a];
  return { name: `link${low}~${high}`, ends: [low, high] };
}

/** All of these links at once. */
function allOf(names: readonly string[]): Logic.Formula {
  return Logic.and([...names]);
}

/** The cycles that links form where each cell has two. */
function cyclesOf(links: readonly Link[]): number[][] {
  const next = new Map<number, number[]>();
  for (const {
    ends: [a, b],
  } of links) {
    next.set(a, [...(next.get(a) ?? []), b]);
    next.set(b, [...(next.get(b) ?? []), a]);
  }
  const seen = new Set<number>();
  const cycles: number[][] = [];
  for (const first of next.keys()) {
    const cycle: number[] = [];
    for (let at: number | undefined = first; at !== undefined && !seen.has(at);) {
      seen.add(at);
      cycle.push(at);
      at = next.get(at)!.find((cell) => !seen.has(cell));
    }
    if (cycle.length > 0) cycles.push(cycle);
  }
  return cycles;
}
