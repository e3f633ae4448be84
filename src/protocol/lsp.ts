import type { Picture } from '../drawing/picture';
import type { Change, Severity } from '../level/finding';
import type { KindSyntax } from '../level/kindSyntax';
import type { Route } from '../puzzles/puzzle';
import type { KindCard } from './kindCard';
import type { ToldSetting } from './toldSetting';

/** Custom requests between the extension (client) and the language server. Levels count from 1. */

/** What the server tells of itself in `InitializeResult.capabilities.experimental`. */
export interface ServerExtras {
  /** Enough of every kind for the extension to read and edit levels by itself. */
  readonly kinds: readonly KindSyntax[];
  /** The same kinds, as an author chooses among them. */
  readonly cards: readonly KindCard[];
}

/** A finding in the reader's words. */
export interface ToldFinding {
  readonly code: string;
  readonly severity: Severity;
  readonly message: string;
  /** Short words for where it is: `r4c5`, `10 cells`, `line 3`. */
  readonly where: string;
  /** What can be done about it, in words; a board offers them as buttons. */
  readonly fixes: readonly { readonly title: string; readonly change: Change }[];
  /** Its parts, with the words beside their key (`A, 16 cells`). */
  readonly related: readonly string[];
  /** Where it sits in the document, zero-based. */
  readonly line: number;
  readonly character: number;
}

/** What is known of a level's solvability, with words for the chip. */
export interface ToldVerdict {
  readonly state:
    'pending' | 'solved' | 'unique' | 'not-unique' | 'unsolvable' | 'undecided' | 'invalid';
  /** `Solvable`, `Impossible · cut cell`; while pending, the last one known (or empty). */
  readonly words: string;
  /** A whole sentence for screen readers; empty while pending. */
  readonly spoken: string;
}

/** All that a view shows of one level. */
export interface LevelModel {
  readonly version: number;
  /** From 1. */
  readonly index: number;
  /** Every level of the file, for the switcher; `id` null where a level has none. */
  readonly levels: readonly { readonly id: string | null; readonly title: string }[];
  readonly id: string | null;
  readonly title: string;
  readonly kind: string;
  /** Null where there is no board to draw. */
  readonly picture: Picture | null;
  readonly verdict: ToldVerdict;
  readonly findings: readonly ToldFinding[];
  /** What can be set of the level, in the order of a panel. */
  readonly settings: readonly ToldSetting[];
  /** A route that was found where the text holds no right one; null where there is none. */
  readonly found: Route | null;
  /** How many routes there are as far as they were counted; null where that isn't known. */
  readonly count: ToldCount | null;
}

/** `least`: there may be more. */
export interface ToldCount {
  readonly routes: number;
  readonly least: boolean;
}

export const modelRequest = 'gridwright/model';
export interface ModelParams {
  readonly uri: string;
  /** From 1; out of range means the nearest there is. */
  readonly level: number;
}
/** There is nothing to draw (no level, or too large); `nothing` says why, in the reader's words. */
export interface NothingToDraw {
  readonly version: number;
  readonly nothing: string;
}
/** `null`: the document is not open. */
export type ModelResult = LevelModel | NothingToDraw | null;

export const solveRequest = 'gridwright/solve';
export interface SolveParams {
  readonly uri: string;
  readonly version: number;
  readonly level: number;
}
export type SolveResult =
  | { readonly verdict: 'solved'; readonly version: number; readonly route: Route }
  /** `message` says why, in the reader's words. */
  | {
      readonly verdict: 'unsolvable' | 'undecided' | 'invalid' | 'outdated';
      readonly version: number;
      readonly message: string;
    };

/** Server to client: findings or the verdict of some levels of a document changed. */
export const changedNotification = 'gridwright/changed';
export interface ChangedParams {
  readonly uri: string;
  readonly version: number;
}

/** Answered at once (with null) by a server that lives. */
export const pingRequest = 'gridwright/ping';

/** What the client tells the server in `InitializeParams.initializationOptions`. */
export interface ServerSettings {
  /** Where the server finds the script of its job workers; needed in a browser alone. */
  readonly jobsUrl?: string;
  /** The client has the commands of code lenses itself. */
  readonly ownCommands?: boolean;
  /** The address of docs/findings.md, which the codes of findings link to; no links without. */
  readonly findingsPage?: string;
}
