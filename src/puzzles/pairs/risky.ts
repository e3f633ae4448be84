import type { Finding } from '../../level/finding';
import type { Level } from '../../level/level';
import { finding } from '../../level/textFinding';
import { findStuckGame } from '../../solvers/pairsStuckGame';
import type { Search } from '../../solvers/search';
import { labelOfKind, pairsBoard, tilePlace } from './pairsBoard';
import { strokesOf } from './strokes';
import { tileName } from './tileField';

/** What looking for a game that gets stuck may take, whatever the budget of the verdict. */
const riskySteps = 120_000;

/**
 * Whether a player of a level that can be cleared can get stuck: a warning on the tiles left by the
 * shortest such game found, with its pairs in order as `related`, each with its line (`r1c1-r0c1-…`). Silent where none is found.
 */
export function* riskyGame(level: Level): Search<readonly Finding[]> {
  const pairs = pairsBoard(level);
  const { field } = pairs;
  const { game } = yield* findStuckGame(field, riskySteps);
  if (!game) return [];
  const gone = new Set(game.flat());
  const left = [...field.cellOf.keys()].filter((tile) => !gone.has(tile));
  const lines = strokesOf(field, game);
  const related = game.map(([a, b], i) =>
    finding('information', 'risky-pair', [tilePlace(field, a), tilePlace(field, b)], {
      args: {
        pair: i + 1,
        label: labelOfKind(pairs, field.kindOf[a]!),
        from: tileName(field, a),
        to: tileName(field, b),
        line: lines[i]!.join('-'),
      },
    }),
  );
  return [
    finding(
      'warning',
      'risky',
      left.map((tile) => tilePlace(field, tile)),
      { args: { pairs: game.length, left: left.length }, related },
    ),
  ];
}
