import type { Finding } from '../level/finding';

/** What is known of one level of a document beyond its text, in the reader's words. */
export interface LevelKnowledge {
  readonly findings: readonly Finding[];
  readonly verdict: LevelVerdict;
}

/** A verdict as it is told. */
export interface LevelVerdict {
  /** `pending` while it is still sought. */
  readonly state: string;
  /** A word or two (`Solvable`); while pending those of the verdict before, or empty. */
  readonly words: string;
  /** A whole sentence; empty while pending. */
  readonly spoken: string;
}
