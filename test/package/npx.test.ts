import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { npm } from '../../scripts/vscode/npm.mjs';
import { packTarball, run, temporaryFolder, version } from './harness/packages';

describe('the npm package, installed', () => {
  const temporary = temporaryFolder();
  let folder: string;

  before(async () => {
    folder = await temporary();
    const tarball = await packTarball(folder);
    await writeFile(path.join(folder, 'package.json'), '{ "private": true }\n');
    // Offline: whatever it needs at run time is bundled. PNG pictures are optional.
    await npm(['install', '--offline', '--omit=optional', tarball], folder);
    await writeFile(path.join(folder, 'a.grid'), '[a]\nboard:\n  1 1\n  1 1\n');
    await writeFile(path.join(folder, 'b.grid'), '[b]\nboard:\n  0 1 0\n  1 1 1\n  0 1 0\n');
  });

  const npx = (...args: string[]) =>
    run('npx', ['--offline', 'gridwright', ...args], {
      cwd: folder,
      env: { ...process.env, LC_ALL: 'C' },
      shell: process.platform === 'win32',
    });

  it('tells its version', async () => {
    assert.equal((await npx('--version')).stdout, `${version}\n`);
  });

  it('checks levels, and fails for one that cannot be solved', async () => {
    await npx('check', 'a.grid');
    await assert.rejects(npx('check', 'a.grid', 'b.grid'), { code: 1 });
  });

  it('solves a level', async () => {
    const { stdout } = await npx('solve', 'a.grid', '--format', 'json');
    const [answer] = JSON.parse(stdout) as { verdict: string }[];
    assert.equal(answer?.verdict, 'solved');
  });
});
