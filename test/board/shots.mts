/**
 * Takes pictures of the board into test-results/board/, to be laid beside the visual reference,
 * and looks for accessibility faults with axe-core.
 *
 *   GRID_CORPUS=DIR npx tsx test/board/shots.mts [--theme NAME] [--width PIXELS] [--out DIR] [scene …]
 *
 * DIR holds `mock/themes.css`. CHROME_PATH names the browser, if not the system's.
 */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { accessFaults, axeSource, scrollsSideways } from './harness/accessFaults';
import { openBrowser } from './harness/boardPage';
import { serveBoard, themes, type ThemeName } from './harness/boardServer';
import { scenes } from './harness/scenes';
import { showScene } from './harness/showScene';

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

const names = wanted.length > 0 ? wanted : Object.keys(scenes);
await mkdir(target, { recursive: true });
const { origin, server } = await serveBoard(corpus);
const browser = await openBrowser();
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
        await showScene(page, scene);
        const file = `${name}-${theme}-${size.width}.png`;
        await page.screenshot({ path: path.join(target, file), animations: 'disabled' });
        if (await scrollsSideways(page)) complain(`${file}: scrolls sideways`);
        for (const fault of await accessFaults(page, axe)) complain(`${file}: ${fault}`);
        await context.close();
      }
    }
  }
} finally {
  await browser.close();
  server.close();
}
console.log(`${names.length} scenes drawn into ${target}, ${bad} faults.`);
process.exitCode = bad > 0 ? 1 : 0;
