import { knightGraph } from '../../graph/knightGraph';
import { Meaning, type Board } from '../../level/board';
import type { TourBoard, TourRules } from '../hamiltonian/tourBoard';
import { schwenk } from './schwenk';

/** A chess knight's moves: two cells one way and one the other. Walls block nothing. */
export const knightRules: TourRules = {
  graphOf({ height, width, meaning }: Board) {
    return knightGraph(
      height,
      width,
      meaning.map((one) => (one === Meaning.hole ? 0 : 1)),
    );
  },

  wrongStep(_board, from, to) {
    const rows = Math.abs(from.row - to.row);
    const columns = Math.abs(from.column - to.column);
    return rows * columns === 2 ? null : 'knight';
  },

  theorem: schwenk,

  greedyTies: distancesFromCentre,
};

/** Twice the distance of every node from the board's centre, squared. */
function distancesFromCentre({ board, cellOf }: TourBoard): Float64Array {
  const { height, width } = board;
  return Float64Array.from(cellOf, (cell) => {
    const row = Math.floor(cell / width);
    return (2 * row - height + 1) ** 2 + (2 * (cell - row * width) - width + 1) ** 2;
  });
}
