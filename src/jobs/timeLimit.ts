import type { Finding } from '../level/finding';
import type { Level } from '../level/level';
import { finding } from '../level/textFinding';
import { checkLevel, countBudget, instantFindings, type Checked } from '../puzzles/check';
import type { Budget, Search } from '../solvers/search';

/** A search that was stopped because its time ran out. */
export class TimeUp {
  constructor(
    /** Search steps taken until then. */
    readonly steps: number,
  ) {}
}

/** The search, ended as soon as it pauses after `seconds`; no limit where that is null. */
export function* withTimeLimit<Result>(
  search: Search<Result>,
  seconds: number | null,
  now: () => number,
): Search<Result | TimeUp> {
  if (seconds === null) return yield* search;
  const end = now() + seconds * 1000;
  for (;;) {
    const next = search.next();
    if (next.done === true) return next.value;
    if (now() >= end) return new TimeUp(next.value.steps);
    yield next.value;
  }
}

/** Undecided, because time ran out. */
export function timeFinding(seconds: number): Finding {
  return finding('warning', 'undecided', [{ type: 'setting', key: 'expect' }], {
    reason: 'time',
    args: { seconds },
  });
}

/**
 * Checks a level for no longer than `seconds`. What is known by then holds: where time runs out
 * after the verdict, the verdict stays.
 */
export function* checkWithin(
  level: Level,
  budget: Budget,
  seconds: number | null,
  now: () => number,
): Search<Checked> {
  const known: Checked[] = [];
  const search = checkLevel(level, budget, countBudget, (checked) => known.push(checked));
  const checked = yield* withTimeLimit(search, seconds, now);
  if (!(checked instanceof TimeUp)) return checked;
  const late = timeFinding(seconds ?? 0);
  const last = known.at(-1);
  if (!last) {
    return {
      outcome: { verdict: 'undecided', steps: checked.steps },
      unique: null,
      findings: [...instantFindings(level), late],
    };
  }
  const isOpen = level.values.get('expect') === 'unique' && last.outcome.verdict === 'solved';
  const isSaid = last.unique !== null || last.findings.some(({ code }) => code === 'undecided');
  return isOpen && !isSaid ? { ...last, findings: [...last.findings, late] } : last;
}
