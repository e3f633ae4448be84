import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { installOnce } from './installOnce.mjs';
import { npm } from './npm.mjs';
import { cacheRoot } from './paths.mjs';
import { withProgress } from './progress.mjs';

/** The npm package that carries a Chromium for Linux x64, and its version. */
const packaged = { name: '@sparticuz/chromium', version: '147.0.0' };

const names = {
  linux: [
    'google-chrome',
    'google-chrome-stable',
    'chromium',
    'chromium-browser',
    'microsoft-edge',
    'microsoft-edge-stable',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: [
    'Google\\Chrome\\Application\\chrome.exe',
    'Chromium\\Application\\chrome.exe',
    'Microsoft\\Edge\\Application\\msedge.exe',
  ],
};

/**
 * A Chrome, Edge or Chromium: the one that CHROME_PATH names, the system's, else one from npm,
 * fetched on first use.
 * @returns {Promise<string>} its executable
 */
export async function findBrowser() {
  const named = process.env['CHROME_PATH'];
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROME_PATH names a browser that is not there: ${named}`);
  }
  return systemBrowser() ?? (await packagedBrowser());
}

/** @returns {string | undefined} */
function systemBrowser() {
  const { platform, env } = process;
  if (platform === 'darwin') return names.darwin.find(existsSync);
  if (platform === 'win32') {
    return [env['ProgramFiles'], env['ProgramFiles(x86)'], env['LOCALAPPDATA']]
      .flatMap((root) => (root ? names.win32.map((name) => path.join(root, name)) : []))
      .find(existsSync);
  }
  return names.linux.map(findOnPath).find((found) => found !== undefined);
}

/**
 * Where a command is, as the shell would find it.
 * @param {string} name
 * @returns {string | undefined}
 */
export function findOnPath(name) {
  const endings = process.platform === 'win32' ? ['.cmd', '.exe', '.bat'] : [''];
  return (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .flatMap((folder) => endings.map((ending) => path.join(folder, name + ending)))
    .find(existsSync);
}

/** @returns {Promise<string>} */
async function packagedBrowser() {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(
      'No Chrome, Edge or Chromium was found. Install one, or name it in CHROME_PATH.',
    );
  }
  const home = path.join(cacheRoot, `chromium-${packaged.version}`);
  const spec = `${packaged.name}@${packaged.version}`;
  await installOnce(home, (aside) =>
    withProgress(`Fetching ${spec}`, npm(['install', '--save-exact', spec], aside)),
  );
  const entry = createRequire(path.join(home, 'package.json')).resolve(packaged.name);
  const { default: chromium } = await import(pathToFileURL(entry).href);
  return chromium.executablePath();
}
