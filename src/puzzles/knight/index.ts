import { countTours, solveTour, tourRoutes } from '../hamiltonian/solve';
import { tourProof } from '../hamiltonian/structure';
import { tourBoard } from '../hamiltonian/tourBoard';
import { verifyTour } from '../hamiltonian/verify';
import type { PuzzleKind } from '../puzzle';
import { knightMessages } from './messages';
import { knightRules } from './rules';
import { knightSyntax } from './syntax';

/** Knight's tours on boards with or without holes. */
export const knight: PuzzleKind = {
  syntax: knightSyntax,
  look: {
    route: 'line',
    rulers: true,
    tools: ['open', 'hole', 'start', 'end', 'number'],
  },
  messages: knightMessages,
  structure: (level) => ({
    findings: [],
    impossible: tourProof(tourBoard(level, knightRules), knightRules),
  }),
  solve: (level, budget, other) => solveTour(level, knightRules, budget, other),
  routes: (level, budget, onRoute) => tourRoutes(level, knightRules, budget, onRoute),
  count: (level, budget, options) => countTours(level, knightRules, budget, options),
  verify: (level, route) => verifyTour(level, knightRules, route),
};
