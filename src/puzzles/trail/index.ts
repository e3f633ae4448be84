import type { PuzzleKind } from '../puzzle';
import { engine } from './engine';
import { trailMessages } from './messages';
import { trailStructure } from './structure';
import { trailSyntax } from './syntax';
import { verifyTrail } from './verify';

/** Eulerian trails on a board or a drawing: one-touch drawing, the seven bridges. */
export const trail: PuzzleKind = {
  syntax: trailSyntax,
  look: {
    route: 'edges',
    rulers: true,
    tools: ['open', 'hole', 'start', 'end', 'wall'],
    sketch: {
      line: 'M10 46H46V24H10ZL46 24L28 8L10 24L46 46',
      points: [
        [10, 46],
        [46, 46],
        [10, 24],
        [46, 24],
        [28, 8],
      ],
    },
  },
  messages: trailMessages,
  structure: trailStructure,
  ...engine,
  verify: verifyTrail,
};
