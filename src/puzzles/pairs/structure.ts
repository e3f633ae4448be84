import type { Args, Finding, Place } from '../../level/finding';
import type { Level } from '../../level/level';
import { finding } from '../../level/textFinding';
import { tilesByKind } from '../../solvers/pairsField';
import type { Structure } from '../puzzle';
import { labelOfKind, pairsBoard, tilePlace, type PairsBoard } from './pairsBoard';

/** Labels with a proof of their own; the rest have one together. */
const mostListed = 19;

/**
 * The labels that stand an odd number of times, on all their cells: one tile of each is left over.
 * Where there are several, `related` has a finding for each label, to a limit.
 */
export function unpairedTile(pairs: PairsBoard): Finding | null {
  const odd = tilesByKind(pairs.field).flatMap((tiles, kind) =>
    tiles.length % 2 === 1
      ? [
          {
            at: tiles.map((tile) => tilePlace(pairs.field, tile)),
            args: { label: labelOfKind(pairs, kind), tiles: tiles.length },
          },
        ]
      : [],
  );
  const [first, ...others] = odd;
  if (!first) return null;
  const rest = odd.slice(mostListed);
  const related = [
    ...odd
      .slice(0, mostListed)
      .map(({ at, args }) => proof(args.tiles === 1 ? 'once' : 'times', at, args)),
    ...(rest.length > 0
      ? [
          proof(
            'rest',
            rest.flatMap(({ at }) => at),
            { others: rest.length },
          ),
        ]
      : []),
  ];
  return finding(
    'error',
    'unpaired-tile',
    odd.flatMap(({ at }) => at),
    {
      reason: others.length > 0 ? 'several' : first.args.tiles === 1 ? 'single' : 'odd',
      args: { ...first.args, others: others.length },
      related: others.length > 0 ? related : [],
    },
  );
}

function proof(reason: string, at: readonly Place[], args: Args): Finding {
  return finding('error', 'unpaired-tile', at, { reason, args });
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
