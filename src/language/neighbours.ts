import { cellIndex, Meaning, WallBelow, WallRight, type Board } from '../level/board';
import type { Level } from '../level/level';
import { cellName } from '../level/route';

/** The cells beside a cell by name: those a step can reach, and open ones behind a wall. */
export interface Neighbours {
  readonly open: readonly string[];
  readonly walled: readonly string[];
}

const directions = [
  [-1, 0],
  [0, 1],
  [1, 0],
  [0, -1],
] as const;

/**
 * The neighbours of an open cell, clockwise from above; null where the kind does not step from a
 * cell to the one beside it, or the cell is not open.
 */
export function neighboursOf(level: Level, row: number, column: number): Neighbours | null {
  const { board, kind } = level;
  if (!board || kind.cells.alphabet !== 'route' || kind.steps !== 'straight') return null;
  if (!isOpen(board, cellIndex(board, row, column))) return null;
  const open: string[] = [];
  const walled: string[] = [];
  for (const [down, right] of directions) {
    const [toRow, toColumn] = [row + down, column + right];
    if (!isOpen(board, cellIndex(board, toRow, toColumn))) continue;
    const upper = cellIndex(board, Math.min(row, toRow), Math.min(column, toColumn));
    const wall = board.walls[upper]! & (down === 0 ? WallRight : WallBelow);
    (kind.cells.walls && wall !== 0 ? walled : open).push(cellName(toRow, toColumn));
  }
  return { open, walled };
}

function isOpen(board: Board, index: number): boolean {
  const meaning = index < 0 ? Meaning.hole : board.meaning[index];
  return meaning !== Meaning.hole && meaning !== Meaning.unknown;
}
