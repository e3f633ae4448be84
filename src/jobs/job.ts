import type { GridFile, Level } from '../level/level';
import { checkLevel, type Checked } from '../puzzles/check';
import { kindOf, readGrid } from '../puzzles/index';
import type { Count, CountOptions, Outcome, Route } from '../puzzles/puzzle';
import type { Budget, Search } from '../solvers/search';
import { nextRoute, type NextRoute } from './nextRoute';

/**
 * What can be asked of a level: everything to tell its author, a route, the route after the stored
 * one, or how many there are.
 */
export type JobTask = JobResult['task'];

/** One piece of work, as plain data: a worker needs nothing else to do it. */
export interface JobRequest {
  readonly id: number;
  /** The file's defaults and the level's own text, see {@link jobSource}. */
  readonly source: string;
  readonly task: JobTask;
  readonly budget: Budget;
  /** The route to go on from, for the task `next`; the stored one where left out. */
  readonly after?: Route;
  /** What to count, for the task `count`; distinct drawn lines, all of them, where left out. */
  readonly counting?: CountOptions;
}

/** The answer to a {@link JobRequest}, as plain data. Places count from the level's start. */
export type JobResult =
  | { readonly id: number; readonly task: 'check'; readonly checked: Checked }
  | { readonly id: number; readonly task: 'solve'; readonly outcome: Checked['outcome'] }
  | { readonly id: number; readonly task: 'next'; readonly next: NextRoute }
  /** Null where an error of text leaves nothing to count. */
  | { readonly id: number; readonly task: 'count'; readonly count: Count | null };

/** The text that means one level alone: all that a job needs of it and its file. */
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
    case 'next':
      return { id, task, next: yield* nextRoute(level, budget, request.after ?? null) };
    case 'count': {
      const options = request.counting ?? { directed: false };
      return { id, task, count: yield* count(level, budget, options) };
    }
  }
}

function* solve(level: Level, budget: Budget): Search<Outcome | { readonly verdict: 'invalid' }> {
  return level.valid ? yield* kindOf(level).solve(level, budget) : { verdict: 'invalid' };
}

function* count(level: Level, budget: Budget, options: CountOptions): Search<Count | null> {
  return level.valid ? yield* kindOf(level).count(level, budget, options) : null;
}
