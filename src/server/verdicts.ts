import { JobCancelled, type CancelSignal } from '../jobs/cancelSignal';
import type { JobPool, Urgency } from '../jobs/pool';
import type { Finding } from '../level/finding';
import type { Checked } from '../puzzles/check';
import { LruCache } from './lruCache';
import { beyondInstant } from './verdictFindings';

/** How long a search in the background may take, in seconds. */
const timeLimit = 10;

/** Verdicts are remembered for this many characters of levels. */
const memory = 8_000_000;

/** What a verdict is found by: the text that means one level alone, and what is known at once. */
export interface Sought {
  readonly source: string;
  readonly instant: readonly Finding[];
  /** How urgent it is; where left out, not at all. */
  readonly urgency?: Urgency;
}

/**
 * Verdicts by what a level means (`levelMeaning`): only a level that means something else is solved
 * again. Their findings are those beyond the instant ones, which may sit on another text by then.
 */
export class Verdicts {
  constructor(
    private readonly pool: JobPool,
    private readonly cache = new LruCache<Checked>(memory),
  ) {}

  /** The same memory, with another pool to find what is not in it. */
  with(pool: JobPool): Verdicts {
    return new Verdicts(pool, this.cache);
  }

  known(meaning: string): Checked | undefined {
    return this.cache.get(meaning);
  }

  /** A job that breaks off (its worker ran out of memory, say) is undecided, and a finding says why. */
  async check(meaning: string, sought: Sought, signal: CancelSignal): Promise<Checked> {
    const work = { source: sought.source, task: 'check', seconds: timeLimit } as const;
    let checked: Checked;
    try {
      const result = await this.pool.run(work, signal, sought.urgency);
      if (result.task !== 'check') throw new Error(`Asked to check, a job answered ${result.task}`);
      checked = {
        ...result.checked,
        findings: beyondInstant(result.checked.findings, sought.instant),
      };
    } catch (error) {
      if (error instanceof JobCancelled) throw error;
      checked = brokenOff(error instanceof Error ? error.message : String(error));
    }
    this.cache.set(meaning, checked);
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
