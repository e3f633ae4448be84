/**
 * Takes pictures of the board into test-results/board/, to be laid beside the visual reference,
 * and looks for accessibility faults with axe-core where it is installed.
 *
 *   GRID_CORPUS=DIR npx tsx test/board/shots.mts [--theme NAME] [--width PIXELS] [--out DIR] [scene …]
 *
 * DIR holds `mock/themes.css`. CHROME_PATH names the browser, if not the system's.
 */
import { mkdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium, type Page } from 'playwright-core';
import type { ToBoard } from '../../src/protocol/board';
import { findBrowser } from '../../scripts/vscode/findBrowser.mjs';
import { serveBoard, themes, type ThemeName } from './harness/boardServer';
import { scenes, type BoardScene } from './harness/scenes';

const { values: options, positionals: wanted } = parseArgs({
  options: {
    theme: { type: 'string' },
    width: { type: 'string' },
    out: {
      type: 'string',
      default: fileURLToPath(new URL('../../test-results/board', import.meta.url)),
    },
  },
  allowPositionals: true,
});
const target = path.resolve(options.out);
const corpus = process.env['GRID_CORPUS'];
if (!corpus) {
  console.error('GRID_CORPUS must name the folder that holds mock/themes.css.');
  process.exit(2);
}
const sizes = [
  { width: 1200, height: 760 },
  { width: 640, height: 760 },
  { width: 320, height: 860 },
].filter(({ width }) => options.width === undefined || Number(options.width) === width);
const themeNames = (Object.keys(themes) as ThemeName[]).filter(
  (theme) => options.theme === undefined || options.theme === theme,
);

/** The text of axe-core, or null where it is not installed. */
async function axeSource(): Promise<string | null> {
  try {
    return await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  } catch {
    return null;
  }
}

async function send(page: Page, message: ToBoard): Promise<void> {
  await page.evaluate((data) => window.postMessage(data, '*'), message);
}

async function show(page: Page, scene: BoardScene): Promise<void> {
  if (scene.page) {
    await send(page, scene.page);
    await page.waitForSelector('.start');
    return;
  }
  for (const model of scene.models) {
    await send(page, {
      type: 'model',
      model,
      editable: scene.view === 'board',
      view: scene.view,
      locked: false,
    });
  }
  await page.waitForSelector('.board');
  if (scene.finding !== null) await page.locator('.say').nth(scene.finding).click();
  const [, row, column] = /^r(\d+)c(\d+)$/.exec(scene.focus ?? '') ?? [];
  const cell = page.locator(`[data-r="${row}"][data-c="${column}"]`);
  if (scene.focus !== null) await cell.click();
  if (scene.tool !== null) await page.locator(`[data-tool="${scene.tool}"]`).click();
  if (scene.focus !== null) await cell.focus();
  else await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.mouse.move(0, 0);
  for (const key of scene.keys ?? []) await page.keyboard.press(key);
  const model = scene.models.at(-1);
  if (scene.next && model) {
    const { index: level, version } = model;
    await send(page, { type: 'route', level, version, route: scene.next });
    await page.waitForSelector('.fresh');
  }
}

interface AxeResult {
  violations: { id: string; impact: string; nodes: { html: string; failureSummary: string }[] }[];
}

async function faults(page: Page, axe: string): Promise<string[]> {
  page.removeAllListeners('console'); // axe-core itself tries what the policy forbids.
  await page.evaluate(axe);
  const result = await page.evaluate(() =>
    (globalThis as unknown as { axe: { run(options: object): Promise<AxeResult> } }).axe.run({
      preload: false,
    }),
  );
  return result.violations.flatMap(({ id, impact, nodes }) =>
    nodes
      .slice(0, 3)
      .map((node) => `${id} (${impact}): ${node.html.slice(0, 160)} ${node.failureSummary}`),
  );
}

const names = wanted.length > 0 ? wanted : Object.keys(scenes);
await mkdir(target, { recursive: true });
const { origin, server } = await serveBoard(corpus);
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
const axe = await axeSource();
let bad = 0;
const complain = (text: string): void => {
  bad += 1;
  console.error(text);
};
try {
  for (const name of names) {
    const scene = scenes[name]?.();
    if (!scene) throw new Error(`There is no scene ${name}: ${Object.keys(scenes).join(', ')}`);
    for (const theme of themeNames) {
      for (const size of sizes) {
        const context = await browser.newContext({ viewport: size, reducedMotion: 'reduce' });
        const page = await context.newPage();
        page.on('console', (message) => complain(`${name} ${theme}: ${message.text()}`));
        page.on('pageerror', (error) => complain(`${name} ${theme}: ${error.message}`));
        await page.goto(`${origin}/?theme=${theme}`);
        await show(page, scene);
        const file = `${name}-${theme}-${size.width}.png`;
        await page.screenshot({ path: path.join(target, file), animations: 'disabled' });
        const wide = await page.evaluate(() => {
          const pages = [document.documentElement, document.querySelector('.gw')!];
          return pages.some((element) => element.scrollWidth > element.clientWidth);
        });
        if (wide) complain(`${file}: scrolls sideways`);
        if (axe) for (const fault of await faults(page, axe)) complain(`${file}: ${fault}`);
        await context.close();
      }
    }
  }
} finally {
  await browser.close();
  server.close();
}
console.log(
  `${names.length} scenes drawn into ${target}, ${axe ? 'axe-core run on each' : 'axe-core is not installed'}, ${bad} faults.`,
);
process.exitCode = bad > 0 ? 1 : 0;
