// Draws media/icon.png, 256 pixels square, from media/icon.svg with the browser of the tests.
import { readFile } from 'node:fs/promises';
import { chromium } from 'playwright-core';

const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
const svg = await readFile(new URL('../media/icon.svg', import.meta.url), 'utf8');
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
try {
  const page = await browser.newPage({ viewport: { width: 256, height: 256 } });
  await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${svg}`);
  const path = new URL('../media/icon.png', import.meta.url).pathname;
  await page.screenshot({ path, omitBackground: true });
} finally {
  await browser.close();
}
