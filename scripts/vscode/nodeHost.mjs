import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fetchVscode } from './fetchVscode.mjs';
import { installExtension } from './installExtension.mjs';
import { startVscodeServer } from './vscodeServer.mjs';

/**
 * A VS Code that waits for its page.
 * @typedef {object} Host
 * @property {string} address what to open in a browser
 * @property {string} [data] the folder with its user's settings, state and backups, if it has one
 * @property {() => string} log what its server has said
 * @property {Promise<string>} lost resolves with the reason when the server ended by itself
 * @property {() => Promise<void>} stop ends it and removes its data folder
 */

/**
 * What a host is to open.
 * @typedef {object} HostOptions
 * @property {string} [extension] an extension's folder, run from its sources
 * @property {string} [workspace] the folder to open
 * @property {string} [file] a file to show
 * @property {string} [tests] a module with a `run` function, to run in the extension host
 * @property {Readonly<Record<string, unknown>>} [settings] user settings over the quiet ones
 * @property {string} [vsix] a packaged extension to install first
 */

/**
 * Starts a VS Code whose extensions run in Node, as on a desktop or in a remote.
 * @param {HostOptions} options
 * @returns {Promise<Host>}
 */
export async function startNodeHost(options) {
  const { settings, vsix } = options;
  const install = await fetchVscode();
  const data = await mkdtemp(path.join(os.tmpdir(), 'gridwright-vscode-'));
  const removeData = () => rm(data, { recursive: true, force: true, maxRetries: 5 });
  try {
    if (vsix) await installExtension(install, data, vsix);
    const server = await startVscodeServer(install, data, settings);
    let stopping = false;
    /** @type {Promise<string>} */
    const lost = new Promise((resolve) => {
      void server.exited.then((code) => {
        if (!stopping) resolve(`VS Code's server ended with status ${code}`);
      });
    });
    return {
      address: addressOf(server.origin, options),
      data,
      log: server.log,
      lost,
      stop: async () => {
        stopping = true;
        await server.stop();
        await removeData();
      },
    };
  } catch (error) {
    await removeData();
    throw error;
  }
}

/** @param {string} origin @param {HostOptions} options */
function addressOf(origin, { extension, workspace, file, tests }) {
  const authority = new URL(origin).host;
  /** @param {string} folder */
  const remote = (folder) => `vscode-remote://${authority}${path.resolve(folder)}`;
  const payload = [['skipWelcome', 'true']];
  if (extension) payload.push(['extensionDevelopmentPath', remote(extension)]);
  if (tests) payload.push(['extensionTestsPath', remote(tests)]);
  if (file) payload.push(['openFile', remote(file)]);
  const address = new URL(origin);
  if (workspace) address.searchParams.set('folder', path.resolve(workspace));
  address.searchParams.set('payload', JSON.stringify(payload));
  return address.href;
}
