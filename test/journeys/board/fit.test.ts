import assert from 'node:assert/strict';
import type { Server } from 'node:http';
import type { Browser, Page } from 'playwright-core';
import type { ToBoard } from '../../../src/protocol/board';
import type { Route } from '../../../src/puzzles/puzzle';
import { modelMessage, openBrowser, send } from '../../board/harness/boardPage';
import { serveBoard } from '../../board/harness/boardServer';
import { modelOf } from '../../board/harness/modelOf';

const corpus = process.env['GRID_CORPUS'];

/** From wide to high, through those that are about as wide as high once bars and panels are taken off. */
const sizes = [
  ...[600, 720, 790, 800, 810, 820, 830, 840, 880, 980, 1060, 1200, 1280].map((width) => ({
    width,
    height: 760,
  })),
  { width: 900, height: 1000 },
  { width: 1200, height: 1100 },
  { width: 1200, height: 420 },
];

/** Routes as far as a board shows them: it takes what it is sent. */
const route: Route = [['r1c4', 'r3c3']];
const next: Route = [['r1c4', 'r2c2']];

/** Two readings of a route are seen whole wherever the board is fitted into its place. */
describe('fitting two boards into the page', function () {
  let browser: Browser;
  let server: Server;
  let page: Page;

  before(async function () {
    if (!corpus) return this.skip();
    const served = await serveBoard(corpus);
    server = served.server;
    browser = await openBrowser();
    page = await browser.newPage();
    page.setDefaultTimeout(10_000);
    page.on('pageerror', (error) => assert.fail(error));
    await page.goto(`${served.origin}/?theme=light-modern`);
  });

  after(async () => {
    if (!corpus) return;
    await browser.close();
    server.close();
  });

  /** After the page was laid out: how many pixels of each board are beyond the room for them. */
  const cutOff = (): Promise<readonly number[]> =>
    page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame++) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      const scroll = document.querySelector('.scroll')?.getBoundingClientRect();
      const sheet = document.querySelector('.sheet');
      if (!scroll || !sheet) throw new Error('There is no board.');
      const padding = getComputedStyle(sheet);
      // Below it the zoom has its place.
      const place = {
        left: scroll.left + parseFloat(padding.paddingLeft),
        right: scroll.right - parseFloat(padding.paddingRight),
        top: scroll.top + parseFloat(padding.paddingTop),
        bottom: scroll.bottom - parseFloat(padding.paddingBottom),
      };
      return [...document.querySelectorAll('.scroll svg.board')].map((board) => {
        const { left, right, top, bottom } = board.getBoundingClientRect();
        const beyond = [place.left - left, right - place.right, place.top - top];
        return Math.max(...beyond, bottom - place.bottom);
      });
    });
  const seenWhole = async (when: string, boards: number): Promise<void> => {
    const cut = await cutOff();
    const at = JSON.stringify(page.viewportSize());
    assert.equal(cut.length, boards, `${when} at ${at}`);
    assert.ok(
      cut.every((pixels) => pixels <= 1),
      `${when} at ${at}: ${cut.join(', ')} pixels are cut off`,
    );
  };

  for (const side of [5, 8]) {
    it(`shows both of ${side} × ${side} when a route comes and the page changes`, async () => {
      const text = `[a]\nkind = knight\nboard:\n${`${'.'.repeat(side)}\n`.repeat(side)}`;
      const model = modelOf(text, 1);
      const { index: level } = model;
      const bare = model.picture && { ...model.picture, route: null };
      const message = 'Tried: a route from r1c4';
      let version = model.version;
      for (const size of sizes) {
        await page.setViewportSize(size);
        await send(page, modelMessage({ ...model, version: ++version, picture: bare }));
        await seenWhole('without a route', 1);
        const tried: ToBoard = { type: 'tried', level, version, route, message };
        await send(page, tried);
        await seenWhole('with a route that was tried', 2);
        await page.locator('[data-do="settings"]').click();
        await seenWhole('after the settings were shown or hidden', 2);
        await page.locator('[data-do="settings"]').click();
        await seenWhole('after the settings were shown or hidden again', 2);
        await page.locator('[data-do="try-end"]').click();
        await seenWhole('after it was put away', 1);
        const solved = model.picture && { ...model.picture, route };
        await send(page, modelMessage({ ...model, version: ++version, picture: solved }));
        await seenWhole('with the route of the file', 2);
        await page.locator('[data-do="route-next"]').click();
        await send(page, { type: 'route', level, version, route: next });
        await seenWhole('with the next route', 2);
        for (const turned of sizes.slice(-4)) {
          await page.setViewportSize(turned);
          await seenWhole('after the window changed its size', 2);
        }
      }
    });
  }
});
