/**
 * Uses the board in a browser as an author would, with the pointer and the keyboard, and looks at
 * what it says to its host. Ends with status 1 at the first thing that does not hold.
 *
 *   GRID_CORPUS=DIR npx tsx test/board/drive.mts
 */
import assert from 'node:assert/strict';
import { chromium, type Page } from 'playwright-core';
import { findBrowser } from '../../scripts/vscode/findBrowser.mjs';
import type { FromBoard, ToBoard } from '../../src/protocol/board';
import type { LevelModel } from '../../src/protocol/lsp';
import { serveBoard } from './harness/boardServer';
import { modelOf } from './harness/modelOf';

const corpus = process.env['GRID_CORPUS'];
if (!corpus) {
  console.error('GRID_CORPUS must name the folder that holds mock/themes.css.');
  process.exit(2);
}

const text = '[a]\nboard:\n....\n....\n.#..\n\n[b]\nboard:\n...\n...\n\n[c]\nboard:\n..\n';

async function send(page: Page, message: ToBoard): Promise<void> {
  await page.evaluate((data) => {
    const heard = new Promise((resolve) =>
      window.addEventListener('message', resolve, { once: true }),
    );
    window.postMessage(data, '*');
    return heard.then(() => undefined);
  }, message);
}

function modelMessage(model: LevelModel, editable = true): ToBoard {
  return { type: 'model', model, editable, view: 'board', locked: false };
}

/** What the board said since the last time it was asked. */
async function said(page: Page): Promise<FromBoard[]> {
  return page.evaluate(() => {
    const all = (window as unknown as { said: FromBoard[] }).said;
    return all.splice(0, all.length);
  });
}

const cell = (row: number, column: number): string => `[data-r="${row}"][data-c="${column}"]`;
const focused = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? null);

const steps: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'says ready once': async (page) => {
    assert.deepEqual(await said(page), [{ type: 'ready' }]);
    await send(page, modelMessage(modelOf(text, 1)));
    assert.deepEqual(await said(page), []);
  },
  'only selects with Select': async (page) => {
    await page.click(cell(2, 2));
    assert.match((await focused(page)) ?? '', /^r2c2/);
    assert.deepEqual(await said(page), []);
  },
  'moves with arrows and leaves with Escape': async (page) => {
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Control+ArrowDown');
    assert.match((await focused(page)) ?? '', /^r3c3/);
    await page.keyboard.press('Escape');
    assert.equal(await page.evaluate(() => document.activeElement?.className), 'level-name');
  },
  'paints one stroke as one edit': async (page) => {
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
  },
  'keeps the focus in the grid when a new model comes': async (page) => {
    await page.locator(cell(3, 3)).focus();
    await page.keyboard.press('ArrowUp');
    await send(page, modelMessage(modelOf(text.replace('....', '####'), 1, { version: 2 })));
    assert.match((await focused(page)) ?? '', /^r2c2|^r2c3/);
    assert.match((await page.locator('[role="status"]').textContent()) ?? '', /4 cells changed/);
  },
  'paints with keys': async (page) => {
    await page.keyboard.press('s');
    await page.keyboard.press('Alt+ArrowLeft');
    const edits = await said(page);
    assert.deepEqual(
      edits.map((message) => message.type === 'edit' && message.change.type),
      ['paint', 'wall'],
    );
  },
  'sets the wall nearest to the pointer': async (page) => {
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
  },
  'leaves Ctrl+Z to VS Code, and takes its own keys for itself': async (page) => {
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
  },
  'pages through levels, by key and by list': async (page) => {
    await page.keyboard.press('PageDown');
    assert.deepEqual(await said(page), [{ type: 'showLevel', level: 2 }]);
    await page.click('.level-name');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    assert.deepEqual(await said(page), [{ type: 'showLevel', level: 3 }]);
    assert.equal(await page.evaluate(() => document.activeElement?.className), 'level-name');
  },
  'walks through the palette with arrows': async (page) => {
    await page.locator('[data-tool="wall"]').focus();
    await page.keyboard.press('ArrowDown');
    assert.equal(await focused(page), 'Erase');
    await page.keyboard.press('Home');
    assert.equal(await focused(page), 'Select');
    await page.keyboard.press('Enter');
    assert.equal(await page.locator('[data-tool="select"]').getAttribute('aria-pressed'), 'true');
  },
  'zooms, and scrolls inside the canvas only': async (page) => {
    for (let i = 0; i < 5; i++) await page.click('[data-do="zoom-in"]');
    assert.equal(await page.locator('.zoom output').textContent(), '400 %');
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
    await page.keyboard.press('0');
    assert.equal(await page.locator('.zoom output').textContent(), '100 %');
  },
  'shows the sheet of keys': async (page) => {
    await page.keyboard.press('?');
    assert.ok(await page.locator('dialog.keys').isVisible());
    await page.keyboard.press('Escape');
    assert.ok(!(await page.locator('dialog.keys').isVisible()));
  },
  'says why an edit was refused, until the next': async (page) => {
    await send(page, { type: 'refused', seq: 1, message: 'The file is locked.' });
    assert.match((await page.locator('.status').textContent()) ?? '', /The file is locked/);
    await page.click(cell(2, 2));
    assert.doesNotMatch((await page.locator('.status').textContent()) ?? '', /The file is locked/);
  },
  'lights the cells of a chosen finding and opens its text': async (page) => {
    await send(page, modelMessage(modelOf(text.replace('####', '....'), 1, { version: 3 })));
    assert.equal(await page.locator('.layer-outlines .finding-edge').count(), 0);
    await page.click('.say');
    assert.ok((await page.locator('.layer-outlines .finding-edge').count()) > 0);
    await page.click('[data-do="finding-text"]');
    assert.equal((await said(page))[0]?.type, 'openText');
  },
  'solves and stops': async (page) => {
    await page.click('[data-do="solve"]');
    await send(page, { type: 'busy', busy: true });
    await page.click('[data-do="stop"]');
    await send(page, { type: 'busy', busy: false });
    assert.deepEqual(await said(page), [{ type: 'solve', level: 1 }, { type: 'cancelSolve' }]);
  },
  'paints nothing where it is read only': async (page) => {
    await send(page, modelMessage(modelOf(text, 1, { version: 4 }), false));
    assert.ok(!(await page.locator('.palette').isVisible()));
    await page.click(cell(1, 1));
    await page.keyboard.press('#');
    await page.keyboard.press('Enter');
    assert.deepEqual(await said(page), []);
  },
  'remembers level, zoom, tool and focus over a reload': async (page) => {
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
  },
  'shows calmly that there is no level': async (page) => {
    await send(page, { type: 'empty', message: 'This file has no level yet.' });
    await page.click('text=Open as Text');
    assert.deepEqual((await said(page)).at(-1), { type: 'openText', line: 0, character: 0 });
    await send(page, modelMessage(modelOf(text, 1, { version: 5 })));
    assert.ok(await page.locator('.board').isVisible());
  },
};

const { origin, server } = await serveBoard(corpus);
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
});
try {
  const page = await browser.newPage({ viewport: { width: 1200, height: 760 } });
  page.setDefaultTimeout(10_000);
  page.on('pageerror', (error) => assert.fail(error));
  await page.goto(`${origin}/?theme=light-modern`);
  for (const [name, step] of Object.entries(steps)) {
    await step(page);
    console.log(`✔ ${name}`);
  }
} finally {
  await browser.close();
  server.close();
}
