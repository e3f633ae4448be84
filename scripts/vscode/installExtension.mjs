import { spawn } from 'node:child_process';
import path from 'node:path';

/**
 * Installs a packaged extension into a data folder, as a user would from the command line.
 * @param {import('./fetchVscode.mjs').VscodeInstall} install
 * @param {string} data
 * @param {string} vsix
 * @returns {Promise<void>} rejects with VS Code's words where it will not
 */
export async function installExtension(install, data, vsix) {
  const child = spawn(
    install.node,
    [
      path.join(install.vscode, 'out/server-main.js'),
      '--accept-server-license-terms',
      `--server-data-dir=${data}`,
      `--install-extension=${vsix}`,
      '--force',
    ],
    { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, EXTENSIONS_GALLERY: '{}' } },
  );
  let output = '';
  child.stdout.on('data', (bytes) => (output += bytes));
  child.stderr.on('data', (bytes) => (output += bytes));
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  // VS Code ends with 0 even when it could not install.
  if (code !== 0 || !/was successfully installed/.test(output)) {
    throw new Error(`${vsix} could not be installed:\n${output}`);
  }
}
