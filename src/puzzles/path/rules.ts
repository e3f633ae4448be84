import { gridGraph, type Grid } from '../../graph/gridGraph';
import { Meaning, WallBelow, WallRight, cellIndex, type Board } from '../../level/board';
import type { TourRules } from '../hamiltonian/tourBoard';

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

function gridOf({ height, width, meaning, walls }: Board): Grid {
  const open = meaning.map((one) => (one === Meaning.hole ? 0 : 1));
  const wallBelow = walls.map((bits) => (bits & WallBelow ? 1 : 0));
  const wallRight = walls.map((bits) => (bits & WallRight ? 1 : 0));
  return { height, width, open, wallBelow, wallRight };
}
