import { closeVscode, openWindows } from './openVscode';

/** Mocha's root hooks: a failed test keeps its evidence, and no VS Code outlives the run. */
export const mochaHooks: Mocha.RootHookObject = {
  async afterEach(this: Mocha.Context): Promise<void> {
    if (!this.currentTest?.isFailed()) return;
    for (const window of openWindows) {
      console.log(`Kept: ${await window.keepEvidence(this.currentTest.fullTitle())}`);
    }
  },

  async afterAll(): Promise<void> {
    for (const window of [...openWindows]) await closeVscode(window);
  },
};

// The runner ends a run that takes too long with a signal; the VS Codes must end with it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    const closing = [...openWindows].map((window) => closeVscode(window).catch(() => {}));
    void Promise.all(closing).then(() => process.exit(130));
  });
}
