import { cellIndex, Meaning, WallBelow, WallRight, type Board } from '../level/board';
import { directionsOf } from '../level/directions';
import type { Level } from '../level/level';
import { cellName } from '../level/route';

/** The cells a step from a cell, by name: those a step can reach, and open ones behind a wall. */
export interface Neighbours {
  readonly open: readonly string[];
  readonly walled: readonly string[];
}

/**
 * The neighbours of an open cell, clockwise from above; null where the kind does not step from cell
 * to cell, or the cell is not open.
 */
export function neighboursOf(level: Level, row: number, column: number): Neighbours | null {
  const { board, kind } = level;
  if (!board || kind.cells.alphabet !== 'route') return null;
  if (!isOpen(board, cellIndex(board, row, column))) return null;
  const open: string[] = [];
  const walled: string[] = [];
  for (const [down, right] of directionsOf(kind)) {
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
