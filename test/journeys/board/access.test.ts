import assert from 'node:assert/strict';
import type { Server } from 'node:http';
import type { Browser } from 'playwright-core';
import {
  accessFaults,
  axeSource,
  overlaps,
  scrollsSideways,
} from '../../board/harness/accessFaults';
import { openBrowser } from '../../board/harness/boardPage';
import { serveBoard, themes, type ThemeName } from '../../board/harness/boardServer';
import { scenes } from '../../board/harness/scenes';
import { showScene } from '../../board/harness/showScene';

const corpus = process.env['GRID_CORPUS'];

/** The board everywhere it is shown, looked at by axe-core in every theme and at every width. */
describe('the access to the board', function () {
  let browser: Browser;
  let server: Server;
  let origin: string;
  let axe: string;

  before(async function () {
    if (!corpus) return this.skip();
    ({ server, origin } = await serveBoard(corpus));
    browser = await openBrowser();
    axe = await axeSource();
  });

  after(async () => {
    if (!corpus) return;
    await browser.close();
    server.close();
  });

  for (const [name, scene] of Object.entries(scenes)) {
    it(`of the scene ${name} has no fault, nothing scrolls sideways or lies over another`, async () => {
      const context = await browser.newContext({
        viewport: { width: 1200, height: 760 },
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      page.on('pageerror', (error) => assert.fail(error));
      await page.goto(origin);
      await showScene(page, scene());
      for (const theme of Object.keys(themes) as ThemeName[]) {
        await page.evaluate(
          ([wanted, style]) => {
            document.body.dataset['theme'] = wanted;
            document.body.className = style;
          },
          [theme, themes[theme]] as const,
        );
        assert.deepEqual(await accessFaults(page, axe), [], theme);
      }
      // 600 pixels are the page at 200 %; 92 are what VS Code leaves beside a side bar at 320.
      for (const [width, height] of [
        [600, 760],
        [170, 500],
        [92, 584],
        [320, 400],
        [320, 760],
      ] as const) {
        await page.setViewportSize({ width, height });
        assert.equal(await scrollsSideways(page), false, `${width} pixels`);
        assert.deepEqual(await overlaps(page), [], `${width} × ${height} pixels`);
      }
      assert.deepEqual(await accessFaults(page, axe), [], 'narrow');
      await context.close();
    });
  }
});
