import { spawnSync } from 'node:child_process';
import { once } from 'node:events';

/** How long a process may take to end when asked, before it is made to, in milliseconds. */
const patience = 3000;

/**
 * Ends a process and all that it started. On POSIX it must have been spawned `detached`, which
 * makes it the leader of a group of its own.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<void>} resolves when it has ended
 */
export async function endProcess(child) {
  if (child.pid === undefined) return;
  const ended = hasEnded(child) ? Promise.resolve() : once(child, 'exit');
  signalGroup(child.pid, 'SIGTERM');
  const timer = setTimeout(() => signalGroup(child.pid ?? 0, 'SIGKILL'), patience);
  await ended;
  clearTimeout(timer);
  // Children that outlived their leader.
  signalGroup(child.pid, 'SIGKILL');
}

/** @param {import('node:child_process').ChildProcess} child */
function hasEnded(child) {
  return child.exitCode !== null || child.signalCode !== null;
}

/** @param {number} leader @param {NodeJS.Signals} signal */
function signalGroup(leader, signal) {
  if (process.platform === 'win32') {
    spawnSync('taskkill', ['/pid', String(leader), '/t', '/f'], { stdio: 'ignore' });
    return;
  }
  try {
    process.kill(-leader, signal);
  } catch {
    // The whole group has ended.
  }
}
