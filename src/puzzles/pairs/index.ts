import type { PuzzleKind } from '../puzzle';
import { joinPair, joinablePairs } from './join';
import { pairsMessages } from './messages';
import { riskyGame } from './risky';
import { countPairs, pairsRoutes, solvePairs } from './solve';
import { pairsStructure } from './structure';
import { pairsSyntax } from './syntax';
import { verifyPairs } from './verify';

/** Equal tiles taken away two at a time by lines of few turns: Shisen-Sho, Onet. */
export const pairs: PuzzleKind = {
  syntax: pairsSyntax,
  look: { route: 'line', rulers: true, tools: ['open', 'hole', 'wall'] },
  messages: pairsMessages,
  structure: pairsStructure,
  // Solutions are not told apart, so there is no other one to look for.
  solve: function* (level, budget, other) {
    return other ? { verdict: 'undecided', steps: 0 } : yield* solvePairs(level, budget);
  },
  routes: pairsRoutes,
  count: countPairs,
  verify: verifyPairs,
  cautions: riskyGame,
  join: joinPair,
  joinable: joinablePairs,
};
