import { gridGraph } from '../../graph/gridGraph';
import { WallBelow, WallRight, cellIndex } from '../../level/board';
import type { TourRules } from '../hamiltonian/tourBoard';
import { gridOf } from '../gridOf';

/** Steps up, down, left and right, where no wall stands between. */
export const pathRules: TourRules = {
  graphOf: (board) => gridGraph(gridOf(board)),

  gridOf,

  wrongStep(board, from, to) {
    if (Math.abs(from.row - to.row) + Math.abs(from.column - to.column) !== 1) return 'jump';
    const upper = from.row < to.row || from.column < to.column ? from : to;
    const bit = from.row === to.row ? WallRight : WallBelow;
    return (board.walls[cellIndex(board, upper.row, upper.column)]! & bit) !== 0 ? 'wall' : null;
  },
};
