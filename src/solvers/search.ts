/** How far a search may go, in search steps: the same on every machine. */
export interface Budget {
  readonly steps: number;
}

/** What a running search reports whenever it pauses. */
export interface Progress {
  /** Search steps taken so far. */
  readonly steps: number;
}

/**
 * A search that can be paused: it yields after every few milliseconds of work, measured by what it
 * touches (`Pauses`), so that whoever drives it can let others work, and can drop it (cancel) by no
 * longer asking.
 */
export type Search<Result> = Generator<Progress, Result, void>;

/** Runs a search to its end without pausing. */
export function finish<Result>(search: Search<Result>): Result {
  for (;;) {
    const next = search.next();
    if (next.done === true) return next.value;
  }
}
