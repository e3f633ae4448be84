import type { Route } from './puzzle';

export { cellName, readCellName } from '../level/route';

/** A cell of a board that is played on. */
export interface PlayCell {
  readonly meaning: 'unknown' | 'open' | 'hole' | 'start' | 'end' | 'number' | 'label';
  /** The number or the label. */
  readonly text: string;
  /** Walls. */
  readonly below: boolean;
  readonly right: boolean;
}

/** What rules of play know of a level: plain data, so that a page can hold it without the level. */
export interface PlayBoard {
  readonly height: number;
  readonly width: number;
  readonly cells: readonly (readonly PlayCell[])[];
  /** Points and edges (by the points' places) in place of cells. */
  readonly drawing?:
    | {
        readonly points: readonly { readonly name: string }[];
        readonly edges: readonly { readonly from: number; readonly to: number }[];
      }
    | null
    | undefined;
  /** The value of a setting; empty where none holds. */
  setting(key: string): string;
}

/** Why a move is no move; each is a sentence of the board's words, `no.hole` and so on. */
export const refusals = [
  'hole',
  'start',
  'first-number',
  'last-number',
  'end',
  'jump',
  'wall',
  'knight',
  'twice',
  'step',
  'step-at',
  'order',
  'start-at',
  'no-edge',
  'drawn',
  'no-tile',
  'tiles-differ',
  'no-way',
  'turns',
] as const;

/** A move that is refused, and what its sentence names. */
export interface Refusal {
  readonly refused: (typeof refusals)[number];
  readonly args: Readonly<Record<string, string | number>>;
}

/** What rules of play have to say of a place; each is a sentence of the board's words, `note.gone` and so on. */
export const playNotes = [
  'gone',
  'joins',
  'joins-straight',
  'joins-turn',
  'joins-ring',
  'joins-more',
  'joins-none',
] as const;

/** Something to say of a place, and what its sentence names. */
export interface PlayNote {
  readonly note: (typeof playNotes)[number];
  readonly args: Readonly<Record<string, string | number>>;
}

/**
 * The rules by which a kind is played. A position is the route so far, every step named; places are
 * `r1c1` or points' names. A route that is `done` is a solution.
 */
export interface PlayRules {
  /** `walk`: to a neighbour; `leap`: to a square farther off; `join`: two tiles are chosen. */
  readonly moves: 'walk' | 'leap' | 'join';
  /** The position before the first move: where the level says where to begin, that is done. */
  start(board: PlayBoard): Route;
  /** The position after a move to a place, or why it is none; `from` is the first of two tiles. */
  move(board: PlayBoard, route: Route, to: string, from?: string): Route | Refusal;
  /** The places a move may lead to now; of a game of tiles the tiles that are left. */
  allowed(board: PlayBoard, route: Route): readonly string[];
  done(board: PlayBoard, route: Route): boolean;
  /** Of a walk in several strokes: whether the pen can't go on, and the next place begins another. */
  lifts?(board: PlayBoard, route: Route): boolean;
  /** What can be said of a place in a position, beside what stands there. */
  notes?(board: PlayBoard, route: Route, place: string): readonly PlayNote[];
}

/**
 * What is told of a game that asked for its next move.
 * - `next`: the next place of a solution that goes on from here; of two tiles `from` is the first.
 * - `lost`: no solution goes on from here: since the move `since` (from 1; 0: there never was one;
 *   null: that was not decided).
 * - `unknown`: it was not decided.
 */
export type Hint =
  | { readonly hint: 'next'; readonly to: string; readonly from: string | null }
  | { readonly hint: 'lost'; readonly since: number | null }
  | { readonly hint: 'done' }
  | { readonly hint: 'unknown' };

/** A refused move. */
export function refuse(refused: Refusal['refused'], args: Refusal['args'] = {}): Refusal {
  return { refused, args };
}

/** Whether a move was refused. */
export function isRefused(answer: Route | Refusal): answer is Refusal {
  return 'refused' in answer;
}

/** The position before the last move: a step, or of a game of tiles a pair; never before `start`. */
export function takenBack(rules: PlayRules, board: PlayBoard, route: Route): Route {
  const last = route.at(-1);
  if (!last || JSON.stringify(route) === JSON.stringify(rules.start(board))) return route;
  const shorter = rules.moves === 'join' ? [] : last.slice(0, -1);
  return shorter.length === 0 ? route.slice(0, -1) : [...route.slice(0, -1), shorter];
}

/** A cell of a board, or undefined. */
export function cellOn({ cells }: PlayBoard, row: number, column: number): PlayCell | undefined {
  return cells[row - 1]?.[column - 1];
}
