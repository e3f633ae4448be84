import { runInSlices } from '../../jobs/slices';
import type { Level } from '../../level/level';
import { kindOf } from '../../puzzles/index';
import type { CountOptions } from '../../puzzles/puzzle';
import type { Limit } from '../args/limit';
import type { Io } from '../io';
import { paceOf } from './pace';
import { TimeUp, withTimeLimit } from '../../jobs/timeLimit';

/** What became of a level whose solutions were to be counted. */
export interface Counted {
  /**
   * `exact`; `atLeast`: a proven lower bound; `undecided`: the limit came before any answer;
   * `none`: this level's solutions are not counted; `invalid`: its text can't be read.
   */
  readonly bound: 'exact' | 'atLeast' | 'undecided' | 'none' | 'invalid';
  /** Of `exact` and `atLeast`, else null. */
  readonly count: bigint | null;
  readonly milliseconds: number;
}

/**
 * Counts the solutions of a level within its limit.
 * @throws JobCancelled when `stop` is aborted
 */
export async function countLevel(
  level: Level,
  options: CountOptions,
  limit: Limit,
  io: Io,
  stop: AbortSignal,
): Promise<Counted> {
  const begin = io.now();
  const result = await boundOf(level, options, limit, io, stop);
  return { ...result, milliseconds: Math.round(io.now() - begin) };
}

async function boundOf(
  level: Level,
  options: CountOptions,
  { budget, seconds }: Limit,
  io: Io,
  stop: AbortSignal,
): Promise<Omit<Counted, 'milliseconds'>> {
  if (!level.valid) return { bound: 'invalid', count: null };
  const counting = kindOf(level).count(level, budget, options);
  const search = withTimeLimit(counting, seconds, () => io.now());
  const result = await runInSlices(search, paceOf(io), stop);
  if (result instanceof TimeUp) return { bound: 'undecided', count: null };
  const { bound, count } = result;
  // That there are at least none is no answer.
  if (bound === 'atLeast' && count === 0n) return { bound: 'undecided', count: null };
  return { bound, count };
}
