import type { Level } from '../src/level/level';
import { defaultBudget } from '../src/puzzles/check';
import { kindOf } from '../src/puzzles/index';
import type { Outcome } from '../src/puzzles/puzzle';
import { finish } from '../src/solvers/search';

/** What a task found, for its note; the same input may be run more than once. */
export class Found {
  private readonly byItem = new Map<number, string>();

  set(item: number, verdict: string): void {
    this.byItem.set(item, verdict);
  }

  /** `431 unique`, `60 solved, 2 undecided`; of one input, its verdict. */
  readonly note = (): string => {
    const counts = new Map<string, number>();
    for (const verdict of this.byItem.values()) counts.set(verdict, (counts.get(verdict) ?? 0) + 1);
    const [only, second] = counts.keys();
    // Of one input there is nothing to count.
    if (this.byItem.size === 1 && second === undefined) return only ?? '';
    return [...counts].map(([verdict, count]) => `${count} ${verdict}`).join(', ');
  };
}

/** Solves a level within the default budget. */
export function solved(level: Level): Outcome {
  return finish(kindOf(level).solve(level, defaultBudget));
}

/** Solves a level and looks for a second route. */
export function uniqueness(level: Level): 'unique' | 'not unique' | 'unsolvable' | 'undecided' {
  const first = solved(level);
  if (first.verdict !== 'solved') return first.verdict;
  const second = finish(kindOf(level).solve(level, defaultBudget, first.route));
  if (second.verdict === 'undecided') return second.verdict;
  return second.verdict === 'solved' ? 'not unique' : 'unique';
}
