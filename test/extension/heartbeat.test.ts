import assert from 'node:assert/strict';
import { Heartbeat } from '../../src/extension/client/heartbeat';

/** A server that answers only when told to. */
function setup() {
  const pings: (() => void)[] = [];
  let deaths = 0;
  const heartbeat = new Heartbeat(
    () => new Promise<void>((resolve) => pings.push(resolve)),
    () => {
      deaths++;
    },
  );
  return { heartbeat, pings, deaths: () => deaths };
}

describe('Heartbeat', () => {
  it('asks again only after an answer', async () => {
    const { heartbeat, pings } = setup();
    heartbeat.tick();
    heartbeat.tick();
    assert.equal(pings.length, 1);
    pings[0]!();
    await Promise.resolve();
    heartbeat.tick();
    assert.equal(pings.length, 2);
  });

  it('forgives a server that is late', async () => {
    const { heartbeat, pings, deaths } = setup();
    for (let ticks = 0; ticks < 3; ticks++) heartbeat.tick();
    pings[0]!();
    await Promise.resolve();
    for (let ticks = 0; ticks < 3; ticks++) heartbeat.tick();
    assert.equal(deaths(), 0);
  });

  it('tells once of a server that does not answer three times', () => {
    const { heartbeat, deaths } = setup();
    for (let ticks = 0; ticks < 4; ticks++) heartbeat.tick();
    assert.equal(deaths(), 1);
    heartbeat.tick();
    assert.equal(deaths(), 1);
  });

  it('watches the next server after a reset', () => {
    const { heartbeat, pings, deaths } = setup();
    for (let ticks = 0; ticks < 4; ticks++) heartbeat.tick();
    heartbeat.reset();
    for (let ticks = 0; ticks < 4; ticks++) heartbeat.tick();
    assert.equal(pings.length, 2);
    assert.equal(deaths(), 2);
  });
});
