import { EndRule, endsByColour, type GridProblem } from './gridProblem';

/** The narrow side of a grid may be this wide: two bits a plug, a plug more than columns, fill 32. */
export const widestGrid = 15;

/** What a plug is: a way that leads from the cells decided to those below. */
const [none, opening, closing, loose] = [0, 1, 2, 3];

/** The bit that keeps the colour of a single loose end, where the plugs leave it free. */
const colourBit = 1 << 31;

/** Takes what follows from a state: other states, or a whole path or cycle. */
export interface FrontierTarget {
  add(key: number, low: number, high: number): void;
  complete(low: number, high: number): void;
}

/**
 * The steps of a frontier over a grid of at least as many rows as columns. A state, as a key of 32
 * bits, is the row of plugs across the frontier: slot j (two bits) is the plug below column j of
 * the cells decided; while a row is being decided, the slot after the last decided cell's is the
 * plug to its right, and the plugs of the columns beyond follow one slot further up. Plugs that are
 * two ends of one piece of a path are brackets; a plug whose piece ends in the path's end is loose.
 */
export class Frontier {
  private readonly lastCell: number;
  /** Both ends are free and of different colours: the colour of the first is kept. */
  private readonly keepsColour: boolean;
  /** How many of the cells from here on must be ends. */
  private readonly mustFrom: Int32Array;
  private readonly mayEnd: Uint8Array;

  constructor(
    private readonly problem: GridProblem,
    private readonly to: FrontierTarget,
  ) {
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
  }

  /**
   * Hands the target all that follows from states by deciding the links of an open cell.
   * @param moved by how many bits the plugs have moved since: two for each row ended
   * @param from the first state to look at, and `to` the one after the last; all where left out
   */
  cover(
    cell: number,
    moved: number,
    { keys, low: lows, high: highs, size }: States,
    from = 0,
    to = size,
  ): void {
    const { open, width, wallBelow, wallRight } = this.problem.grid;
    const column = cell % width;
    const at = 2 * column;
    const canDown = open[cell + width] === 1 && wallBelow[cell] === 0;
    const canRight = column + 1 < width && open[cell + 1] === 1 && wallRight[cell] === 0;
    const end = this.mayEnd[cell]!;
    const colourMask = this.keepsColour ? colourBit : 0;
    for (let i = from; i < to; i++) {
      const key = keys[i]!;
      const colour = key & colourMask;
      const state = (key & ~colourMask) << moved;
      const [low, high] = [lows[i]!, highs[i]!];
      const left = (state >> at) & 3;
      const up = (state >> (at + 2)) & 3;
      const rest = state & ~(15 << at);
      if (end !== EndRule.must) {
        if (left === none && up === none) {
          if (canDown && canRight) {
            this.to.add(rest | colour | (opening << at) | (closing << (at + 2)), low, high);
          }
        } else if (left === none || up === none) {
          const plug = left | up;
          if (canDown) this.to.add(rest | colour | (plug << at), low, high);
          if (canRight) this.to.add(rest | colour | (plug << (at + 2)), low, high);
        } else this.join(state, rest, colour, cell, left, up, low, high);
      }
      if (end !== EndRule.never && (left === none || up === none)) {
        this.endAt(state, rest, colour, cell, left, up, canDown, canRight, low, high);
      }
    }
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
    if (left === closing && up === opening) this.to.add(rest | colour, low, high);
    else if (left === opening && up === opening) {
      this.to.add((rest | colour) ^ (3 << mateOf(state, at + 2)), low, high);
    } else if (left === closing && up === closing) {
      this.to.add((rest | colour) ^ (3 << mateOf(state, at)), low, high);
    } else if (left === opening) {
      if (up === closing) {
        if (this.problem.closed) this.complete(rest, cell, low, high);
      } else this.to.add(rest | colour | (loose << mateOf(state, at)), low, high);
    } else if (up === loose) {
      if (left === loose) this.complete(rest, cell, low, high);
      else this.to.add(rest | colour | (loose << mateOf(state, at)), low, high);
    } else this.to.add(rest | colour | (loose << mateOf(state, at + 2)), low, high);
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
      if (canDown) this.to.add(rest | kept | (loose << at), low, high);
      if (canRight) this.to.add(rest | kept | (loose << (at + 2)), low, high);
      return;
    }
    const mate = mateOf(state, left === none ? at + 2 : at);
    this.to.add(rest | kept | (loose << mate), low, high);
  }

  /** All in one line: right if nothing is left over. */
  private complete(rest: number, cell: number, low: number, high: number): void {
    if (rest === 0 && cell === this.lastCell) this.to.complete(low, high);
  }
}

/** States with their counts, in arrays of which the first `size` places are used. */
export interface States {
  readonly keys: Int32Array;
  readonly low: Float64Array;
  readonly high: Float64Array;
  readonly size: number;
}

/** Which links a state holds that came about by deciding a cell of a column: down, to the right. */
export function linksOf(key: number, column: number): { down: boolean; right: boolean } {
  return {
    down: ((key >> (2 * column)) & 3) !== none,
    right: ((key >> (2 * column + 2)) & 3) !== none,
  };
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
