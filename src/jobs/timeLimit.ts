import type { Finding } from '../level/finding';
import type { Level } from '../level/level';
import { finding } from '../level/textFinding';
import { instantFindings, type Checked } from '../puzzles/check';
import type { Search } from '../solvers/search';

/** A search that was stopped because its time ran out. */
export class TimeUp {
  constructor(
    /** Search steps taken until then; null where a worker took them and can't tell any more. */
    readonly steps: number | null,
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

/** What is said of a level whose check took longer than it may. */
export function outOfTime(level: Level, seconds: number, { steps }: TimeUp): Checked {
  return {
    outcome: { verdict: 'undecided', steps: steps ?? 0 },
    unique: null,
    findings: [...instantFindings(level), timeFinding(seconds)],
  };
}
