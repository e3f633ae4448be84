import { Meaning, type Board } from '../level/board';
import type { Level } from '../level/level';
import type { Teller } from '../messages/teller';

/** How large a level is, in words: `5 × 6, 26 open cells`; empty where there is nothing yet. */
export function levelSize(level: Level, teller: Teller): string {
  const { board, drawing } = level;
  if (board) {
    const { height, width } = board;
    const tiles = level.kind.cells.alphabet === 'labels';
    const count = tiles ? countOf(board, (meaning) => meaning === Meaning.label) : openCells(board);
    return teller.tell(tiles ? 'size.tiles' : 'size.cells', { height, width, count });
  }
  if (drawing) {
    return teller.tell('size.drawing', {
      points: drawing.points.length,
      edges: drawing.edges.length,
    });
  }
  return '';
}

function openCells(board: Board): number {
  return countOf(board, (meaning) => meaning !== Meaning.hole && meaning !== Meaning.unknown);
}

function countOf(board: Board, holds: (meaning: number) => boolean): number {
  return board.meaning.reduce((count, meaning) => count + (holds(meaning) ? 1 : 0), 0);
}
