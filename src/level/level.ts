import type { Board } from './board';
import type { Drawing } from './drawing';
import type { Finding } from './finding';
import type { KindSyntax } from './kindSyntax';
import type { Range } from './range';
import type { Solution } from './route';

/** `[id]`. `name` is the range of the id without its brackets. */
export interface Header {
  readonly range: Range;
  readonly id: string;
  readonly name: Range;
}

/**
 * `key = value` as written: `key` in lower case, `value` as meant (a word in lower case, a text
 * without its quotes; null where it can't be read and the default holds).
 */
export interface Setting {
  readonly key: string;
  readonly value: string | null;
  readonly line: Range;
  readonly keyRange: Range;
  readonly valueRange: Range;
  readonly late: boolean;
}

/** One level. Every range in it counts from `offset`. */
export interface Level {
  /** Where the level's text begins in its file, in UTF-16 code units, and on which line, from 0. */
  readonly offset: number;
  readonly line: number;
  readonly text: string;
  readonly header: Header | null;
  readonly kind: KindSyntax;
  readonly settings: readonly Setting[];
  /** What holds, by key: the level's own setting, the file's default, the language's default. */
  readonly values: ReadonlyMap<string, string>;
  readonly board: Board | null;
  readonly drawing: Drawing | null;
  readonly solution: Solution | null;
  /** Findings of text; ranges count from `offset`. */
  readonly findings: readonly Finding[];
  /** False where an error of text leaves no puzzle to solve. */
  readonly valid: boolean;
}

/** A file of levels. `defaults` are the settings above the first header; their ranges count from 0. */
export interface GridFile {
  readonly text: string;
  readonly defaultsText: string;
  readonly defaults: readonly Setting[];
  readonly levels: readonly Level[];
  /** Findings outside any level; ranges count from 0. */
  readonly findings: readonly Finding[];
}
