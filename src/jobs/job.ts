import type { GridFile, Level } from '../level/level';
import { checkLevel, type Checked } from '../puzzles/check';
import { kindOf, readGrid } from '../puzzles/index';
import type { Outcome } from '../puzzles/puzzle';
import type { Budget, Search } from '../solvers/search';

/** What can be asked of a level: everything to tell its author, or a route. */
export type JobTask = 'check' | 'solve';

/** One piece of work, as plain data: a worker needs nothing else to do it. */
export interface JobRequest {
  readonly id: number;
  /** The file's defaults and the level's own text, see {@link jobSource}. */
  readonly source: string;
  readonly task: JobTask;
  readonly budget: Budget;
}

/** The answer to a {@link JobRequest}, as plain data. Places count from the level's start. */
export type JobResult =
  | { readonly id: number; readonly task: 'check'; readonly checked: Checked }
  | { readonly id: number; readonly task: 'solve'; readonly outcome: Checked['outcome'] };

/**
 * The text that means one level alone: equal sources have equal verdicts, so it is also the key
 * under which a verdict is remembered.
 */
export function jobSource(file: GridFile, level: Level): string {
  return file.defaultsText + level.text;
}

/** Does one job. A pure function of its request; the search can be paused and dropped. */
export function* job(request: JobRequest): Search<JobResult> {
  const { id, task, source, budget } = request;
  const level = readGrid(source).levels[0];
  if (level === undefined) {
    throw new Error(`Job ${id}: its source holds no level; make it with jobSource`);
  }
  switch (task) {
    case 'check':
      return { id, task, checked: yield* checkLevel(level, budget) };
    case 'solve':
      return { id, task, outcome: yield* solve(level, budget) };
  }
}

function* solve(level: Level, budget: Budget): Search<Outcome | { readonly verdict: 'invalid' }> {
  return level.valid ? yield* kindOf(level).solve(level, budget) : { verdict: 'invalid' };
}
