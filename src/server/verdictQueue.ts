import { JobCancelled } from '../jobs/cancelSignal';
import type { Checked } from '../puzzles/check';

/** What a queue needs to find a verdict, and to remember it. */
export interface VerdictSource {
  /** The verdict known of a source, if any. */
  known(source: string): Checked | undefined;
  /** Finds and remembers the verdict of a source; rejects with JobCancelled when aborted. */
  check(source: string, signal: AbortSignal): Promise<Checked>;
}

/**
 * Finds the verdicts a document needs, one after another, in the order it wants them. What is no
 * longer wanted first is dropped, so that an edit never waits for the level before it.
 */
export class VerdictQueue {
  private wanted: string[] = [];
  private running: { readonly source: string; readonly abort: AbortController } | null = null;

  /** @param found is called after each verdict; `left` says how many are still wanted. */
  constructor(
    private readonly verdicts: VerdictSource,
    private readonly found: (source: string, checked: Checked, left: number) => void,
  ) {}

  /** Replaces what is wanted; sources whose verdict is known are left out. */
  want(sources: readonly string[]): void {
    this.wanted = [...new Set(sources)].filter((source) => !this.verdicts.known(source));
    if (this.running && this.running.source !== this.wanted[0]) {
      this.running.abort.abort();
      this.running = null;
    }
    if (!this.running) void this.work();
  }

  private async work(): Promise<void> {
    for (let source = this.wanted[0]; source !== undefined; source = this.wanted[0]) {
      const running = { source, abort: new AbortController() };
      this.running = running;
      const checked = await this.check(source, running.abort.signal);
      if (this.running !== running || checked === null) return;
      this.running = null;
      this.wanted = this.wanted.filter((other) => !this.verdicts.known(other));
      this.found(source, checked, this.wanted.length);
      if (this.isRunning()) return;
    }
  }

  /** Asked anew after `found`, which may have wanted something else. */
  private isRunning(): boolean {
    return this.running !== null;
  }

  private async check(source: string, signal: AbortSignal): Promise<Checked | null> {
    try {
      return await this.verdicts.check(source, signal);
    } catch (error) {
      if (error instanceof JobCancelled) return null;
      throw error;
    }
  }
}
