import { editsFor, type EditResult } from '../level/edits';
import type { Change } from '../level/finding';
import { formatEdits } from '../level/format/format';
import type { Level } from '../level/level';
import type { TextEdit } from '../level/range';
import { checkBudget, type Checked } from '../puzzles/check';
import { kindOf, readGrid } from '../puzzles/index';
import type { Deal } from '../puzzles/deal';
import type { Count, CountOptions, Outcome, Route } from '../puzzles/puzzle';
import type { Budget, Search } from '../solvers/search';
import type { Hint } from '../puzzles/play';
import { dealt, type DealWork } from './deal';
import { hint } from './hint';
import { levelSvg } from './levelSvg';
import { nextRoute, type NextRoute } from './nextRoute';
import { solveFrom, type TriedStart } from './solveFrom';
import { checkWithin } from './timeLimit';

/**
 * What can be asked of a level: everything to tell its author, a route, one from another start, the
 * route after the stored one, how many there are, a picture of it, or how its text changes; of a whole file, how to
 * format it; and of none, to deal a level.
 */
export type JobTask = JobResult['task'];

/** One piece of work, as plain data: a worker needs nothing else to do it. */
export interface JobRequest {
  readonly id: number;
  /**
   * The file's defaults and the level's own text (`jobSource`); to `format`, the whole file; to
   * `deal`, none.
   */
  readonly source: string;
  readonly task: JobTask;
  /** The budget of a search; where left out, that of a check of the level (`checkBudget`). */
  readonly budget?: Budget;
  /** How long a check may take; then it is undecided, and says so. No limit where left out. */
  readonly seconds?: number;
  /** The route to go on from, for the task `next`; the stored one where left out. */
  readonly after?: Route;
  /** The cell or point to start on, for the task `solveFrom`. */
  readonly start?: string;
  /** What to count, for the task `count`; distinct drawn lines, all of them, where left out. */
  readonly counting?: CountOptions;
  /** What to deal, for the task `deal`. */
  readonly deal?: DealWork;
  /** What to change, for the task `edit`: each by itself. */
  readonly changes?: readonly Change[];
}

/** The answer to a {@link JobRequest}, as plain data. Places count from the level's start. */
export type JobResult =
  | { readonly id: number; readonly task: 'check'; readonly checked: Checked }
  | { readonly id: number; readonly task: 'solve'; readonly outcome: Checked['outcome'] }
  | { readonly id: number; readonly task: 'solveFrom'; readonly tried: TriedStart }
  | { readonly id: number; readonly task: 'next'; readonly next: NextRoute }
  /** The next move of a game, whose moves are `after`. */
  | { readonly id: number; readonly task: 'hint'; readonly hint: Hint }
  /** Null where an error of text leaves nothing to count. */
  | { readonly id: number; readonly task: 'count'; readonly count: Count | null }
  /** An SVG file that stands alone. */
  | { readonly id: number; readonly task: 'picture'; readonly svg: string }
  /** The edits of each change, from the level's start. */
  | { readonly id: number; readonly task: 'edit'; readonly results: readonly EditResult[] }
  | { readonly id: number; readonly task: 'deal'; readonly deal: Deal }
  /** The edits of `formatEdits`, in offsets of the file. */
  | { readonly id: number; readonly task: 'format'; readonly edits: readonly TextEdit[] };

/**
 * Does one job. A pure function of its request, but for the time a check may take; the search can
 * be paused and dropped.
 * @param now a clock in milliseconds; without it time never runs out
 */
export function* job(request: JobRequest, now: () => number = () => 0): Search<JobResult> {
  const { id, task, source, seconds = null } = request;
  if (task === 'deal') return { id, task, deal: yield* dealt(request) };
  const file = readGrid(source);
  if (task === 'format') return { id, task, edits: formatEdits(file) };
  const level = file.levels[0];
  if (level === undefined) {
    throw new Error(`Job ${id}: its source holds no level; make it with jobSource`);
  }
  const budget = request.budget ?? checkBudget(level);
  switch (task) {
    case 'check':
      return { id, task, checked: yield* checkWithin(level, budget, seconds, now) };
    case 'solve':
      return { id, task, outcome: yield* solve(level, budget) };
    case 'solveFrom': {
      const tried = yield* solveFrom(file, level, request.start ?? '', budget);
      return { id, task, tried };
    }
    case 'hint':
      return { id, task, hint: yield* hint(level, budget, request.after ?? []) };
    case 'next':
      return { id, task, next: yield* nextRoute(level, budget, request.after ?? null) };
    case 'count': {
      const options = request.counting ?? { directed: false };
      return { id, task, count: yield* count(level, budget, options) };
    }
    case 'edit': {
      const { changes = [] } = request;
      return { id, task, results: changes.map((change) => editsFor(level, change)) };
    }
    case 'picture':
      return { id, task, svg: levelSvg(level) };
  }
}

function* solve(level: Level, budget: Budget): Search<Outcome | { readonly verdict: 'invalid' }> {
  return level.valid ? yield* kindOf(level).solve(level, budget) : { verdict: 'invalid' };
}

function* count(level: Level, budget: Budget, options: CountOptions): Search<Count | null> {
  return level.valid ? yield* kindOf(level).count(level, budget, options) : null;
}
