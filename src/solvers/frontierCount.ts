import type { Grid } from '../graph/gridGraph';
import { countOf, StateTable } from './stateTable';
import type { Budget, Search } from './search';

/** Whether a cell may end a path. */
export const EndRule = { never: 0, may: 1, must: 2 } as const;

/** Hamiltonian paths or cycles to be counted on a grid. */
export interface GridCountProblem {
  readonly grid: Grid;
  /** Cycles; else paths. */
  readonly closed: boolean;
  /** {@link EndRule} of every cell, for paths. At most two must be ends. */
  readonly ends: Uint8Array;
}

/** How a count ended. Where the budget ran out the count is 0n and says nothing. */
export interface GridCountEnd {
  readonly ended: 'complete' | 'budget';
  readonly count: bigint;
  readonly steps: number;
}

/** The narrow side of a grid may be this wide: two bits a plug, a plug more than columns, fill 32. */
export const widestGrid = 15;

/** More states than this are more memory than a count may take. */
const mostStates = 3_000_000;

/** States looked at for one search step: they are looked at much faster than a search walks. */
const statesPerStep = 32;

const statesPerPause = 1 << 16;

/** What a plug is: a way that leads from the cells counted to those below. */
const [none, opening, closing, loose] = [0, 1, 2, 3];

/** The bit that keeps the colour of a single loose end, where the plugs leave it free. */
const colourBit = 1 << 31;

/**
 * Counts the Hamiltonian paths (as sets of lines) or cycles of a grid of at least two open cells,
 * by dynamic programming along the frontier between the cells decided and those not, which runs
 * across the narrow side: what matters of the part decided is which of the plugs on the frontier
 * are joined (as brackets), and which lead to an end of the path. (Broken-profile or plug DP;
 * Klarner's transfer matrices, in the form of Stoyan and Strehl 1996.) A grid too wide: `budget`
 * at once.
 */
export function* countOnGrid(problem: GridCountProblem, budget: Budget): Search<GridCountEnd> {
  const tall = problem.grid.width > problem.grid.height ? transposed(problem) : problem;
  const { open, width } = tall.grid;
  if (width > widestGrid) return { ended: 'budget', count: 0n, steps: 0 };
  const frontier = new Frontier(tall);
  let states = 0;
  let nextPause = statesPerPause;
  for (let cell = 0; cell < open.length; cell++) {
    if (cell > 0 && cell % width === 0) frontier.endRow();
    if (open[cell] !== 1) continue;
    states += frontier.size;
    const steps = Math.ceil(states / statesPerStep);
    if (steps > budget.steps || frontier.size > mostStates) {
      return { ended: 'budget', count: 0n, steps: Math.min(steps, budget.steps) };
    }
    frontier.cover(cell);
    if (states >= nextPause) {
      nextPause = states + statesPerPause;
      yield { steps };
    }
  }
  return { ended: 'complete', count: frontier.total(), steps: Math.ceil(states / statesPerStep) };
}

/** The states on the frontier: slot j of a state is its plug below column j, or right of the cell before. */
class Frontier {
  private now = new StateTable();
  private next = new StateTable();
  /** Bits by which plugs have moved since the states were written: two for each row ended. */
  private moved = 0;
  private low = 0;
  private high = 0;
  private readonly lastCell: number;
  /** Both ends are free and of different colours: the colour of the first is kept. */
  private readonly keepsColour: boolean;
  /** How many of the cells from here on must be ends. */
  private readonly mustFrom: Int32Array;
  private readonly mayEnd: Uint8Array;

  constructor(private readonly problem: GridCountProblem) {
    const { grid, closed } = problem;
    this.lastCell = grid.open.lastIndexOf(1);
    this.mustFrom = new Int32Array(grid.open.length + 1);
    for (let cell = grid.open.length - 1; cell >= 0; cell--) {
      const must = problem.ends[cell] === EndRule.must && grid.open[cell] === 1;
      this.mustFrom[cell] = this.mustFrom[cell + 1]! + Number(must);
    }
    const { ends, differ } = endsByColour(problem);
    this.mayEnd = closed ? new Uint8Array(ends.length) : ends;
    this.keepsColour = !closed && differ && this.mustFrom[0] === 0 && grid.width < widestGrid;
    this.now.add(0, 1, 0);
  }

  get size(): number {
    return this.now.size;
  }

  total(): bigint {
    return countOf(this.low, this.high);
  }

  endRow(): void {
    this.moved += 2;
  }

  /** Decides the links of an open cell in every state. */
  cover(cell: number): void {
    const { open, width, wallBelow, wallRight } = this.problem.grid;
    const column = cell % width;
    const { now, next } = this;
    next.clear();
    const at = 2 * column;
    const canDown = open[cell + width] === 1 && wallBelow[cell] === 0;
    const canRight = column + 1 < width && open[cell + 1] === 1 && wallRight[cell] === 0;
    const end = this.mayEnd[cell]!;
    const colourMask = this.keepsColour ? colourBit : 0;
    for (let i = 0; i < now.size; i++) {
      const key = now.keys[i]!;
      const colour = key & colourMask;
      const state = (key & ~colourMask) << this.moved;
      const [low, high] = [now.low[i]!, now.high[i]!];
      const left = (state >> at) & 3;
      const up = (state >> (at + 2)) & 3;
      const rest = state & ~(15 << at);
      if (end !== EndRule.must) {
        if (left === none && up === none) {
          if (canDown && canRight) {
            next.add(rest | colour | (opening << at) | (closing << (at + 2)), low, high);
          }
        } else if (left === none || up === none) {
          const plug = left | up;
          if (canDown) next.add(rest | colour | (plug << at), low, high);
          if (canRight) next.add(rest | colour | (plug << (at + 2)), low, high);
        } else this.join(state, rest, colour, cell, left, up, low, high);
      }
      if (end !== EndRule.never && (left === none || up === none)) {
        this.endAt(state, rest, colour, cell, left, up, canDown, canRight, low, high);
      }
    }
    this.moved = 0;
    this.now = next;
    this.next = now;
  }

  /** The cell joins the plugs on its left and above it. */
  private join(
    state: number,
    rest: number,
    colour: number,
    cell: number,
    left: number,
    up: number,
    low: number,
    high: number,
  ): void {
    const at = 2 * (cell % this.problem.grid.width);
    if (left === closing && up === opening) this.next.add(rest | colour, low, high);
    else if (left === opening && up === opening) {
      this.next.add((rest | colour) ^ (3 << mateOf(state, at + 2)), low, high);
    } else if (left === closing && up === closing) {
      this.next.add((rest | colour) ^ (3 << mateOf(state, at)), low, high);
    } else if (left === opening) {
      if (up === closing) {
        if (this.problem.closed) this.complete(rest, cell, low, high);
      } else this.next.add(rest | colour | (loose << mateOf(state, at)), low, high);
    } else if (up === loose) {
      if (left === loose) this.complete(rest, cell, low, high);
      else this.next.add(rest | colour | (loose << mateOf(state, at)), low, high);
    } else this.next.add(rest | colour | (loose << mateOf(state, at + 2)), low, high);
  }

  /** The path ends at the cell. */
  private endAt(
    state: number,
    rest: number,
    colour: number,
    cell: number,
    left: number,
    up: number,
    canDown: boolean,
    canRight: boolean,
    low: number,
    high: number,
  ): void {
    const plug = left | up;
    if (plug === loose) {
      this.complete(rest, cell, low, high);
      return;
    }
    const { width } = this.problem.grid;
    const before = looseEnds(state);
    if (before + 1 + this.mustFrom[cell + 1]! > 2) return;
    let kept = 0;
    if (this.keepsColour) {
      const own = (Math.floor(cell / width) + (cell % width)) % 2 === 0 ? colourBit : 0;
      if (before === 1 && own === colour) return;
      kept = before === 0 ? own : 0;
    }
    const at = 2 * (cell % width);
    if (plug === none) {
      if (canDown) this.next.add(rest | kept | (loose << at), low, high);
      if (canRight) this.next.add(rest | kept | (loose << (at + 2)), low, high);
      return;
    }
    const mate = mateOf(state, left === none ? at + 2 : at);
    this.next.add(rest | kept | (loose << mate), low, high);
  }

  /** All in one line: right if nothing is left over. */
  private complete(rest: number, cell: number, low: number, high: number): void {
    if (rest !== 0 || cell !== this.lastCell) return;
    this.low += low;
    this.high += high;
    if (this.low >= 2 ** 52) {
      this.low -= 2 ** 52;
      this.high++;
    }
  }
}

/** The place, in bits, of the bracket that belongs to the one at a place. */
function mateOf(state: number, at: number): number {
  const step = ((state >> at) & 3) === opening ? 2 : -2;
  let depth = 0;
  for (let place = at; ; place += step) {
    const plug = (state >> place) & 3;
    if (plug === opening) depth++;
    else if (plug === closing) depth--;
    if (depth === 0) return place;
  }
}

/** How many loose ends a state has. */
function looseEnds(state: number): number {
  let bits = state & (state >> 1) & 0x55555555;
  let count = 0;
  for (; bits !== 0; bits &= bits - 1) count++;
  return count;
}

/**
 * The rules of ends with what the checkerboard's colours add: where one colour has a cell more,
 * both ends are of it; where none has, they differ.
 */
function endsByColour({ grid, ends }: GridCountProblem): { ends: Uint8Array; differ: boolean } {
  const { open, width } = grid;
  const isEven = (cell: number): boolean => (Math.floor(cell / width) + (cell % width)) % 2 === 0;
  let balance = 0;
  let must = -1;
  open.forEach((one, cell) => {
    if (one !== 1) return;
    balance += isEven(cell) ? 1 : -1;
    if (ends[cell] === EndRule.must) must = cell;
  });
  const fits = (cell: number): boolean => {
    if (ends[cell] === EndRule.must) return true;
    if (balance !== 0) return isEven(cell) === balance > 0;
    return must < 0 || isEven(cell) !== isEven(must);
  };
  return {
    ends: ends.map((rule, cell) => (fits(cell) ? rule : EndRule.never)),
    differ: balance === 0,
  };
}

/** The same problem with rows for columns. */
function transposed({ grid, ends, closed }: GridCountProblem): GridCountProblem {
  const { height, width } = grid;
  const turned = (values: Uint8Array): Uint8Array =>
    values.map((_, i) => values[(i % height) * width + Math.floor(i / height)]!);
  return {
    closed,
    ends: turned(ends),
    grid: {
      height: width,
      width: height,
      open: turned(grid.open),
      wallBelow: turned(grid.wallRight),
      wallRight: turned(grid.wallBelow),
    },
  };
}
