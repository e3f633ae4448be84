import type { Finding } from '../../level/finding';
import type { Level } from '../../level/level';
import { finding } from '../../level/textFinding';
import { tilesByKind } from '../../solvers/pairsField';
import type { Structure } from '../puzzle';
import { labelOfKind, pairsBoard, tilePlace, type PairsBoard } from './pairsBoard';

/** A label that stands an odd number of times, on all its cells: one of its tiles is left over. */
export function unpairedTile(pairs: PairsBoard): Finding | null {
  const odd = tilesByKind(pairs.field).flatMap((tiles, kind) =>
    tiles.length % 2 === 1 ? [{ tiles, kind }] : [],
  );
  const [first, ...others] = odd;
  if (!first) return null;
  return finding(
    'error',
    'unpaired-tile',
    first.tiles.map((tile) => tilePlace(pairs.field, tile)),
    {
      reason: others.length > 0 ? 'several' : first.tiles.length === 1 ? 'single' : 'odd',
      args: {
        label: labelOfKind(pairs, first.kind),
        tiles: first.tiles.length,
        others: others.length,
      },
    },
  );
}

/** Structure of a valid pairs level: tiles left over, or none at all. Linear time. */
export function pairsStructure(level: Level): Structure {
  const pairs = pairsBoard(level);
  const isEmpty = pairs.field.cellOf.length === 0;
  return {
    findings: isEmpty ? [finding('warning', 'nothing-to-draw', [], { reason: 'tiles' })] : [],
    impossible: unpairedTile(pairs),
  };
}
