import type { PuzzleKind } from '../puzzle';
import { pathMessages } from './messages';
import { solvePath } from './solve';
import { pathStructure } from './structure';
import { pathSyntax } from './syntax';
import { verifyPath } from './verify';

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
  solve: solvePath,
  verify: verifyPath,
};
