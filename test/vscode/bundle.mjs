import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import esbuild from 'esbuild';
import { cacheRoot, projectRoot } from '../../scripts/vscode/paths.mjs';

const here = path.join(projectRoot, 'test/vscode');

/** The workspace that each suite works in a copy of. */
export const originalWorkspace = path.join(here, 'workspace');

/** The test that proves which host it is in comes before all others. */
const first = 'host.test.ts';

/**
 * Bundles the suite: the same for both extension hosts, so nothing of Node in it.
 * @param {'node' | 'web'} hostName the host that the first test is to find itself in
 * @returns {Promise<string>} the module's path
 */
export async function bundleSuite(hostName) {
  const names = await readdir(path.join(here, 'suite'), { recursive: true });
  const tests = names.filter((name) => name.endsWith('.test.ts') && name !== first).sort();
  const outfile = path.join(cacheRoot, `suite/${hostName}.js`);
  await esbuild.build({
    // The order matters: the harness defines `describe` and `it` before the tests are loaded.
    stdin: {
      contents: [
        `import './harness/mocha.ts';`,
        ...[first, ...tests].map((name) => `import './suite/${name.split(path.sep).join('/')}';`),
        `export { run } from './harness/run.ts';`,
      ].join('\n'),
      resolveDir: here,
      loader: 'ts',
    },
    outfile,
    bundle: true,
    platform: 'browser',
    format: 'iife',
    globalName: 'tests',
    // Without it mocha's own wrapper would be what the module exports.
    footer: { js: 'module.exports = tests;' },
    external: ['vscode'],
    define: {
      HOST_NAME: JSON.stringify(hostName),
      WORKSPACE_FILES: JSON.stringify(await workspaceFiles()),
    },
    sourcemap: 'inline',
    logLevel: 'warning',
  });
  return outfile;
}

/** @returns {Promise<Record<string, string>>} every file of the workspace in base 64, by path */
async function workspaceFiles() {
  const entries = await readdir(originalWorkspace, { recursive: true, withFileTypes: true });
  /** @type {Record<string, string>} */
  const files = {};
  for (const entry of entries.filter((each) => each.isFile())) {
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(originalWorkspace, file).split(path.sep).join('/');
    files[name] = await readFile(file, 'base64');
  }
  return files;
}
