import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { endProcess } from '../../../scripts/vscode/endProcess.mjs';

/** A process that starts one of its own and writes that one's id. */
const parent = `
  const { spawn } = require('node:child_process');
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  console.log(child.pid);
  setInterval(() => {}, 1000);
`;

describe('endProcess', function () {
  before(function () {
    if (process.platform === 'win32') this.skip();
  });

  it('ends a process and what it started', async () => {
    const child = spawn(process.execPath, ['-e', parent], {
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
    });
    const [bytes] = (await once(child.stdout, 'data')) as [Buffer];
    const grandchild = Number(bytes.toString());
    process.kill(grandchild, 0);
    await endProcess(child);
    assert.throws(() => process.kill(child.pid ?? 0, 0), { code: 'ESRCH' });
    assert.throws(() => process.kill(grandchild, 0), { code: 'ESRCH' });
  });
});
