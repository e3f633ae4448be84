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
  },
  messages: trailMessages,
  structure: trailStructure,
  ...engine,
  verify: verifyTrail,
};
