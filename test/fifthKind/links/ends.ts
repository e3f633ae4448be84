import { Meaning } from '../../../src/level/board';
import type { Level } from '../../../src/level/level';

/** The board of a level of labels, and by label the indices of the cells it stands on. */
export function labelCells(level: Level) {
  const { board } = level;
  if (!board) throw new TypeError('A level of this kind needs a board');
  const cells: number[][] = board.labels.map(() => []);
  board.meaning.forEach((meaning, cell) => {
    if (meaning === Meaning.label) cells[board.value[cell]!]!.push(cell);
  });
  return { board, cells };
}
