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
  const match = /^r(\d+)c(\d+)$/i.exec(name);
  return match ? { row: Number(match[1]), column: Number(match[2]) } : null;
}
