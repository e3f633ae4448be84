import path from 'node:path';
import { installOnce } from './installOnce.mjs';
import { npm } from './npm.mjs';
import { cacheRoot } from './paths.mjs';
import { withProgress } from './progress.mjs';

/** code-server 4.139.1 carries VS Code 1.139.1. */
const codeServerVersion = '4.139.1';
/** `server-main.js` asks for Node 24, whatever Node runs the project. */
const nodeVersion = '24.22.3';
/** Platforms whose Node is an npm package of its own at this version. */
const nodePackages = new Set(['linux-x64', 'linux-arm64']);

/**
 * A real VS Code on this machine.
 * @typedef {object} VscodeInstall
 * @property {string} vscode the folder with `out/server-main.js`
 * @property {string} node a Node 24 to run it with
 */

/**
 * The VS Code that the hosts run, fetched from the npm registry on first use (about 800 MB, into
 * `.vscode-test/`).
 * @param {string} [cache]
 * @returns {Promise<VscodeInstall>}
 */
export async function fetchVscode(cache = cacheRoot) {
  const platform = `${process.platform}-${process.arch}`;
  const home = path.join(cache, `code-server-${codeServerVersion}-${platform}`);
  await installOnce(home, (aside) => install(aside, platform));
  return {
    vscode: path.join(home, 'node_modules/code-server/lib/vscode'),
    node: nodePackages.has(platform)
      ? path.join(home, `node_modules/node-${platform}/bin/node`)
      : process.execPath,
  };
}

/** @param {string} folder @param {string} platform */
async function install(folder, platform) {
  const packages = [`code-server@${codeServerVersion}`];
  if (nodePackages.has(platform)) packages.push(`node-${platform}@${nodeVersion}`);
  else if (!process.version.startsWith('v24.')) {
    throw new Error(
      `VS Code in the browser needs Node 24, which npm does not carry for ${platform}. ` +
        'Run this command with Node 24, or install VS Code with its `code` command.',
    );
  }
  await withProgress(
    `Fetching ${packages.join(' and ')} (1 of 2)`,
    npm(['install', '--save-exact', ...packages], folder),
  );
  await withProgress(
    'Fetching the modules of VS Code (2 of 2)',
    npm(['install', '--omit=dev'], path.join(folder, 'node_modules/code-server/lib/vscode')),
  );
}
