import assert from 'node:assert/strict';
import { JobCancelled } from '../../src/jobs/cancelSignal';
import { runInSlices } from '../../src/jobs/slices';
import type { Search } from '../../src/solvers/search';

/** A search that yields `turns` times; every turn takes 4 ms of a clock that only it moves. */
function slowSearch(turns: number) {
  let now = 0;
  let pauses = 0;
  function* search(): Search<string> {
    for (let steps = 1; steps <= turns; steps++) {
      now += 4;
      yield { steps };
    }
    return 'done';
  }
  const pause = (): Promise<void> => {
    pauses++;
    return Promise.resolve();
  };
  const pace = { now: () => now, pause };
  return { search, pace, pauses: () => pauses };
}

describe('runInSlices', () => {
  it('returns what the search returns', async () => {
    const { search, pace } = slowSearch(2);
    assert.equal(await runInSlices(search(), pace, { aborted: false }), 'done');
  });

  it('pauses after every ten milliseconds of work', async () => {
    const { search, pace, pauses } = slowSearch(12);
    await runInSlices(search(), pace, { aborted: false });
    assert.equal(pauses(), 4);
  });

  it('stops in the pause after an abort', async () => {
    const { search, pace } = slowSearch(1e9);
    const signal = { aborted: false };
    const pause = (): Promise<void> => {
      signal.aborted = true;
      return Promise.resolve();
    };
    await assert.rejects(runInSlices(search(), { ...pace, pause }, signal), JobCancelled);
  });

  it('rejects with the error of the search', async () => {
    function* broken(): Search<never> {
      yield { steps: 1 };
      throw new Error('broken');
    }
    const { pace } = slowSearch(0);
    await assert.rejects(runInSlices(broken(), pace, { aborted: false }), /broken/);
  });
});
