import { JobCancelled } from '../../jobs/cancelSignal';
import { jobSource } from '../../jobs/jobSource';
import { JobPool } from '../../jobs/pool';
import { runInSlices } from '../../jobs/slices';
import { checkWithin } from '../../jobs/timeLimit';
import type { GridFile, Level } from '../../level/level';
import { finding } from '../../level/textFinding';
import { checkBudget, instantFindings, type Checked } from '../../puzzles/check';
import type { Budget } from '../../solvers/search';
import type { Limit } from '../args/limit';
import type { Io } from '../io';
import { paceOf } from './pace';

/** Checks levels, each within its limit. */
export interface Checker {
  /** @throws JobCancelled once the checker's signal is aborted */
  check(file: GridFile, level: Level): Promise<Checked>;
  dispose(): void;
}

/** Checks levels here, one at a time. */
export function localChecker(io: Io, limit: Limit, stop: AbortSignal): Checker {
  return {
    check: async (_file, level) => {
      const { seconds } = limit;
      const search = checkWithin(level, budgetFor(level, limit), seconds, () => io.now());
      return runInSlices(search, paceOf(io), stop);
    },
    dispose: () => undefined,
  };
}

/** Checks levels in worker threads, `jobs` at a time; a worker that breaks off says so of its level. */
export function poolChecker(
  startWorker: NonNullable<Io['startWorker']>,
  jobs: number,
  limit: Limit,
  stop: AbortSignal,
): Checker {
  const pool = new JobPool({ size: jobs, spawn: startWorker, timer });
  return {
    check: async (file, level) => {
      const work = {
        source: jobSource(file, level),
        task: 'check',
        budget: budgetFor(level, limit),
        ...(limit.seconds !== null && { seconds: limit.seconds }),
      } as const;
      try {
        const result = await pool.run(work, stop);
        if (result.task !== 'check')
          throw new Error(`Asked to check, a job answered ${result.task}`);
        return withFileFindings(level, result.checked);
      } catch (error) {
        if (error instanceof JobCancelled) throw error;
        return brokenOff(level, error);
      }
    },
    dispose: () => pool.dispose(),
  };
}

/** Where nobody asks for another: what the editor takes too. */
function budgetFor(level: Level, { budget, isDefault }: Limit): Budget {
  return isDefault ? checkBudget(level) : budget;
}

function timer(milliseconds: number, callback: () => void): () => void {
  const handle = setTimeout(callback, milliseconds);
  return () => clearTimeout(handle);
}

/** Adds what a worker can't see, because it has one level and not its file: ids used twice. */
function withFileFindings(level: Level, checked: Checked): Checked {
  const ofFile = level.findings.filter(({ code }) => code === 'duplicate-id');
  return ofFile.length === 0 ? checked : { ...checked, findings: [...ofFile, ...checked.findings] };
}

function brokenOff(level: Level, error: unknown): Checked {
  const reason = error instanceof Error ? error.message : String(error);
  const why = finding('warning', 'job-failed', [], { args: { reason } });
  return {
    outcome: { verdict: 'undecided', steps: 0 },
    unique: null,
    findings: [...instantFindings(level), why],
  };
}
