import assert from 'node:assert/strict';
import { LatestTexts } from '../../src/server/latestTexts';

interface Text {
  readonly uri: string;
  readonly version: number;
}

function setup() {
  const taken: Text[] = [];
  let timers: (() => void)[] = [];
  const latest = new LatestTexts<Text>(
    (_, callback) => {
      timers.push(callback);
      return () => (timers = timers.filter((each) => each !== callback));
    },
    (text) => taken.push(text),
  );
  const turn = (): void => {
    const due = timers;
    timers = [];
    for (const callback of due) callback();
  };
  const change = (version: number, uri = 'a'): void => latest.changed({ uri, version });
  return { latest, taken, turn, change, timers: () => timers.length };
}

describe('LatestTexts', () => {
  it('hands on the last of a burst alone, when no more changes come', () => {
    const { taken, turn, change, timers } = setup();
    for (let version = 1; version <= 400; version++) {
      change(version);
      turn();
    }
    assert.deepEqual(taken, []);
    turn();
    assert.deepEqual(taken, [{ uri: 'a', version: 400 }]);
    assert.equal(timers(), 0);
  });

  it('hands on at once what is asked for, and only once', () => {
    const { latest, taken, turn, change } = setup();
    change(1);
    change(2);
    latest.settle('a');
    latest.settle('a');
    latest.settle('never seen');
    turn();
    turn();
    assert.deepEqual(taken, [{ uri: 'a', version: 2 }]);
  });

  it('keeps files apart, and drops what was closed', () => {
    const { latest, taken, turn, change } = setup();
    change(1);
    change(7, 'b');
    latest.forget('a');
    turn();
    turn();
    assert.deepEqual(taken, [{ uri: 'b', version: 7 }]);
  });
});
