#!/usr/bin/env node
// Builds Gridwright, prints what its command line says of the samples in levels/, and opens VS Code
// with the extension on them: the desktop one, else (or with `--browser`) one in the browser.
// `--no-open` serves the one in the browser, prints its address and opens nothing.
import { spawn, spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findOnPath } from './vscode/findBrowser.mjs';
import { startNodeHost } from './vscode/nodeHost.mjs';
import { projectRoot } from './vscode/paths.mjs';

const options = readOptions();
const levels = path.join(projectRoot, 'levels');
const samples = readdirSync(levels)
  .filter((name) => name.endsWith('.grid'))
  .sort();

/** The options, or the end of this process with what may be written. */
function readOptions() {
  try {
    return parseArgs({
      options: { browser: { type: 'boolean' }, 'no-open': { type: 'boolean' } },
    }).values;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.error('npm start takes -- --browser (VS Code in the browser) and -- --no-open.');
    process.exit(2);
  }
}

/** @param {readonly string[]} args @returns {number | null} the exit status */
function run(...args) {
  return spawnSync(process.execPath, args, { cwd: projectRoot, stdio: 'inherit' }).status;
}

/** What the command line says of the samples: the main job, with or without a display. */
function showSamples() {
  const files = samples.map((name) => path.posix.join('levels', name));
  console.log(`\n$ gridwright check ${files.join(' ')}`);
  run('dist/cli.js', 'check', ...files);
  for (const file of files) {
    console.log(`\n$ gridwright solve ${file}`);
    run('dist/cli.js', 'solve', file);
  }
}

/** Whether there is a screen to open a window on. */
function hasDisplay() {
  if (process.platform !== 'linux') return true;
  return Boolean(process.env['DISPLAY'] ?? process.env['WAYLAND_DISPLAY']);
}

/** @returns {boolean} whether the desktop's VS Code took it */
function openDesktop() {
  const code = findOnPath('code');
  if (!code || !hasDisplay()) return false;
  const first = path.join(levels, samples[0] ?? '');
  const args = [
    '--new-window',
    '--wait',
    `--extensionDevelopmentPath=${projectRoot}`,
    levels,
    first,
  ];
  const shell = process.platform === 'win32';
  console.log('\nThe desktop VS Code opens; npm start ends when its window is closed.');
  const { status } = spawnSync(shell ? `"${code}"` : code, args, { stdio: 'inherit', shell });
  if (status !== 0)
    console.log('\nThe desktop VS Code could not be opened; the browser takes over.');
  return status === 0;
}

/** @param {string} address */
function openInBrowser(address) {
  const [command, ...args] =
    process.platform === 'darwin'
      ? ['open', address]
      : process.platform === 'win32'
        ? ['rundll32', 'url.dll,FileProtocolHandler', address]
        : ['xdg-open', address];
  const child = spawn(command ?? '', args, { stdio: 'ignore', detached: true });
  child.once('error', () => console.log('No browser could be opened: open the address yourself.'));
  child.unref();
}

async function serveInBrowser() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => end(130));
  // Before there is a host, what it would be made of ends with this process.
  let stop = async () => {};
  /** @param {number} status */
  function end(status) {
    void stop().then(() => process.exit(status));
  }
  const host = await startNodeHost({
    extension: projectRoot,
    workspace: levels,
    file: path.join(levels, samples[0] ?? ''),
  });
  stop = host.stop;
  void host.lost.then((reason) => {
    console.error(`${reason}\n${host.log()}`);
    end(1);
  });
  console.log(`\nVS Code with Gridwright: ${host.address}\nCtrl+C ends it.`);
  if (!options['no-open'] && hasDisplay()) openInBrowser(host.address);
}

if (run('scripts/build.mjs') !== 0) process.exit(1);
showSamples();
if (options.browser || options['no-open'] || !openDesktop()) await serveInBrowser();
