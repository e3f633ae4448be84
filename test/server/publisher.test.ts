import assert from 'node:assert/strict';
import { Publisher, type Published } from '../../src/server/publisher';

/** A publisher whose timers fire when a test says so. */
function setup() {
  const timers = new Set<() => void>();
  const published: number[] = [];
  const publisher = new Publisher<Published>(
    (_milliseconds, callback) => {
      timers.add(callback);
      return () => timers.delete(callback);
    },
    ({ version }) => published.push(version),
  );
  const document = (version: number) => ({ uri: 'a.grid', version });
  return { publisher, published, timers, document };
}

describe('Publisher', () => {
  it('publishes at once after an edit and after the last verdict', () => {
    const { publisher, published, document } = setup();
    publisher.changed(document(1), 2);
    publisher.changed(document(1), 0);
    publisher.changed(document(2), 5);
    assert.deepEqual(published, [1, 1, 2]);
  });

  it('gathers verdicts while more are to come', () => {
    const { publisher, published, timers, document } = setup();
    publisher.changed(document(1), 3);
    publisher.changed(document(1), 2);
    publisher.changed(document(1), 1);
    assert.deepEqual(published, [1]);
    assert.equal(timers.size, 1);
    for (const fire of timers) fire();
    assert.deepEqual(published, [1, 1]);
  });

  it('publishes nothing of a closed document', () => {
    const { publisher, published, timers, document } = setup();
    publisher.changed(document(1), 3);
    publisher.changed(document(1), 2);
    publisher.forget('a.grid');
    assert.equal(timers.size, 0);
    assert.deepEqual(published, [1]);
  });
});
