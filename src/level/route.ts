import type { Range } from './range';

/** A step of a board: row and column from 1; on the ring outside 0, height + 1 or width + 1. */
export interface CellStep {
  readonly row: number;
  readonly column: number;
}

/** A step as written: `r2c3`, `N`, `K#2`. */
export interface WrittenStep {
  readonly range: Range;
  readonly text: string;
}

/** One stroke as written; it may run over several lines. */
export interface WrittenStroke {
  readonly range: Range;
  readonly steps: readonly WrittenStep[];
}

/**
 * The `solution:` of a level. `strokes` is the route with every step named (`r1c1`, point names,
 * `N#2` for the second edge to N), or null where it can't be read as a route on this board.
 */
export interface Solution {
  readonly range: Range;
  readonly label: Range;
  readonly written: readonly WrittenStroke[];
  readonly strokes: readonly (readonly string[])[] | null;
  /** For each stroke and step of `strokes`, the index of the written step it stands on or leads to. */
  readonly writtenOf: readonly (readonly number[])[] | null;
}

/** `r2c3`. */
export function cellName(row: number, column: number): string {
  return `r${row}c${column}`;
}

/** The cell that `r2c3` (any case) names, or null. */
export function readCellName(name: string): CellStep | null {
  // By hand: a route may have a million names, and an expression takes three times as long.
  let row = -1;
  let column = -1;
  let isColumn = false;
  for (let i = 0; i < name.length; i++) {
    const code = name.charCodeAt(i);
    const digit = code - 48;
    if (i > 0 && digit >= 0 && digit <= 9) {
      if (isColumn) column = 10 * Math.max(0, column) + digit;
      else row = 10 * Math.max(0, row) + digit;
    } else if (i > 0 && !isColumn && row >= 0 && (code | 32) === 99) isColumn = true;
    else if (i > 0 || (code | 32) !== 114) return null;
  }
  return column < 0 ? null : { row, column };
}
