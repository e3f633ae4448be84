import assert from 'node:assert/strict';
import { JobCancelled } from '../../src/jobs/cancelSignal';
import type { Checked } from '../../src/puzzles/check';
import { VerdictQueue } from '../../src/server/verdictQueue';

const checked: Checked = { outcome: { verdict: 'invalid' }, unique: null, findings: [] };

/** A source of verdicts that answers when a test says so. */
function setup() {
  const verdicts = new Map<string, Checked>();
  const running = new Map<string, () => void>();
  const started: string[] = [];
  const found: [string, number][] = [];
  const queue = new VerdictQueue(
    {
      known: (source) => verdicts.get(source),
      check: (source, signal) => {
        started.push(source);
        return new Promise((resolve, reject) => {
          running.set(source, () => {
            running.delete(source);
            verdicts.set(source, checked);
            resolve(checked);
          });
          signal.addEventListener('abort', () => {
            running.delete(source);
            reject(new JobCancelled());
          });
        });
      },
    },
    (source, _checked, left) => found.push([source, left]),
  );
  const answer = async (source: string) => {
    running.get(source)?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { queue, started, found, running, answer };
}

describe('VerdictQueue', () => {
  it('finds verdicts one after another, in order', async () => {
    const { queue, started, found, answer } = setup();
    queue.want(['a', 'b', 'a']);
    assert.deepEqual(started, ['a']);
    await answer('a');
    await answer('b');
    assert.deepEqual(found, [
      ['a', 1],
      ['b', 0],
    ]);
  });

  it('seeks nothing that is known', async () => {
    const { queue, started, answer } = setup();
    queue.want(['a']);
    await answer('a');
    queue.want(['a', 'b']);
    assert.deepEqual(started, ['a', 'b']);
  });

  it('drops what is no longer wanted first', async () => {
    const { queue, started, found, running, answer } = setup();
    queue.want(['a', 'b']);
    queue.want(['c', 'b']);
    assert.deepEqual([...running.keys()], ['c']);
    await answer('c');
    await answer('b');
    assert.deepEqual(started, ['a', 'c', 'b']);
    assert.deepEqual(found, [
      ['c', 1],
      ['b', 0],
    ]);
  });

  it('goes on with a search that is still wanted first', async () => {
    const { queue, started, answer } = setup();
    queue.want(['a', 'b']);
    queue.want(['a', 'c']);
    await answer('a');
    await answer('c');
    assert.deepEqual(started, ['a', 'c']);
  });

  it('stops when nothing is wanted any more', () => {
    const { queue, running } = setup();
    queue.want(['a']);
    queue.want([]);
    assert.equal(running.size, 0);
  });
});
