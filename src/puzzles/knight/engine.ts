import { continueTour } from '../hamiltonian/continueFrom';
import { countTours } from '../hamiltonian/count';
import { solveTour, tourRoutes } from '../hamiltonian/solve';
import type { PuzzleEngine } from '../puzzle';
import { knightRules } from './rules';

/** The searches of `knight`. */
export const engine: PuzzleEngine = {
  solve: (level, budget, other) => solveTour(level, knightRules, budget, other),
  routes: (level, budget, onRoute) => tourRoutes(level, knightRules, budget, onRoute),
  goOn: (level, begun, budget) => continueTour(level, knightRules, begun, budget),
  count: (level, budget, options) => countTours(level, knightRules, budget, options),
};
