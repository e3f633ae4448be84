import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { installOnce } from '../../../scripts/vscode/installOnce.mjs';

describe('installOnce', () => {
  let cache: string;
  let home: string;

  beforeEach(async () => {
    cache = await mkdtemp(path.join(os.tmpdir(), 'gridwright-test-'));
    home = path.join(cache, 'thing-1');
  });

  afterEach(() => rm(cache, { recursive: true }));

  it('installs the first time only', async () => {
    let times = 0;
    const install = async (aside: string): Promise<void> => {
      times++;
      assert.ok(!existsSync(home), 'the install has its name before it is whole');
      await writeFile(path.join(aside, 'part'), '');
    };
    await installOnce(home, install);
    await installOnce(home, install);
    assert.equal(times, 1);
    assert.ok(existsSync(path.join(home, 'part')));
  });

  it('leaves nothing of an install that failed, and tries again', async () => {
    await assert.rejects(
      installOnce(home, () => Promise.reject(new Error('no network'))),
      {
        message: 'no network',
      },
    );
    assert.deepEqual(await readdir(cache), []);
    await installOnce(home, () => Promise.resolve());
    assert.ok(existsSync(home));
  });

  it('removes what an interrupted install left, and not what one under way has', async () => {
    const { pid } = spawnSync(process.execPath, ['--version']);
    await mkdir(`${home}.partial-${pid}`);
    await mkdir(`${home}.partial-${process.ppid}`);
    await installOnce(home, () => Promise.resolve());
    assert.deepEqual(
      (await readdir(cache)).sort(),
      ['thing-1', `thing-1.partial-${process.ppid}`].sort(),
    );
  });
});
