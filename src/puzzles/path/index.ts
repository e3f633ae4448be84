import { verifyTour } from '../hamiltonian/verify';
import type { PuzzleKind } from '../puzzle';
import { engine } from './engine';
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
    sketch: { line: 'M10 46V10H28V46H46V10' },
  },
  messages: pathMessages,
  structure: pathStructure,
  ...engine,
  verify: (level, route) => verifyTour(level, pathRules, route),
};
