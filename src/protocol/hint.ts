import type { Hint } from '../puzzles/play';
import type { Route } from '../puzzles/puzzle';
import type { SolveParams } from './lsp';

/** Asks for the next move of a game on a level. It can be cancelled, and an edit outdates it. */
export const hintRequest = 'gridwright/hint';
export interface HintParams extends SolveParams {
  /** The moves so far, every step named. */
  readonly route: Route;
}
/** Null where the document has changed. */
export type HintResult = Hint | null;
