import { tourPlay } from '../hamiltonian/play';
import { cellOn } from '../play';

/** A path is played step by step: up, down, left, right, through no wall. */
export const pathPlay = tourPlay({
  moves: 'walk',
  reach: 1,
  wrongStep(board, from, to) {
    if (Math.abs(from.row - to.row) + Math.abs(from.column - to.column) !== 1) return 'jump';
    const first = from.row < to.row || from.column < to.column ? from : to;
    const cell = cellOn(board, first.row, first.column);
    return (from.row === to.row ? cell?.right : cell?.below) ? 'wall' : null;
  },
});
