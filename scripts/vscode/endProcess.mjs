import { spawnSync } from 'node:child_process';

/** How long processes may take to end when asked, before they are made to, in milliseconds. */
const patience = 8000;
/** How often to look whether they have ended, in milliseconds. */
const interval = 50;

/**
 * Ends a process and all that it started. On POSIX it must have been spawned `detached`, which
 * makes it the leader of a group of its own.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<void>} resolves when the whole group has ended
 */
export async function endProcess(child) {
  const { pid } = child;
  if (pid === undefined) return;
  if (process.platform === 'win32') {
    spawnSync('taskkill', ['/pid', String(pid), '/t', '/f'], { stdio: 'ignore' });
    return;
  }
  signalGroup(pid, 'SIGTERM');
  const latest = Date.now() + patience;
  while (signalGroup(pid, 0) && Date.now() < latest) {
    await new Promise((resolve) => setTimeout(resolve, interval));
  }
  signalGroup(pid, 'SIGKILL');
}

/**
 * Ends a process and all that it started, at the latest when ours ends, however that comes about.
 * @param {import('node:child_process').ChildProcess} child spawned `detached` on POSIX
 */
export function endWithUs(child) {
  const end = () => {
    if (child.pid !== undefined && process.platform !== 'win32') signalGroup(child.pid, 'SIGKILL');
    else child.kill();
  };
  process.once('exit', end);
  child.once('exit', () => process.removeListener('exit', end));
}

/**
 * @param {number} leader
 * @param {NodeJS.Signals | 0} signal
 * @returns {boolean} whether any of the group is left
 */
function signalGroup(leader, signal) {
  try {
    process.kill(-leader, signal);
    return true;
  } catch {
    return false;
  }
}
