import type { Budget } from './search';

const pauseEvery = 4096;

/** Counts the steps of a search against its budget and says when to pause. */
export class StepMeter {
  steps = 0;
  private nextPause = pauseEvery;

  constructor(private readonly budget: Budget) {}

  /** Whether the budget has run out. */
  isSpent(): boolean {
    return this.steps > this.budget.steps;
  }

  /** Takes steps; true where the search should now yield. */
  spend(steps: number): boolean {
    this.steps += steps;
    if (this.steps < this.nextPause) return false;
    this.nextPause = this.steps + pauseEvery;
    return true;
  }
}
