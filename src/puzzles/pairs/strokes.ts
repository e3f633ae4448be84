import { PairsLines } from '../../solvers/pairsLines';
import type { PairsField } from '../../solvers/pairsField';
import type { Route } from '../puzzle';
import { fieldCellName } from './tileField';

/** The strokes of pairs taken away in order, each the shortest line with the fewest turns. */
export function strokesOf(field: PairsField, pairs: readonly (readonly [number, number])[]): Route {
  const present = new Uint8Array(field.cellOf.length).fill(1);
  const lines = new PairsLines(field);
  return pairs.map(([a, b]) => {
    const line = lines.between(present, a, b);
    if (!line) throw new Error('The search took away a pair that can’t be joined');
    present[a] = 0;
    present[b] = 0;
    return line.cells.map((cell) => fieldCellName(field, cell));
  });
}
