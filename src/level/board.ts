import type { Range } from './range';

/** What a cell means, as stored in {@link Board.meaning}. */
export const Meaning = {
  /** Not readable; an error says so. */
  unknown: 0,
  /** Open; in kinds of labels: empty. */
  open: 1,
  /** A hole; in kinds of labels: a block. */
  hole: 2,
  start: 3,
  end: 4,
  /** A checkpoint; its number is in {@link Board.value}. */
  number: 5,
  /** A tile; {@link Board.value} is its place in {@link Board.labels}. */
  label: 6,
} as const;
export type Meaning = (typeof Meaning)[keyof typeof Meaning];

export const WallBelow = 1;
export const WallRight = 2;

/**
 * The cells of a level, in arrays by cell index (so that a board of a million cells stays small).
 * The index of row r, column c (from 1) is `rowStart[r - 1] + c - 1`; where all rows are of one
 * width, that is `(r - 1) * width + c - 1`.
 */
export interface Board {
  readonly range: Range;
  /** `board:`, with its word if there is one. */
  readonly label: Range | null;
  readonly style: 'spaced' | 'compact';
  readonly forced: boolean;
  readonly height: number;
  /** The commonest width of a row. */
  readonly width: number;
  /** Text range of every row, without indentation, comment and line end. */
  readonly rows: readonly Range[];
  /** `height + 1` cell indices. */
  readonly rowStart: Int32Array;
  readonly meaning: Uint8Array;
  /** The number or the label's index; 0 elsewhere. */
  readonly value: Int32Array;
  /** Bits {@link WallBelow}, {@link WallRight}, as written (a rim or a hole may have some). */
  readonly walls: Uint8Array;
  readonly labels: readonly string[];
  /** Where cell i stands: its symbol is `start[i]`–`symbolEnd[i]`, with its walls `start[i]`–`end[i]`. */
  readonly start: Int32Array;
  readonly symbolEnd: Int32Array;
  readonly end: Int32Array;
  /** `1` and `0` mean open and hole here: an edit writes them too. */
  readonly binary: boolean;
}

/** Whether every row is `width` cells wide, so that indices are `(r - 1) * width + c - 1`. */
export function isRectangular(board: Board): boolean {
  return board.rowStart.every((start, row) => start === row * board.width);
}

/** Cell index of row, column (from 1), or -1 where the board has no such cell. */
export function cellIndex(board: Board, row: number, column: number): number {
  if (row < 1 || row > board.height || column < 1) return -1;
  const start = board.rowStart[row - 1]!;
  return column <= board.rowStart[row]! - start ? start + column - 1 : -1;
}

/** Row and column, from 1, of a cell index of a rectangular board. */
export function cellAt(board: Board, index: number): { row: number; column: number } {
  return { row: Math.floor(index / board.width) + 1, column: (index % board.width) + 1 };
}
