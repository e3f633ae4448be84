import type { Finding, Fix } from '../level/finding';
import type { KindSyntax } from '../level/kindSyntax';
import type { Level } from '../level/level';
import type { MessageTable } from '../messages/message';
import type { Budget, Search } from '../solvers/search';
import type { Deal, DealOptions } from './deal';

/** A route in names: strokes of steps (`r1c1`, point names), every step named, as JSON gives it. */
export type Route = readonly (readonly string[])[];

/**
 * What a solver says of a level. `steps` are the search steps taken.
 * - `solved`: `route` has been walked by the kind's own `verify`.
 * - `unsolvable`: `reason` is a proof; its `code` is one of the reasons of the design (§3).
 * - `undecided`: the budget ran out.
 */
export type Outcome =
  | { readonly verdict: 'solved'; readonly route: Route; readonly steps: number }
  | { readonly verdict: 'unsolvable'; readonly reason: Finding; readonly steps: number }
  | { readonly verdict: 'undecided'; readonly steps: number };

/**
 * Whether a solution begins with the moves of a game: `route` is one, walked by `verify`;
 * `unsolvable` is proven; `undecided`: the budget ran out, or the kind can't tell.
 */
export type Continuation =
  | { readonly verdict: 'solved'; readonly route: Route; readonly steps: number }
  | { readonly verdict: 'unsolvable' | 'undecided'; readonly steps: number };

/**
 * How a walk through all solutions ended: `complete` (there are no more), `stopped` (the caller had
 * enough), `budget`, or `one`: solutions of this level are not told apart, so one alone was given.
 */
export interface RoutesEnd {
  readonly ended: 'complete' | 'stopped' | 'budget' | 'one';
  readonly steps: number;
}

/**
 * How many solutions there are, as distinct drawn lines (design §3), or with `directed` as ordered
 * routes. `atLeast` is a proven lower bound; `none`: this level's solutions are not counted.
 */
export type Count =
  | { readonly bound: 'exact' | 'atLeast'; readonly count: bigint; readonly steps: number }
  | { readonly bound: 'undecided' | 'none'; readonly count: null; readonly steps: number };

/** What to count: stop at `limit` (then `atLeast`), count ordered routes. */
export interface CountOptions {
  readonly directed: boolean;
  readonly limit?: bigint;
}

/** What can be said of a level in time linear in its board, without search. */
export interface Structure {
  readonly findings: readonly Finding[];
  /** A proof that there is no solution, if one is this cheap: its code is a reason (design §3). */
  readonly impossible: Finding | null;
}

/** How a kind is drawn, as data, so that the board draws any kind without naming one. */
export interface Look {
  /**
   * What a route looks like.
   * - `line`: a thick rounded line through cells.
   * - `edges`: what is drawn are the edges between cells or points, each once.
   * - `jumps`: thin straight lines over checkered squares, a dot on every cell; also a numbered table.
   * - `joins`: a stroke joins two tiles by a line; then both are gone.
   */
  readonly route: 'line' | 'edges' | 'jumps' | 'joins';
  /** Rulers with row and column numbers stand outside the board. */
  readonly rulers: boolean;
  /** Symbols the palette offers, in its order (the mock's palette). */
  readonly tools: readonly ('open' | 'hole' | 'start' | 'end' | 'number' | 'wall' | 'tile')[];
  /** Routes may use the ring just outside the board, unless the setting `key` has the value `closed`. */
  readonly ring?: { readonly key: string; readonly closed: string } | undefined;
  /** A small picture of what a player does; a kind without one has a bare grid. */
  readonly sketch?: Sketch;
}

/**
 * A line on a plate of 56 × 56 units, with what it runs between: tiles (16 × 20, their upper edge at
 * 24), points, or else a grid of three by three.
 */
export interface Sketch {
  /** As the `d` of an SVG path. */
  readonly line: string;
  /** The left edge of each tile. */
  readonly tiles?: readonly number[];
  readonly points?: readonly (readonly [x: number, y: number])[];
}

/** The form of a line between two cells: of two turns the same way a U, to different sides a Z. */
export type LineShape = 'straight' | 'L' | 'U' | 'Z' | 'winding';

/**
 * Whether two cells can be joined by one line. `line` is the one with the fewest turns, and of those
 * the shortest, every cell named (also where it has more turns than allowed), or null where there
 * is none; `told` says it all in a sentence, the reason too where they can't be joined.
 */
export interface Join {
  readonly joined: boolean;
  readonly line: readonly string[] | null;
  readonly turns: number | null;
  readonly shape: LineShape | null;
  readonly told: Finding;
}

/**
 * The searches of a kind. They run in jobs: a bundle that starts jobs but runs none (the language
 * server) is built without them, so a kind keeps them in a file of their own, `engine.ts`.
 */
export interface PuzzleEngine {
  /**
   * Searches for a route; with `other`, for one that draws different lines (`unsolvable` then means
   * that `other` is the only one).
   */
  solve(level: Level, budget: Budget, other?: Route): Search<Outcome>;
  /**
   * Walks through solutions, one for each set of drawn lines, until `onRoute` returns false; each
   * has been walked by `verify`.
   */
  routes(level: Level, budget: Budget, onRoute: (route: Route) => boolean): Search<RoutesEnd>;
  /** Counts the solutions. */
  count(level: Level, budget: Budget, options: CountOptions): Search<Count>;
  /**
   * Warnings about a level that has a solution, where they take a search: it has a budget of its
   * own, and where that runs out it says nothing.
   */
  cautions?(level: Level): Search<readonly Finding[]>;
  /** Remedies for a level that has no solution which its proof does not name: each was tried. */
  remedies?(level: Level): readonly Fix[];
  /** Searches for a solution that begins with the moves of a game, one or more. */
  goOn?(level: Level, begun: Route, budget: Budget): Search<Continuation>;
  /** Deals a level at random: kinds whose syntax says `deals`. */
  deal?(options: DealOptions, budget: Budget): Search<Deal>;
  /**
   * Kinds whose moves join two cells: whether these two (`r1c1`) can be joined, once what stands on
   * the cells `gone` has been taken away.
   */
  join?(level: Level, a: string, b: string, gone?: readonly string[]): Join;
  /** All pairs of cells that can be joined now, once what stands on `gone` has been taken away. */
  joinable?(level: Level, gone?: readonly string[]): readonly (readonly [string, string])[];
}

/**
 * One puzzle kind: all that the rest of Gridwright knows of it. A kind is one folder beside this
 * file and one line in `kinds.ts`. Levels handed in are valid (`level.valid`).
 */
export interface PuzzleKind extends PuzzleEngine {
  readonly syntax: KindSyntax;
  readonly look: Look;
  /** The kind's own sentences, by language. */
  readonly messages: MessageTable;
  /** A cheap proof that there is no solution, if there is one, and hints. Linear time. */
  structure(level: Level): Structure;
  /**
   * Walks a route by the rules, independently of any solver: null where it is a solution, else the
   * finding (`stale-solution` at its first wrong step, or `incomplete-solution`).
   */
  verify(level: Level, route: Route): Finding | null;
  /**
   * What a cell can be joined with now, told as `join` tells it, the easiest to see first; or that
   * there is nothing. Empty where nothing stands there that could be joined.
   */
  joinsAt?(level: Level, cell: string): readonly Finding[];
}
