import type { PuzzleEngine } from '../puzzle';
import { continuePairs } from './goOn';
import { dealPairs } from './deal';
import { joinPair, joinablePairs } from './join';
import { riskyGame } from './risky';
import { countPairs, pairsRoutes, solvePairs } from './solve';

/** The searches of `pairs`. */
export const engine: PuzzleEngine = {
  // Solutions are not told apart, so there is no other one to look for.
  solve: function* (level, budget, other) {
    return other ? { verdict: 'undecided', steps: 0 } : yield* solvePairs(level, budget);
  },
  routes: pairsRoutes,
  count: countPairs,
  goOn: continuePairs,
  cautions: riskyGame,
  deal: dealPairs,
  join: joinPair,
  joinable: joinablePairs,
};
