import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { endProcess, endWithUs } from './endProcess.mjs';
import { quietSettings } from './settings.mjs';

/** Lines that VS Code without compiled native modules writes at every start. */
const noise =
  /bindings|\.node$|node:internal|[Ss]pd[Ll]og|node-pty|@parcel\/watcher|sqlite3?|vsda|_3 \(|^\s*(tries: \[|\]|\}|)$/;

/**
 * A running VS Code server.
 * @typedef {object} VscodeServer
 * @property {string} origin `http://127.0.0.1:PORT`
 * @property {() => string} log what it has said
 * @property {Promise<number | null>} exited resolves with its exit status
 * @property {() => Promise<void>} stop ends it and all its children
 */

/**
 * Starts VS Code's server on a port that the system picks, with a data folder of its own.
 * @param {import('./fetchVscode.mjs').VscodeInstall} install
 * @param {string} data
 * @param {Readonly<Record<string, unknown>>} [settings] user settings over the quiet ones
 * @returns {Promise<VscodeServer>}
 */
export async function startVscodeServer(install, data, settings = {}) {
  await mkdir(path.join(data, 'data/User'), { recursive: true });
  // User settings: trust in Machine settings is ignored.
  await writeFile(
    path.join(data, 'data/User/settings.json'),
    JSON.stringify({ ...quietSettings, ...settings }, null, 2),
  );
  const child = spawn(install.node, serverArguments(install, data), {
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
    env: { ...process.env, EXTENSIONS_GALLERY: '{}' },
  });
  endWithUs(child);
  let log = '';
  /** @type {(port: string) => void} */
  let onPort = () => {};
  const port = new Promise((resolve) => (onPort = resolve));
  /** @param {Buffer} bytes */
  const listen = (bytes) => {
    log += bytes;
    const found = /Extension host agent listening on (\d+)/.exec(log)?.[1];
    if (found) onPort(found);
  };
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  /** @type {Promise<number | null>} */
  const exited = new Promise((resolve) => {
    child.once('exit', resolve);
    child.once('error', (error) => {
      log += `${error.message}\n`;
      resolve(null);
    });
  });
  const started = await Promise.race([port, exited.then(() => undefined)]);
  if (started === undefined) throw new Error(`VS Code's server did not start:\n${log}`);
  return {
    origin: `http://127.0.0.1:${started}`,
    log: () => withoutNoise(log),
    exited,
    stop: () => endProcess(child),
  };
}

/** @param {import('./fetchVscode.mjs').VscodeInstall} install @param {string} data */
function serverArguments(install, data) {
  return [
    path.join(install.vscode, 'out/server-main.js'),
    '--host=127.0.0.1',
    '--port=0',
    '--without-connection-token',
    '--accept-server-license-terms',
    '--telemetry-level=off',
    // Makes the built workbench honour the payload of the page's address.
    '--enable-smoke-test-driver',
    `--server-data-dir=${data}`,
  ];
}

/** @param {string} log */
function withoutNoise(log) {
  return log
    .split('\n')
    .filter((line) => !noise.test(line))
    .join('\n');
}
