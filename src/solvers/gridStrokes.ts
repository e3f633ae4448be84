import { Side, type GridSides } from '../graph/gridSides';
import { edgesPerStep } from './eulerianTrail';
import type { Search } from './search';

/** Strokes over cells by index; `steps` are slices of {@link edgesPerStep} sides. */
export interface GridStrokes {
  readonly strokes: readonly Int32Array[];
  readonly steps: number;
}

/** A bit beside those of {@link Side}: an added edge leads to another odd cell. */
const Added = 16;

/**
 * Draws all sides, one or more and in one part, in the fewest strokes, the same as `drawStrokes` on its
 * graph. Hierholzer's algorithm (1873) with a byte a cell for what is left: of a large board that
 * stays in the processor's cache, which lists of neighbours do not.
 * @param odd the cells with an odd number of sides
 */
export function* drawGrid(grid: GridSides, odd: readonly number[]): Search<GridStrokes> {
  const walker = new GridWalker(grid, odd);
  walker.begin(odd[0] ?? grid.sides.findIndex((bits) => bits !== 0));
  let steps = 0;
  while (!walker.walk(edgesPerStep)) {
    steps++;
    yield { steps };
  }
  return { strokes: walker.strokes(), steps: steps + 1 };
}

class GridWalker {
  private readonly left: Uint8Array;
  private readonly mate = new Map<number, number>();
  /**
   * The walk grows from the left; what is drawn for good from the right, back to front. A cell that
   * an added edge leads to is written as `~cell`.
   */
  private readonly places: Int32Array;
  private depth = 0;
  private ready: number;
  private readonly by: Int32Array;

  constructor({ width, sides, count }: GridSides, odd: readonly number[]) {
    this.left = sides.slice();
    for (const [i, cell] of odd.entries()) {
      this.left[cell]! |= Added;
      this.mate.set(cell, odd[i ^ 1]!);
    }
    this.places = new Int32Array(count + odd.length / 2 + 1);
    this.ready = this.places.length;
    this.by = new Int32Array(9);
    this.by[Side.up] = -width;
    this.by[Side.left] = -1;
    this.by[Side.right] = 1;
    this.by[Side.down] = width;
  }

  begin(cell: number): void {
    this.places[this.depth++] = cell;
  }

  /** Goes on for some sides; true when the circuit is closed and nothing is left along it. */
  walk(most: number): boolean {
    const { left, places, mate, by } = this;
    let { depth, ready } = this;
    for (let more = most; more > 0 && depth > 0; more--) {
      const place = places[depth - 1]!;
      const cell = place < 0 ? ~place : place;
      const bits = left[cell]!;
      if (bits === 0) {
        depth--;
        places[--ready] = place;
      } else if ((bits & Added) !== 0) {
        const other = mate.get(cell)!;
        left[cell]! ^= Added;
        left[other]! ^= Added;
        places[depth++] = ~other;
      } else {
        const side = bits & -bits;
        const other = cell + by[side]!;
        left[cell]! ^= side;
        // Up and down are 1 and 8, left and right 2 and 4.
        left[other]! ^= 8 / side;
        places[depth++] = other;
      }
    }
    this.depth = depth;
    this.ready = ready;
    return depth === 0;
  }

  /** The strokes of the circuit: what lies between its added edges. */
  strokes(): Int32Array[] {
    const { places, ready } = this;
    const strokes: Int32Array[] = [];
    let first = places.length - 1;
    for (let last = first; last >= ready; last--) {
      if (places[last]! >= 0 && last > ready) continue;
      const stroke = new Int32Array(first - last + 1);
      for (let i = 0; i < stroke.length; i++) {
        const place = places[first - i]!;
        stroke[i] = place < 0 ? ~place : place;
      }
      if (stroke.length > 1) strokes.push(stroke);
      first = last - 1;
    }
    return strokes;
  }
}
