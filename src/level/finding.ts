import type { Range, TextEdit } from './range';

export type Severity = 'error' | 'warning' | 'information' | 'hint';

/** What a finding speaks of. Rows and columns count from 1; `text` ranges are relative to the level. */
export type Place =
  | { readonly type: 'cell'; readonly row: number; readonly column: number }
  | {
      readonly type: 'wall';
      readonly row: number;
      readonly column: number;
      readonly side: 'below' | 'right';
    }
  | { readonly type: 'point'; readonly name: string }
  | { readonly type: 'edge'; readonly from: string; readonly to: string; readonly copy: number }
  | { readonly type: 'setting'; readonly key: string }
  | { readonly type: 'step'; readonly stroke: number; readonly step: number }
  | { readonly type: 'text'; readonly range: Range };

/**
 * A change an author can ask for; `level/edits` turns it into the smallest text edits.
 * `symbol` is written as in a file: `.` open, `#` hole, `S`, `E`, a number, a label.
 */
export type Change =
  | { readonly type: 'text'; readonly edits: readonly TextEdit[] }
  | {
      readonly type: 'paint';
      readonly cells: readonly { readonly row: number; readonly column: number }[];
      readonly symbol: string;
    }
  | {
      readonly type: 'wall';
      readonly row: number;
      readonly column: number;
      readonly side: 'below' | 'right';
      readonly present: boolean;
    }
  /** `columns`: left becomes right; `rows`: top becomes bottom. The solution goes along. */
  | { readonly type: 'mirror'; readonly axis: 'columns' | 'rows' }
  /** A row or a column of open cells before the one that is `at` now; one more: behind the last. */
  | {
      readonly type: 'insertRow' | 'insertColumn' | 'removeRow' | 'removeColumn';
      readonly at: number;
    }
  /** `to` is its place afterwards. */
  | { readonly type: 'moveRow' | 'moveColumn'; readonly from: number; readonly to: number }
  | {
      readonly type: 'addPoint' | 'movePoint';
      readonly name: string;
      readonly x: number;
      readonly y: number;
    }
  /** Its edges go with it. */
  | { readonly type: 'removePoint'; readonly name: string }
  | { readonly type: 'addEdge'; readonly from: string; readonly to: string }
  /** `copy` counts the edges between the two points, from 1. */
  | {
      readonly type: 'removeEdge';
      readonly from: string;
      readonly to: string;
      readonly copy: number;
    }
  | { readonly type: 'setting'; readonly key: string; readonly value: string | null }
  /** `strokes` are step names (`r1c1`, point names), every step named; null removes the solution. */
  | { readonly type: 'solution'; readonly strokes: readonly (readonly string[])[] | null };

/** A remedy on offer. `code` and `args` name its words in the message catalogue. */
export interface Fix {
  readonly code: string;
  readonly args: Args;
  readonly change: Change;
}

export type Args = Readonly<Record<string, string | number>>;

/**
 * Something to tell an author. The sentence is made from `code` and `args` by `messages/`;
 * `reason` refines `code` where one code has several sentences (`expectation` by `cut-cell`, say).
 * `at` holds what it speaks of, first the one it sits on; `related` its proofs, each with its cells.
 */
export interface Finding {
  readonly code: string;
  readonly reason?: string;
  readonly severity: Severity;
  readonly args: Args;
  readonly at: readonly Place[];
  readonly related: readonly Finding[];
  readonly fixes: readonly Fix[];
}
