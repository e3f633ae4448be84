import type { Grid } from '../graph/gridGraph';

/** Whether a cell may end a path. */
export const EndRule = { never: 0, may: 1, must: 2 } as const;

/** The Hamiltonian paths or cycles of a grid. */
export interface GridProblem {
  readonly grid: Grid;
  /** Cycles; else paths. */
  readonly closed: boolean;
  /** {@link EndRule} of every cell, for paths. At most two must be ends. */
  readonly ends: Uint8Array;
}

/**
 * The rules of ends with what the checkerboard's colours add: where one colour has a cell more,
 * both ends are of it; where none has, they differ.
 */
export function endsByColour({ grid, ends }: GridProblem): { ends: Uint8Array; differ: boolean } {
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
export function transposed({ grid, ends, closed }: GridProblem): GridProblem {
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
