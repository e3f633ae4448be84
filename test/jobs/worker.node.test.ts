import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { JobCancelled } from '../../src/jobs/cancelSignal';
import { JobPool } from '../../src/jobs/pool';
import { spawnNodeWorker } from '../../src/jobs/spawn.node';

const timer = (milliseconds: number, callback: () => void) => {
  const id = setTimeout(callback, milliseconds);
  return () => clearTimeout(id);
};

describe('a worker thread', () => {
  let folder: string;
  let pool: JobPool | undefined;

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'gridwright-worker-'));
    await build({
      entryPoints: [join(import.meta.dirname, '../../src/jobs/worker.node.ts')],
      outfile: join(folder, 'jobs.node.js'),
      bundle: true,
      platform: 'node',
      format: 'cjs',
    });
  });
  afterEach(() => pool?.dispose());
  after(() => rm(folder, { recursive: true }));

  const poolOf = (name: string) =>
    new JobPool({ spawn: () => spawnNodeWorker(join(folder, name)), timer, size: 1 });

  it('solves and checks levels', async () => {
    pool = poolOf('jobs.node.js');
    const work = { source: '[a]\nboard:\n  1 1\n  1 1\n', budget: { steps: 1000 } };
    const solved = await pool.run({ ...work, task: 'solve' });
    assert.ok(solved.task === 'solve');
    assert.equal(solved.outcome.verdict, 'solved');
    const checked = await pool.run({ ...work, task: 'check' });
    assert.ok(checked.task === 'check');
    assert.deepEqual(checked.checked.findings, []);
  });

  it('is replaced when it ends by itself, and its job is rejected with the reason', async () => {
    const broken = `require('node:worker_threads').parentPort.on('message', () => process.exit(3));`;
    await writeFile(join(folder, 'broken.js'), broken);
    pool = poolOf('broken.js');
    const work = { source: '11', task: 'solve', budget: { steps: 1 } } as const;
    await assert.rejects(pool.run(work), /ended: exit code 3/);
    await assert.rejects(pool.run(work), /ended: exit code 3/);
  });

  it('is ended when it takes more memory than a job may have', async () => {
    const greedy = `require('node:worker_threads').parentPort.on('message', () => {
      for (const kept = []; ; ) kept.push(new Array(1000).fill(kept.length));
    });`;
    await writeFile(join(folder, 'greedy.js'), greedy);
    pool = poolOf('greedy.js');
    const work = { source: '11', task: 'solve', budget: { steps: 1 } } as const;
    await assert.rejects(pool.run(work), /ended: out of memory \(the limit is 512 MB\)/);
  });

  it('is ended when it does not answer a cancel, and another takes over', async () => {
    const deaf = `require('node:worker_threads').parentPort.on('message', () => { for (;;); });`;
    await writeFile(join(folder, 'deaf.js'), deaf);
    let spawned = 0;
    pool = new JobPool({
      spawn: () => spawnNodeWorker(join(folder, spawned++ === 0 ? 'deaf.js' : 'jobs.node.js')),
      timer,
      size: 1,
    });
    const work = { source: '[a]\nboard:\n  11\n', task: 'solve', budget: { steps: 100 } } as const;
    const abort = new AbortController();
    const stuck = pool.run(work, abort.signal);
    abort.abort();
    await assert.rejects(stuck, JobCancelled);
    const { task } = await pool.run(work);
    assert.equal(task, 'solve');
    assert.equal(spawned, 2);
  });
});
