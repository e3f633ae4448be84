import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { resultsRoot } from '../vscode/paths.mjs';

/**
 * Keeps what explains a failure under `test-results/`: a screenshot, the page's console, the
 * server's log.
 * @param {string} name the suite's or the test's
 * @param {{ page: import('playwright-core').Page, console: () => string }} opened
 * @param {import('../vscode/nodeHost.mjs').Host} host
 * @returns {Promise<string>} the folder
 */
export async function keepEvidence(name, opened, host) {
  const folder = path.join(resultsRoot, fileName(name));
  await mkdir(folder, { recursive: true });
  await opened.page
    .screenshot({ path: path.join(folder, 'page.png'), timeout: 10_000 })
    .catch((error) => writeFile(path.join(folder, 'no-screenshot.txt'), String(error)));
  await writeFile(path.join(folder, 'console.log'), opened.console());
  await writeFile(path.join(folder, 'server.log'), host.log());
  return folder;
}

/** @param {string} title */
function fileName(title) {
  return title.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 80);
}
