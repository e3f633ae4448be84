import { runInSlices } from '../../jobs/slices';
import type { Finding } from '../../level/finding';
import type { Level } from '../../level/level';
import { finding } from '../../level/textFinding';
import { kindOf } from '../../puzzles/index';
import type { Route } from '../../puzzles/puzzle';
import type { Limit } from '../args/limit';
import type { Io } from '../io';
import { paceOf } from './pace';
import { timeFinding, TimeUp, withTimeLimit } from './timeLimit';

/** What became of a level that was to be solved. */
export interface Solved {
  readonly verdict: 'solved' | 'unsolvable' | 'undecided' | 'invalid';
  /** Where it is solved. */
  readonly route: Route | null;
  /** Why it is not: the proof, what ran out, or the first error of its text. */
  readonly reason: Finding | null;
  /** Search steps taken. */
  readonly steps: number;
  readonly milliseconds: number;
}

/**
 * Searches for a route of a level within its limit, whatever solution stands in its text.
 * @throws JobCancelled when `stop` is aborted
 */
export async function solveLevel(
  level: Level,
  limit: Limit,
  io: Io,
  stop: AbortSignal,
): Promise<Solved> {
  const begin = io.now();
  const result = await outcomeOf(level, limit, io, stop);
  return { ...result, milliseconds: Math.round(io.now() - begin) };
}

async function outcomeOf(
  level: Level,
  { budget, seconds }: Limit,
  io: Io,
  stop: AbortSignal,
): Promise<Omit<Solved, 'milliseconds'>> {
  if (!level.valid) {
    const reason = level.findings.find(({ severity }) => severity === 'error') ?? null;
    return { verdict: 'invalid', route: null, reason, steps: 0 };
  }
  const search = withTimeLimit(kindOf(level).solve(level, budget), seconds, () => io.now());
  const outcome = await runInSlices(search, paceOf(io), stop);
  if (outcome instanceof TimeUp) {
    const reason = timeFinding(seconds ?? 0);
    return { verdict: 'undecided', route: null, reason, steps: outcome.steps ?? 0 };
  }
  const { verdict, steps } = outcome;
  switch (verdict) {
    case 'solved':
      return { verdict, route: outcome.route, reason: null, steps };
    case 'unsolvable':
      return { verdict, route: null, reason: outcome.reason, steps };
    case 'undecided':
      return { verdict, route: null, reason: outOfSteps(steps), steps };
  }
}

function outOfSteps(steps: number): Finding {
  return finding('warning', 'undecided', [{ type: 'setting', key: 'expect' }], {
    reason: 'solve',
    args: { steps },
  });
}
