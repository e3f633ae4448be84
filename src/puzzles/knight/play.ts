import { tourPlay } from '../hamiltonian/play';

/** A knight's tour is played jump by jump. */
export const knightPlay = tourPlay({
  moves: 'leap',
  reach: 2,
  wrongStep(_board, from, to) {
    const rows = Math.abs(from.row - to.row);
    return rows * Math.abs(from.column - to.column) === 2 ? null : 'knight';
  },
});
