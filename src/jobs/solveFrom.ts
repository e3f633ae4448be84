import type { Args } from '../level/finding';
import type { GridFile, Level } from '../level/level';
import type { Checked } from '../puzzles/check';
import { fromStart } from '../puzzles/fromStart';
import { kindOf } from '../puzzles/index';
import type { Budget, Search } from '../solvers/search';

/** What became of a level whose start was tried on a cell or point. */
export type TriedStart =
  /** No route can start there; `code` is that of a sentence. */
  | { readonly verdict: 'refused'; readonly code: string; readonly args: Args }
  /** `former`: the cell of the `S` that had to go for it. */
  | {
      readonly verdict: 'tried';
      readonly outcome: Checked['outcome'];
      readonly former: string | null;
    };

/** Solves a level with its start on a cell (`r1c2`), of a drawing on a point; nothing is written. */
export function* solveFrom(
  file: GridFile,
  level: Level,
  start: string,
  budget: Budget,
): Search<TriedStart> {
  if (!level.valid) return { verdict: 'tried', outcome: { verdict: 'invalid' }, former: null };
  const tried = fromStart(file, level, start);
  if (!tried.ok) return { verdict: 'refused', code: tried.code, args: tried.args };
  const outcome = yield* kindOf(level).solve(tried.level, budget);
  return { verdict: 'tried', outcome, former: tried.former };
}
