import { reporters } from 'mocha';
import { mark } from './marks.mjs';

/** Mocha's reporter `spec` that also writes the tally for scripts/test.mjs. */
export default class TallyReporter extends reporters.Spec {
  /**
   * @param {import('mocha').Runner} runner
   * @param {import('mocha').MochaOptions} options
   */
  constructor(runner, options) {
    super(runner, options);
    runner.once('end', () => {
      const { passes, failures, pending } = this.stats;
      console.log(mark('tally', { passed: passes, failed: failures, skipped: pending }));
    });
  }
}
