import { continueTour } from '../hamiltonian/continueFrom';
import { countTours } from '../hamiltonian/count';
import { solveTour, tourRoutes } from '../hamiltonian/solve';
import type { PuzzleEngine } from '../puzzle';
import { pathRules } from './rules';

/** The searches of `path`. */
export const engine: PuzzleEngine = {
  solve: (level, budget, other) => solveTour(level, pathRules, budget, other),
  routes: (level, budget, onRoute) => tourRoutes(level, pathRules, budget, onRoute),
  goOn: (level, begun, budget) => continueTour(level, pathRules, begun, budget),
  count: (level, budget, options) => countTours(level, pathRules, budget, options),
};
