import type { Route } from '../puzzles/puzzle';
import type { SolveParams } from './lsp';

/** Requests about all solutions of a level. They can be cancelled, and an edit outdates them. */

export const nextSolutionRequest = 'gridwright/nextSolution';
export interface NextSolutionParams extends SolveParams {
  /** The route to go on from; the stored one where left out. */
  readonly after?: Route;
}
export type NextSolutionResult =
  /** A route that draws other lines than the stored one; `first` where the walk begins anew. */
  | {
      readonly verdict: 'next';
      readonly version: number;
      readonly route: Route;
      readonly first: boolean;
    }
  /** `only`: the stored route is the only one. `message` says so, in the reader's words. */
  | {
      readonly verdict: 'only' | 'unsolvable' | 'undecided' | 'invalid' | 'outdated';
      readonly version: number;
      readonly message: string;
    };

export const solveFromRequest = 'gridwright/solveFrom';
/** A position in a text, both from 0, in UTF-16 code units. */
export interface LinePosition {
  readonly line: number;
  readonly character: number;
}
export interface SolveFromParams extends SolveParams {
  /** Where the cell, or the point of a drawing, stands that the route is to start on. */
  readonly position: LinePosition;
}
/** `message` says in the reader's words what was tried, and why there is no route. */
export type SolveFromResult =
  | {
      readonly verdict: 'solved';
      readonly version: number;
      readonly route: Route;
      readonly message: string;
    }
  /** `refused`: no route can start there. */
  | {
      readonly verdict: 'refused' | 'unsolvable' | 'undecided' | 'invalid' | 'outdated';
      readonly version: number;
      readonly message: string;
    };

export const countRequest = 'gridwright/count';
export interface CountParams extends SolveParams {
  /** Where to stop, as a decimal number: 1 or more. */
  readonly limit?: string;
  /** Ordered routes in place of drawn lines. */
  readonly directed?: boolean;
}
/** `count` is a decimal number, which may pass 2^53; `message` tells it in the reader's words. */
export interface CountResult {
  readonly bound: 'exact' | 'atLeast' | 'undecided' | 'none' | 'invalid' | 'outdated';
  readonly version: number;
  readonly count: string | null;
  readonly message: string;
}
