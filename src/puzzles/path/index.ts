import { countTours } from '../hamiltonian/count';
import { solveTour, tourRoutes } from '../hamiltonian/solve';
import { verifyTour } from '../hamiltonian/verify';
import type { PuzzleKind } from '../puzzle';
import { pathMessages } from './messages';
import { pathRules } from './rules';
import { pathStructure } from './structure';
import { pathSyntax } from './syntax';

/** Hamiltonian paths on a board: one-stroke fill, Zip, Numbrix. */
export const path: PuzzleKind = {
  syntax: pathSyntax,
  look: {
    route: 'line',
    rulers: true,
    tools: ['open', 'hole', 'start', 'end', 'number', 'wall'],
  },
  messages: pathMessages,
  structure: pathStructure,
  solve: (level, budget, other) => solveTour(level, pathRules, budget, other),
  routes: (level, budget, onRoute) => tourRoutes(level, pathRules, budget, onRoute),
  count: (level, budget, options) => countTours(level, pathRules, budget, options),
  verify: (level, route) => verifyTour(level, pathRules, route),
};
