import type { PuzzleKind } from '../puzzle';
import { engine } from './engine';
import { joinsAt } from './joinsAt';
import { pairsMessages } from './messages';
import { pairsStructure } from './structure';
import { pairsSyntax } from './syntax';
import { verifyPairs } from './verify';

/** Equal tiles taken away two at a time by lines of few turns: Shisen-Sho, Onet. */
export const pairs: PuzzleKind = {
  syntax: pairsSyntax,
  look: {
    route: 'joins',
    rulers: true,
    tools: ['tile', 'hole', 'wall'],
    ring: { key: 'border', closed: 'closed' },
    sketch: { line: 'M14 26V12H42V26', tiles: [6, 34] },
  },
  messages: pairsMessages,
  structure: pairsStructure,
  ...engine,
  verify: verifyPairs,
  joinsAt,
};
