import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { projectRoot } from '../../scripts/vscode/paths.mjs';

/** Every process that descends from another, by what /proc tells. */
function descendants(root: number): number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ pid: Number(name), parent: parentOf(name) }));
  const found = [root];
  for (const pid of found) {
    found.push(...parents.filter(({ parent }) => parent === pid).map((child) => child.pid));
  }
  return found.slice(1);
}

function parentOf(pid: string): number {
  try {
    // `pid (name) state parent …`; the name may hold spaces and brackets.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return -1;
  }
}

function isAlive(pid: number): boolean {
  return parentOf(String(pid)) !== -1;
}

describe('npm start -- --browser --no-open', () => {
  let started: ChildProcess | undefined;

  after(() => {
    started?.kill('SIGKILL');
  });

  it('tells of the samples, serves VS Code, and Ctrl+C ends all it started', async () => {
    const child = spawn(process.execPath, ['scripts/start.mjs', '--browser', '--no-open'], {
      cwd: projectRoot,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    started = child;
    const lines: string[] = [];
    const address = await new Promise<string>((resolve, reject) => {
      child.once('exit', (code) => reject(new Error(`ended with ${code}:\n${lines.join('\n')}`)));
      createInterface({ input: child.stdout }).on('line', (line) => {
        lines.push(line);
        const found = /^VS Code with Gridwright: (.*)$/.exec(line)?.[1];
        if (found !== undefined) resolve(found);
      });
    });
    assert.ok(lines.some((line) => line.startsWith('$ gridwright check levels/')));
    assert.equal((await fetch(address)).status, 200);

    const children = descendants(child.pid ?? -1);
    assert.ok(children.length > 0, 'it has no children');
    child.removeAllListeners('exit');
    const ended = once(child, 'exit');
    child.kill('SIGINT');
    assert.equal((await ended)[0], 130);
    assert.deepEqual(children.filter(isAlive), []);
    await assert.rejects(fetch(address), 'the address still answers');
  });
});
