import { setImmediate } from 'node:timers/promises';
import type { Pace } from '../../jobs/slices';
import type { Io } from '../io';

/** Searches in this thread pause often enough for Ctrl+C and the progress bar. */
export function paceOf(io: Io): Pace {
  return { now: () => io.now(), pause: () => setImmediate(), sliceMs: 50 };
}
