import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { fetchVscode } from './fetchVscode.mjs';
import { withoutRemote, workbenchPage } from './webWorkbench.mjs';

/** @type {Readonly<Record<string, string>>} */
const contentTypes = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.wasm': 'application/wasm',
};

const testsAt = '/extension/.tests/';

/**
 * Starts a VS Code without any remote, as vscode.dev is: every extension runs in a web worker. The
 * workspace is in memory.
 * @param {Pick<import('./nodeHost.mjs').HostOptions, 'extension' | 'tests' | 'settings'>} options
 * @returns {Promise<import('./nodeHost.mjs').Host>}
 */
export async function startWebHost({ extension, tests, settings }) {
  const { vscode } = await fetchVscode();
  if (!extension) throw new Error('The web host needs the folder of an extension.');
  const served = [
    // VS Code runs tests only from a place under the extension's own.
    ...(tests ? [{ at: testsAt, folder: path.dirname(tests) }] : []),
    { at: '/extension/', folder: extension },
    { at: '/static/', folder: vscode },
  ];
  /** @type {string[]} */
  const log = [];
  let authority = '';

  /** @param {string} location */
  const contentOf = async (location) => {
    if (location === '/') {
      return workbenchPage({
        vscode,
        authority,
        extension: '/extension',
        ...(tests && { tests: `${testsAt}${path.basename(tests)}` }),
        ...(settings && { settings }),
      });
    }
    const file = fileAt(location, served);
    if (isMissingBuiltIn(location, file)) return 'exports.activate = () => ({});';
    const content = await readFile(file);
    return file.endsWith('/workbench/workbench.js') ? withoutRemote(String(content)) : content;
  };

  const server = http.createServer((request, response) => {
    const location = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    contentOf(location).then(
      (content) => {
        const ending = location === '/' ? '.html' : path.extname(location);
        response.writeHead(200, {
          'Access-Control-Allow-Origin': '*',
          'Content-Type': contentTypes[ending] ?? 'application/octet-stream',
        });
        response.end(content);
      },
      (error) => {
        log.push(`${request.method} ${location}: ${error.message}`);
        response.writeHead(404).end();
      },
    );
  });
  /** @type {Promise<string>} */
  const lost = new Promise((resolve) =>
    server.once('close', () => resolve('the web server ended')),
  );
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => resolve(undefined));
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given.');
  authority = `127.0.0.1:${address.port}`;
  return {
    address: `http://${authority}/`,
    log: () => log.join('\n'),
    lost,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/**
 * The install has some of VS Code's own extensions without the code that is for browsers; each
 * would put a notification over the page.
 * @param {string} location
 * @param {string} file
 */
function isMissingBuiltIn(location, file) {
  return /^\/static\/extensions\/.*\.js$/.test(location) && !existsSync(file);
}

/**
 * The file behind a location, never outside the folder that is served there.
 * @param {string} location
 * @param {readonly { at: string, folder: string }[]} served
 */
function fileAt(location, served) {
  const place = served.find(({ at }) => location.startsWith(at));
  const file = place && path.join(place.folder, location.slice(place.at.length));
  if (!file?.startsWith(place?.folder + path.sep)) throw new Error('nothing is served there');
  return file;
}
