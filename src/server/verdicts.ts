import { JobCancelled, type CancelSignal } from '../jobs/cancelSignal';
import type { JobPool } from '../jobs/pool';
import { defaultBudget, type Checked } from '../puzzles/check';
import { LruCache } from './lruCache';
import type { VerdictSource } from './verdictQueue';

/** Verdicts are remembered for this many characters of levels. */
const memory = 8_000_000;

/** Verdicts by what a level means (its source text): only a changed level is solved again. */
export class Verdicts implements VerdictSource {
  private readonly cache = new LruCache<Checked>(memory);

  constructor(private readonly pool: JobPool) {}

  known(source: string): Checked | undefined {
    return this.cache.get(source);
  }

  /** A job that breaks off (its worker ran out of memory, say) is undecided, and a finding says why. */
  async check(source: string, signal: CancelSignal): Promise<Checked> {
    const work = { source, task: 'check', budget: defaultBudget } as const;
    let checked: Checked;
    try {
      const result = await this.pool.run(work, signal);
      if (result.task !== 'check') throw new Error(`Asked to check, a job answered ${result.task}`);
      checked = result.checked;
    } catch (error) {
      if (error instanceof JobCancelled) throw error;
      checked = brokenOff(error instanceof Error ? error.message : String(error));
    }
    this.cache.set(source, checked);
    return checked;
  }
}

function brokenOff(reason: string): Checked {
  return {
    outcome: { verdict: 'undecided', steps: 0 },
    unique: null,
    findings: [
      { code: 'job-failed', severity: 'warning', args: { reason }, at: [], related: [], fixes: [] },
    ],
  };
}
