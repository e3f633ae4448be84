import type { Level } from '../../level/level';
import { deadEndHint } from '../hamiltonian/reasons/deadEnds';
import { tourProof } from '../hamiltonian/structure';
import { tourBoard } from '../hamiltonian/tourBoard';
import { verifyTour } from '../hamiltonian/verify';
import type { PuzzleKind, Structure } from '../puzzle';
import { engine } from './engine';
import { knightMessages } from './messages';
import { knightRules } from './rules';
import { knightSyntax } from './syntax';

/** Knight's tours on boards with or without holes. */
export const knight: PuzzleKind = {
  syntax: knightSyntax,
  look: {
    route: 'jumps',
    rulers: true,
    tools: ['open', 'hole', 'start', 'end', 'number'],
    sketch: { line: 'M10 46L22 10L34 34L46 10' },
  },
  messages: knightMessages,
  structure: knightStructure,
  ...engine,
  verify: (level, route) => verifyTour(level, knightRules, route),
};

/** A cheap proof if there is one, else a hint of the cells where a tour must end. Linear time. */
function knightStructure(level: Level): Structure {
  const tour = tourBoard(level, knightRules);
  const impossible = tourProof(tour, knightRules);
  return { findings: impossible ? [] : deadEndHint(tour), impossible };
}
