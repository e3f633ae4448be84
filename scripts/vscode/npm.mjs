import { spawn } from 'node:child_process';

/**
 * Runs npm in a folder, without its scripts, and waits for it.
 * @param {readonly string[]} args
 * @param {string} cwd
 * @returns {Promise<void>} rejects with npm's own words when it fails
 */
export function npm(args, cwd) {
  const [command, first] = npmCommand();
  const child = spawn(command, [...first, ...args, '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd,
    env: plainEnvironment(),
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: command.endsWith('.cmd'),
  });
  const end = () => child.kill();
  process.once('exit', end);
  child.once('exit', () => process.removeListener('exit', end));
  let output = '';
  child.stdout.on('data', (data) => (output += data));
  child.stderr.on('data', (data) => (output += data));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`npm ${args.join(' ')} failed (status ${code}):\n${output.trim()}`));
    });
  });
}

/** @returns {[string, string[]]} the npm that runs us, else the one on the PATH */
function npmCommand() {
  const running = process.env['npm_execpath'];
  if (running?.endsWith('npm-cli.js')) return [process.execPath, [running]];
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm', []];
}

/** The environment without the settings an outer `npm run` passes on: they would name its folder. */
function plainEnvironment() {
  return Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^npm_(package|lifecycle|command|config_local_prefix)/.test(name),
    ),
  );
}
