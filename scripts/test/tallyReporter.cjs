// Mocha's reporter `spec` that also writes the tally for scripts/test.mjs.
const { reporters } = require('mocha');

module.exports = class TallyReporter extends reporters.Spec {
  /**
   * @param {import('mocha').Runner} runner
   * @param {import('mocha').MochaOptions} options
   */
  constructor(runner, options) {
    super(runner, options);
    runner.once('end', () => {
      const { passes, failures, pending } = this.stats;
      const tally = { passed: passes, failed: failures, skipped: pending };
      // The form of scripts/test/marks.mjs, which this module, not being a module of its kind,
      // could only import later than now.
      process.stdout.write(`#gridwright tally ${JSON.stringify(tally)}\n`);
    });
  }
};
