import assert from 'node:assert/strict';
import type { Server } from 'node:http';
import type { Browser, Page } from 'playwright-core';
import {
  allSaid,
  cell,
  focused,
  modelMessage,
  openBrowser,
  said,
  send,
} from '../../board/harness/boardPage';
import { serveBoard } from '../../board/harness/boardServer';
import { modelOf } from '../../board/harness/modelOf';

const corpus = process.env['GRID_CORPUS'];
const text = '[a]\nboard:\n....\n....\n.#..\n\n[b]\nboard:\n...\n...\n\n[c]\nboard:\n..\n';

/**
 * An author at the board, with the pointer and the keyboard, and what the board says to its host;
 * each test goes on where the last ended.
 */
describe('the board in a browser', function () {
  let browser: Browser;
  let server: Server;
  let page: Page;

  before(async function () {
    if (!corpus) return this.skip();
    const served = await serveBoard(corpus);
    server = served.server;
    browser = await openBrowser();
    page = await browser.newPage({ viewport: { width: 1200, height: 760 } });
    page.setDefaultTimeout(20_000);
    page.on('pageerror', (error) => assert.fail(error));
    await page.goto(`${served.origin}/?theme=light-modern`);
  });

  after(async () => {
    if (!corpus) return;
    await browser.close();
    server.close();
  });

  it('says ready once', async () => {
    assert.deepEqual(await said(page), [{ type: 'ready' }]);
    await send(page, modelMessage(modelOf(text, 1)));
    assert.deepEqual(await said(page), []);
  });

  it('only selects with Select', async () => {
    await page.click(cell(2, 2));
    assert.match((await focused(page)) ?? '', /^r2c2/);
    assert.deepEqual(await allSaid(page), [{ type: 'focus', row: 2, column: 2 }]);
  });

  it('moves with arrows and leaves with Escape', async () => {
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Control+ArrowDown');
    assert.match((await focused(page)) ?? '', /^r3c3/);
    await page.keyboard.press('Escape');
    assert.equal(await page.evaluate(() => document.activeElement?.className), 'level-name');
  });

  it('paints one stroke as one edit', async () => {
    await page.click('[data-tool="hole"]');
    const [from, to] = [
      await page.locator(cell(1, 1)).boundingBox(),
      await page.locator(cell(1, 4)).boundingBox(),
    ];
    await page.mouse.move(from!.x + 10, from!.y + 10);
    await page.mouse.down();
    await page.mouse.move(to!.x + 10, to!.y + 10);
    await page.mouse.up();
    const [edit, ...rest] = await said(page);
    assert.deepEqual(rest, []);
    assert.deepEqual(edit, {
      type: 'edit',
      change: {
        type: 'paint',
        cells: [1, 2, 3, 4].map((column) => ({ row: 1, column })),
        symbol: '#',
      },
      level: 1,
      version: 1,
      seq: 1,
    });
  });

  it('keeps the focus in the grid when a new model comes', async () => {
    await page.locator(cell(3, 3)).focus();
    await page.keyboard.press('ArrowUp');
    await send(page, modelMessage(modelOf(text.replace('....', '####'), 1, { version: 2 })));
    assert.match((await focused(page)) ?? '', /^r2c2|^r2c3/);
    assert.match((await page.locator('[role="status"]').textContent()) ?? '', /4 cells changed/);
  });

  it('paints with keys', async () => {
    await page.keyboard.press('s');
    await page.keyboard.press('Alt+ArrowLeft');
    const edits = await said(page);
    assert.deepEqual(
      edits.map((message) => message.type === 'edit' && message.change.type),
      ['paint', 'wall'],
    );
  });

  it('sets the wall nearest to the pointer', async () => {
    await page.click('[data-tool="wall"]');
    const box = await page.locator(cell(2, 2)).boundingBox();
    await page.mouse.click(box!.x + box!.width / 2, box!.y + box!.height - 4);
    const [edit] = await said(page);
    assert.ok(edit?.type === 'edit');
    assert.deepEqual(edit.change, {
      type: 'wall',
      row: 2,
      column: 2,
      side: 'below',
      present: true,
    });
  });

  it('holds undo, redo and save back until its edits have settled', async () => {
    for (const key of ['Control+z', 'Control+Shift+z', 'Control+y', 'Control+s']) {
      await page.keyboard.press(key);
    }
    const held = (await said(page)).flatMap((message) =>
      message.type === 'command' ? [message] : [],
    );
    assert.deepEqual(
      held.map(({ command }) => command),
      ['undo', 'redo', 'redo', 'save'],
    );
    for (let seq = 1; seq <= (held.at(-1)?.seq ?? 0); seq++) {
      await send(page, { type: 'settled', seq, changed: true });
    }
  });

  it('leaves Ctrl+Z to VS Code, and takes its own keys for itself', async () => {
    await page.evaluate(() => {
      const keys: string[] = [];
      (window as unknown as { keys: string[] }).keys = keys;
      window.addEventListener('keydown', (event) => keys.push(event.key));
    });
    await page.keyboard.press('Control+z');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('#');
    const keys = await page.evaluate(() => (window as unknown as { keys: string[] }).keys);
    assert.deepEqual(keys, ['Control', 'z']);
    await said(page);
  });

  it('pages through levels, by key and by list', async () => {
    await page.keyboard.press('PageDown');
    assert.deepEqual(await said(page), [{ type: 'showLevel', level: 2 }]);
    await page.click('.level-name');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    assert.deepEqual(await said(page), [{ type: 'showLevel', level: 3 }]);
    assert.equal(await page.evaluate(() => document.activeElement?.className), 'level-name');
  });

  it('walks through the palette with arrows', async () => {
    await page.locator('[data-tool="wall"]').focus();
    await page.keyboard.press('ArrowDown');
    assert.equal(await focused(page), 'Erase');
    await page.keyboard.press('Home');
    assert.equal(await focused(page), 'Select');
    await page.keyboard.press('Enter');
    assert.equal(await page.locator('[data-tool="select"]').getAttribute('aria-pressed'), 'true');
  });

  it('zooms, and scrolls inside the canvas only', async () => {
    for (let i = 0; i < 5; i++) await page.click('[data-do="zoom-in"]');
    assert.equal(await page.locator('.zoom output').textContent(), '400 %');
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
    await page.keyboard.press('0');
    assert.equal(await page.locator('.zoom output').textContent(), '100 %');
  });

  it('shows the sheet of keys', async () => {
    await page.keyboard.press('?');
    assert.ok(await page.locator('dialog.keys').isVisible());
    await page.keyboard.press('Escape');
    assert.ok(!(await page.locator('dialog.keys').isVisible()));
  });

  it('says why an edit was refused, until the next', async () => {
    await send(page, { type: 'refused', seq: 1, message: 'The file is locked.' });
    assert.match((await page.locator('.status').textContent()) ?? '', /The file is locked/);
    await page.click(cell(2, 2));
    assert.doesNotMatch((await page.locator('.status').textContent()) ?? '', /The file is locked/);
  });

  it('lights the cells of a chosen finding and opens its text', async () => {
    await send(page, modelMessage(modelOf(text.replace('####', '....'), 1, { version: 3 })));
    assert.equal(await page.locator('.layer-outlines .finding-edge').count(), 0);
    await page.click('.say');
    assert.ok((await page.locator('.layer-outlines .finding-edge').count()) > 0);
    await page.click('[data-do="finding-text"]');
    assert.equal((await said(page))[0]?.type, 'openText');
  });

  it('solves and stops', async () => {
    await page.click('[data-do="solve"]');
    await send(page, { type: 'busy', busy: true });
    await page.click('[data-do="stop"]');
    await send(page, { type: 'busy', busy: false });
    assert.deepEqual(await said(page), [{ type: 'solve', level: 1 }, { type: 'cancelSolve' }]);
  });

  it('paints nothing where it is read only', async () => {
    await send(page, modelMessage(modelOf(text, 1, { version: 4 }), false));
    assert.ok(!(await page.locator('.palette').isVisible()));
    await page.click(cell(1, 1));
    await page.keyboard.press('#');
    await page.keyboard.press('Enter');
    assert.deepEqual(await said(page), []);
  });

  it('remembers level, zoom, tool and focus over a reload', async () => {
    await send(page, modelMessage(modelOf(text, 2, { version: 5 })));
    await page.click('[data-tool="open"]');
    await page.click('[data-do="zoom-in"]');
    await page.locator(cell(2, 3)).focus();
    await page.keyboard.press('ArrowLeft');
    await page.reload();
    await send(page, modelMessage(modelOf(text, 1, { version: 4 })));
    assert.deepEqual(await said(page), [{ type: 'ready' }, { type: 'showLevel', level: 2 }]);
    await send(page, modelMessage(modelOf(text, 2, { version: 4 })));
    assert.equal(await page.locator('.zoom output').textContent(), '125 %');
    assert.equal(await page.locator('[data-tool="open"]').getAttribute('aria-pressed'), 'true');
    assert.match((await page.locator('.status-text').textContent()) ?? '', /^r\d+c\d+/);
  });

  it('shows calmly that there is no level', async () => {
    await send(page, { type: 'empty', message: 'This file has no level yet.' });
    await page.click('text=Open as Text');
    assert.deepEqual((await said(page)).at(-1), { type: 'openText', line: 0, character: 0 });
    await send(page, modelMessage(modelOf(text, 1, { version: 5 })));
    assert.ok(await page.locator('.board').isVisible());
  });
});
