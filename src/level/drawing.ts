import type { Range } from './range';

/** A point of a drawing; x to the right, y down. */
export interface Point {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly range: Range;
  readonly nameRange: Range;
}

/** An edge between points, by their places in {@link Drawing.points}; `range` is `A-B` as written. */
export interface DrawnEdge {
  readonly from: number;
  readonly to: number;
  readonly range: Range;
}

export interface Drawing {
  readonly range: Range;
  readonly points: readonly Point[];
  readonly edges: readonly DrawnEdge[];
  /** Names of points whose place can't be read: known, but not among {@link points}. */
  readonly unplaced: ReadonlySet<string>;
}
