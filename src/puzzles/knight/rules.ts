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
  const distances = new Float64Array(cellOf.length);
  for (let node = 0; node < cellOf.length; node++) {
    const row = Math.floor(cellOf[node]! / width);
    const [down, right] = [2 * row - height + 1, 2 * (cellOf[node]! - row * width) - width + 1];
    distances[node] = down * down + right * right;
  }
  return distances;
}
