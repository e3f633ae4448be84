import { chromium } from 'playwright-core';
import { findBrowser } from './findBrowser.mjs';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * A page of a browser of its own.
 * @typedef {object} OpenedPage
 * @property {import('playwright-core').Page} page
 * @property {() => string} console what the page has written to its console
 * @property {Promise<string>} lost resolves with the reason when the page crashed or went away
 * @property {() => Promise<void>} close
 */

/**
 * Starts a browser and opens an empty page in it.
 * @returns {Promise<OpenedPage>}
 */
export async function openPage() {
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: flags,
    // The hosts end their browser themselves, after they have kept what a failure needs.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  /** @type {string[]} */
  const lines = [];
  page.on('console', (message) => lines.push(`[${message.type()}] ${message.text()}`));
  page.on('pageerror', (error) => lines.push(`[uncaught] ${error.stack ?? error.message}`));
  page.on('requestfailed', (request) =>
    lines.push(`[request failed] ${request.url()} ${request.failure()?.errorText ?? ''}`),
  );
  /** @type {Promise<string>} */
  const lost = new Promise((resolve) => {
    page.once('crash', () => resolve('the page crashed'));
    page.once('close', () => resolve('the page was closed'));
    browser.once('disconnected', () => resolve('the browser ended'));
  });
  return { page, console: () => lines.join('\n'), lost, close: () => browser.close() };
}
