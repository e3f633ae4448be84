import type { Search } from '../solvers/search';
import { JobCancelled, type CancelSignal } from './cancelSignal';

/** How a host lets others work while a search runs. */
export interface Pace {
  /** A clock in milliseconds that never goes back. */
  now(): number;
  /** Resolves once waiting messages have had their turn. */
  pause(): Promise<void>;
  /** Milliseconds of work between two pauses; 10 where left out. */
  readonly sliceMs?: number;
}

/**
 * Drives `search` to its end in slices, pausing between them.
 * @throws JobCancelled in the first pause after `signal` was aborted.
 */
export async function runInSlices<Result>(
  search: Search<Result>,
  pace: Pace,
  signal: Pick<CancelSignal, 'aborted'>,
): Promise<Result> {
  const { sliceMs = 10 } = pace;
  for (;;) {
    if (signal.aborted) throw new JobCancelled();
    const end = pace.now() + sliceMs;
    do {
      const next = search.next();
      if (next.done === true) return next.value;
    } while (pace.now() < end);
    await pace.pause();
  }
}
