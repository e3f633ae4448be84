#!/usr/bin/env node
// The executable that @vscode/test-electron starts in place of a desktop VS Code. Takes the same
// arguments, runs the tests in the extension host that GRIDWRIGHT_HOST names (`node` or `web`), and
// ends with their status: 0 passed, 1 failed, 2 VS Code could not do it.
import { mark, readMark } from '../../scripts/test/marks.mjs';
import { keepEvidence } from '../../scripts/test/evidence.mjs';
import { startNodeHost } from '../../scripts/vscode/nodeHost.mjs';
import { openPage } from '../../scripts/vscode/openPage.mjs';
import { startWebHost } from '../../scripts/vscode/webHost.mjs';

/** How long a whole run may take, in milliseconds. */
const deadline = 150_000;

const hostName = process.env['GRIDWRIGHT_HOST'] ?? 'node';

/** @param {string} name @returns {string} */
function option(name) {
  const start = `--${name}=`;
  const found = process.argv.find((argument) => argument.startsWith(start));
  if (!found) throw new Error(`host.mjs: the argument ${start}… is missing.`);
  return found.slice(start.length);
}

const workspace = process.argv.slice(2).find((argument) => !argument.startsWith('-'));
const what = {
  extension: option('extensionDevelopmentPath'),
  tests: option('extensionTestsPath'),
};

/** @type {import('../../scripts/vscode/nodeHost.mjs').Host | undefined} */
let host;
/** @type {import('../../scripts/vscode/openPage.mjs').OpenedPage | undefined} */
let opened;
let ending = false;

/**
 * Ends the run once, keeping the evidence of a failure.
 * @param {number} code
 * @param {string} [reason]
 */
async function end(code, reason) {
  if (ending) return;
  ending = true;
  if (reason) console.error(`\nThe ${hostName} host failed: ${reason}`);
  if (code !== 0 && code !== 130 && opened) await keep(`${hostName}-host`);
  if (code === 2) console.error(host?.log() ?? '');
  await opened?.close().catch(() => {});
  await host?.stop();
  process.exit(code);
}

/** @param {string} name */
async function keep(name) {
  if (!opened || !host) return;
  const folder = await keepEvidence(name, opened, host);
  console.log(mark('line', `Kept: ${folder}`));
}

/** @param {unknown[]} args */
function hear(args) {
  console.log(...args);
  const heard = readMark(String(args[0]));
  if (heard?.name === 'failed') void keep(`${hostName}-host ${heard.value}`);
  if (/No extension host found/.test(String(args[0]))) void end(2, String(args[0]));
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void end(130));
const timer = setTimeout(() => void end(2, `not done after ${deadline / 1000} s`), deadline);
timer.unref();

try {
  host = await (hostName === 'web'
    ? startWebHost(what)
    : startNodeHost({ ...what, ...(workspace && { workspace }) }));
  opened = await openPage();
  void host.lost.then((reason) => end(2, reason));
  void opened.lost.then((reason) => end(2, reason));
  const { page } = opened;
  await page.exposeFunction(
    'codeAutomationLog',
    (/** @type {string} */ _, /** @type {unknown[]} */ args) => hear(args),
  );
  await page.exposeFunction('codeAutomationExit', (/** @type {number} */ code) =>
    end(code === 0 ? 0 : 1),
  );
  await page.goto(host.address);
} catch (error) {
  await end(2, error instanceof Error ? (error.stack ?? error.message) : String(error));
}
