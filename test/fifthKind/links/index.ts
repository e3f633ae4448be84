import type { PuzzleKind } from '../../../src/puzzles/puzzle';
import { engine } from './engine';
import { linksMessages } from './messages';
import { linksStructure } from './structure';
import { linksSyntax } from './syntax';
import { verifyLinks } from './verify';

/** Equal labels joined by lines that share no cell: Numberlink. */
export const links: PuzzleKind = {
  syntax: linksSyntax,
  look: {
    route: 'line',
    rulers: true,
    tools: ['tile', 'hole', 'wall'],
    sketch: { line: 'M14 34H42', tiles: [6, 34] },
  },
  messages: linksMessages,
  structure: linksStructure,
  ...engine,
  verify: verifyLinks,
};
