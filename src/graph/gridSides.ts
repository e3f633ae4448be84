import type { Grid } from './gridGraph';

/** Sides of a cell, as bits. */
export const Side = { up: 1, left: 2, right: 4, down: 8 } as const;

/** The sides between open cells, without a graph: a byte a cell. */
export interface GridSides {
  readonly width: number;
  /** The bits of {@link Side} behind which an open cell lies, and no wall before it. */
  readonly sides: Uint8Array;
  /** How many sides there are, each counted once. */
  readonly count: number;
}

/** The sides between open cells without a wall. Linear time, cell by cell. */
export function gridSides({ height, width, open, wallBelow, wallRight }: Grid): GridSides {
  const size = height * width;
  const sides = new Uint8Array(size);
  let count = 0;
  for (let cell = 0, column = 0; cell < size; cell++, column++) {
    if (column === width) column = 0;
    if (open[cell] === 0) continue;
    if (column + 1 < width && open[cell + 1] === 1 && wallRight[cell] === 0) {
      sides[cell]! |= Side.right;
      sides[cell + 1]! |= Side.left;
      count++;
    }
    if (cell + width < size && open[cell + width] === 1 && wallBelow[cell] === 0) {
      sides[cell]! |= Side.down;
      sides[cell + width]! |= Side.up;
      count++;
    }
  }
  return { width, sides, count };
}

/** Bit s is 1 where s has an odd number of bits, up to 15. */
const oddBits = 0x6996;

/** The cells with an odd number of sides, in ascending order. */
export function oddCells({ sides }: GridSides): number[] {
  const odd: number[] = [];
  for (let cell = 0; cell < sides.length; cell++) {
    if (((oddBits >> sides[cell]!) & 1) === 1) odd.push(cell);
  }
  return odd;
}

/**
 * How many connected parts the sides form. Union of neighbours, cell by cell, each part led by its
 * first cell: what is touched lies close together, unlike in a search.
 */
export function sideParts({ width, sides }: GridSides): number {
  const leader = new Int32Array(sides.length);
  const find = (cell: number): number => {
    let at = cell;
    while (leader[at] !== at) at = leader[at] = leader[leader[at]!]!;
    return at;
  };
  let parts = 0;
  for (let cell = 0; cell < sides.length; cell++) {
    const bits = sides[cell]!;
    const own = (bits & Side.left) === 0 ? cell : find(cell - 1);
    leader[cell] = own;
    if (own === cell && bits !== 0) parts++;
    if ((bits & Side.up) === 0) continue;
    const above = find(cell - width);
    if (above === own) continue;
    parts--;
    if (above < own) leader[own] = above;
    else leader[above] = own;
  }
  return parts;
}
