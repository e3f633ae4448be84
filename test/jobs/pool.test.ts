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

  it('does the most urgent of the jobs that wait first', async () => {
    const { pool, ports } = setup();
    void pool.run(work);
    void pool.run(work, undefined, () => -2);
    const urgent = pool.run(work, undefined, () => -1);
    ports[0]!.done();
    ports[0]!.done();
    assert.deepEqual(await urgent, resultOf(3));
  });

  it('sets the least urgent job aside for a more urgent one, and does it again', async () => {
    const { pool, ports } = setup(2);
    const slow = pool.run(work, undefined, () => 1);
    const other = pool.run(work, undefined, () => 2);
    const urgent = pool.run(work, undefined, () => 3);
    assert.deepEqual(ports[0]!.sent.at(-1), { type: 'cancel', id: 1 });
    assert.equal(ports[1]!.sent.length, 1);
    ports[0]!.say({ type: 'cancelled', id: 1 });
    ports[0]!.done(3);
    assert.deepEqual(await urgent, resultOf(3));
    ports[0]!.done(1);
    assert.deepEqual(await slow, resultOf(1));
    ports[1]!.done(2);
    assert.deepEqual(await other, resultOf(2));
  });

  it('sets nothing aside for a job that is no more urgent, nor twice for one', () => {
    const { pool, ports } = setup(2);
    for (let n = 0; n < 3; n++) void pool.run(work);
    assert.ok(ports.every(({ sent }) => sent.length === 1));
    void pool.run(work, undefined, () => 1);
    pool.reconsider();
    pool.reconsider();
    const asked = ports.flatMap(({ sent }) => sent.filter(({ type }) => type === 'cancel'));
    assert.deepEqual(asked, [{ type: 'cancel', id: 2 }]);
  });

  it('sets aside what has become less urgent, when it is to reconsider', async () => {
    const { pool, ports } = setup();
    let seen = 1;
    const urgencyOf = (id: number) => () => (seen === id ? 1 : 0);
    void pool.run(work, undefined, urgencyOf(1));
    const second = pool.run(work, undefined, urgencyOf(2));
    seen = 2;
    pool.reconsider();
    ports[0]!.say({ type: 'cancelled', id: 1 });
    ports[0]!.done(2);
    assert.deepEqual(await second, resultOf(2));
    assert.deepEqual(ports[0]!.sent.at(-1), {
      type: 'run',
      request: { ...work, id: 1 },
    });
  });

  it('takes the answer of a job that was done before it could be set aside', async () => {
    const { pool, ports } = setup();
    const first = pool.run(work);
    void pool.run(work, undefined, () => 1);
    ports[0]!.done(1);
    assert.deepEqual(await first, resultOf(1));
    assert.equal(ports[0]!.job, 2);
  });

  it('ends a worker that does not let go of a job to be set aside, and does it elsewhere', async () => {
    const { pool, ports, fire } = setup();
    const slow = pool.run(work);
    const urgent = pool.run(work, undefined, () => 1);
    fire();
    assert.equal(ports[0]!.terminated, true);
    ports[1]!.done(2);
    assert.deepEqual(await urgent, resultOf(2));
    ports[1]!.done(1);
    assert.deepEqual(await slow, resultOf(1));
  });

  it('does not do a job again that is cancelled while it is being set aside', async () => {
    const { pool, ports } = setup();
    const abort = new AbortController();
    const slow = pool.run(work, abort.signal);
    void pool.run(work, undefined, () => 1);
    abort.abort();
    await assert.rejects(slow, JobCancelled);
    ports[0]!.say({ type: 'cancelled', id: 1 });
    ports[0]!.done(2);
    assert.equal(ports[0]!.sent.filter(({ type }) => type === 'run').length, 2);
  });

  it('ends a worker that does not notice that the time of its job is over', async () => {
    const { pool, ports, fire } = setup();
    const stuck = pool.run({ ...work, seconds: 10 });
    fire();
    await assert.rejects(stuck, /ended: it gave no answer in 10 s/);
    assert.equal(ports[0]!.terminated, true);
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
