import assert from 'node:assert/strict';
import { JobCancelled } from '../../src/jobs/cancelSignal';
import type { JobResult } from '../../src/jobs/job';
import type { FromWorker, JobPort, ToWorker } from '../../src/jobs/jobPort';
import { JobPool } from '../../src/jobs/pool';

const work = { source: '11', task: 'solve', budget: { steps: 1 } } as const;

/** A worker that does only what a test tells it. */
class FakePort implements JobPort {
  readonly sent: ToWorker[] = [];
  terminated = false;
  private listener: (message: FromWorker) => void = () => undefined;
  exit: (reason: string) => void = () => undefined;

  post(message: ToWorker): void {
    this.sent.push(message);
  }
  onMessage(listener: (message: FromWorker) => void): void {
    this.listener = listener;
  }
  onExit(listener: (reason: string) => void): void {
    this.exit = listener;
  }
  terminate(): void {
    this.terminated = true;
  }
  get job(): number {
    const last = this.sent.at(-1);
    return last?.type === 'run' ? last.request.id : (last?.id ?? 0);
  }
  done(id = this.job): void {
    this.listener({ type: 'done', id, result: resultOf(id) });
  }
  say(message: FromWorker): void {
    this.listener(message);
  }
}

function resultOf(id: number): JobResult {
  return { id, task: 'solve', outcome: { verdict: 'undecided', steps: id } };
}

/** A pool of fakes, and timers that fire when a test says so. */
function setup(size = 1) {
  const ports: FakePort[] = [];
  const timers = new Set<() => void>();
  const pool = new JobPool({
    size,
    spawn: () => {
      const port = new FakePort();
      ports.push(port);
      return port;
    },
    timer: (_milliseconds, callback) => {
      timers.add(callback);
      return () => timers.delete(callback);
    },
  });
  const fire = () => {
    for (const callback of [...timers]) {
      timers.delete(callback);
      callback();
    }
  };
  return { pool, ports, timers, fire };
}

describe('JobPool', () => {
  it('starts no worker before there is work, and no more than its size', () => {
    const { pool, ports } = setup(2);
    assert.equal(ports.length, 0);
    for (let n = 0; n < 5; n++) void pool.run(work);
    assert.equal(ports.length, 2);
  });

  it('does jobs in the order they came, each with its own answer', async () => {
    const { pool, ports } = setup();
    const first = pool.run(work);
    const second = pool.run(work);
    ports[0]!.done();
    assert.deepEqual(await first, resultOf(1));
    ports[0]!.done();
    assert.deepEqual(await second, resultOf(2));
    assert.equal(ports.length, 1);
  });

  it('takes a cancelled job that waits out of the queue', async () => {
    const { pool, ports } = setup();
    const first = pool.run(work);
    const abort = new AbortController();
    const second = pool.run(work, abort.signal);
    abort.abort();
    await assert.rejects(second, JobCancelled);
    ports[0]!.done();
    await first;
    assert.equal(ports[0]!.sent.length, 1);
  });

  it('asks a running job to stop and keeps a worker that answers', async () => {
    const { pool, ports, timers } = setup();
    const abort = new AbortController();
    const running = pool.run(work, abort.signal);
    abort.abort();
    await assert.rejects(running, JobCancelled);
    assert.deepEqual(ports[0]!.sent.at(-1), { type: 'cancel', id: 1 });
    ports[0]!.say({ type: 'cancelled', id: 1 });
    assert.equal(timers.size, 0);
    const next = pool.run(work);
    ports[0]!.done();
    assert.deepEqual(await next, resultOf(2));
  });

  it('ends a worker that does not answer a cancel, and starts another', async () => {
    const { pool, ports, fire } = setup();
    const abort = new AbortController();
    const running = pool.run(work, abort.signal);
    const waiting = pool.run(work);
    abort.abort();
    await assert.rejects(running, JobCancelled);
    fire();
    assert.equal(ports[0]!.terminated, true);
    ports[1]!.done();
    assert.deepEqual(await waiting, resultOf(2));
  });

  it('rejects the job of a worker that dies with the reason, and goes on with the next', async () => {
    const { pool, ports } = setup();
    const running = pool.run(work);
    const waiting = pool.run(work);
    ports[0]!.exit('out of memory');
    await assert.rejects(running, /worker of Gridwright ended: out of memory/);
    ports[1]!.done();
    assert.deepEqual(await waiting, resultOf(2));
  });

  it('rejects a job whose worker reports a failure with its words', async () => {
    const { pool, ports } = setup();
    const running = pool.run(work);
    ports[0]!.say({ type: 'failed', id: 1, message: 'no level' });
    await assert.rejects(running, /no level/);
  });

  it('rejects when no worker can be started', async () => {
    const pool = new JobPool({
      size: 1,
      spawn: () => {
        throw new Error('no such file');
      },
      timer: () => () => undefined,
    });
    await assert.rejects(pool.run(work), /No worker could be started: .*no such file/);
  });

  it('cancels everything and ends its workers when disposed', async () => {
    const { pool, ports } = setup();
    const running = pool.run(work);
    const waiting = pool.run(work);
    pool.dispose();
    await assert.rejects(running, JobCancelled);
    await assert.rejects(waiting, JobCancelled);
    await assert.rejects(pool.run(work), JobCancelled);
    assert.equal(ports[0]!.terminated, true);
  });
});
