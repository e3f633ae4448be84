import { runInSlices } from '../../jobs/slices';
import type { Finding } from '../../level/finding';
import type { Level } from '../../level/level';
import { finding } from '../../level/textFinding';
import { kindOf } from '../../puzzles/index';
import type { Route } from '../../puzzles/puzzle';
import type { Search } from '../../solvers/search';
import type { Limit } from '../args/limit';
import type { Io } from '../io';
import { paceOf } from './pace';
import { timeFinding, TimeUp, withTimeLimit } from '../../jobs/timeLimit';

/** What became of a level that was to be solved. */
export interface Solved {
  readonly verdict: 'solved' | 'unsolvable' | 'undecided' | 'invalid';
  /** The routes found: one, or as many as were wanted, each drawn line once. */
  readonly routes: readonly Route[];
  /** Whether there are no more routes than these. */
  readonly complete: boolean;
  /** Whether more were wanted than this level has listed: its routes are not told apart. */
  readonly oneOnly: boolean;
  /** Why it is not solved: the proof, what ran out, or the first error of its text. */
  readonly reason: Finding | null;
  /** Search steps taken. */
  readonly steps: number;
  readonly milliseconds: number;
}

/**
 * Searches for routes of a level within its limit, whatever solution stands in its text.
 * @param most how many routes are wanted, at least 1; `Infinity` for every one
 * @throws JobCancelled when `stop` is aborted
 */
export async function solveLevel(
  level: Level,
  limit: Limit,
  io: Io,
  stop: AbortSignal,
  most = 1,
): Promise<Solved> {
  const begin = io.now();
  const run = <Result>(search: Search<Result>): Promise<Result | TimeUp> => {
    const { seconds } = limit;
    const left = seconds === null ? null : seconds - (io.now() - begin) / 1000;
    return runInSlices(
      withTimeLimit(search, left, () => io.now()),
      paceOf(io),
      stop,
    );
  };
  const first = await firstRoute(level, limit, run);
  const result = most > 1 && first.verdict === 'solved' ? await more(first) : first;
  return { ...result, milliseconds: Math.round(io.now() - begin) };

  async function more(one: Result): Promise<Result> {
    const routes: Route[] = [];
    const budget = { steps: Math.max(1, limit.budget.steps - one.steps) };
    const walk = kindOf(level).routes(level, budget, (route) => {
      // The one beyond the last wanted tells that there are more.
      if (routes.length === most) return false;
      routes.push(route);
      return true;
    });
    const end = await run(walk);
    const steps = one.steps + end.steps;
    const complete = !(end instanceof TimeUp) && end.ended === 'complete';
    const oneOnly = !(end instanceof TimeUp) && end.ended === 'one';
    return { ...one, routes: routes.length > 0 ? routes : one.routes, complete, oneOnly, steps };
  }
}

type Result = Omit<Solved, 'milliseconds'>;

async function firstRoute(
  level: Level,
  { budget, seconds }: Limit,
  run: <Result>(search: Search<Result>) => Promise<Result | TimeUp>,
): Promise<Result> {
  const none = { routes: [], complete: false, oneOnly: false } as const;
  if (!level.valid) {
    const reason = level.findings.find(({ severity }) => severity === 'error') ?? null;
    return { verdict: 'invalid', ...none, reason, steps: 0 };
  }
  const outcome = await run(kindOf(level).solve(level, budget));
  if (outcome instanceof TimeUp) {
    const reason = timeFinding(seconds ?? 0);
    return { verdict: 'undecided', ...none, reason, steps: outcome.steps };
  }
  const { verdict, steps } = outcome;
  switch (verdict) {
    case 'solved':
      return { verdict, ...none, routes: [outcome.route], reason: null, steps };
    case 'unsolvable':
      return { verdict, ...none, complete: true, reason: outcome.reason, steps };
    case 'undecided':
      return { verdict, ...none, reason: outOfSteps(steps), steps };
  }
}

function outOfSteps(steps: number): Finding {
  return finding('warning', 'undecided', [{ type: 'setting', key: 'expect' }], {
    reason: 'solve',
    args: { steps },
  });
}
