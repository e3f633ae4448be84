import { gridGraph } from '../../graph/gridGraph';
import { Meaning, WallBelow, WallRight, cellIndex, type Board } from '../../level/board';
import type { TourRules } from '../hamiltonian/tourBoard';

/** Steps up, down, left and right, where no wall stands between. */
export const pathRules: TourRules = {
  graphOf(board: Board) {
    const size = board.height * board.width;
    const open = new Uint8Array(size);
    const wallBelow = new Uint8Array(size);
    const wallRight = new Uint8Array(size);
    for (let i = 0; i < size; i++) {
      open[i] = board.meaning[i] === Meaning.hole ? 0 : 1;
      wallBelow[i] = board.walls[i]! & WallBelow ? 1 : 0;
      wallRight[i] = board.walls[i]! & WallRight ? 1 : 0;
    }
    return gridGraph({ height: board.height, width: board.width, open, wallBelow, wallRight });
  },

  wrongStep(board, from, to) {
    if (Math.abs(from.row - to.row) + Math.abs(from.column - to.column) !== 1) return 'jump';
    const upper = from.row < to.row || from.column < to.column ? from : to;
    const bit = from.row === to.row ? WallRight : WallBelow;
    return (board.walls[cellIndex(board, upper.row, upper.column)]! & bit) !== 0 ? 'wall' : null;
  },
};
