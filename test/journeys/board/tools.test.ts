import assert from 'node:assert/strict';
import type { Server } from 'node:http';
import type { Browser, Page } from 'playwright-core';
import type { Change } from '../../../src/level/finding';
import { accessFaults, axeSource } from '../../board/harness/accessFaults';
import { cell, modelMessage, openBrowser, said, send } from '../../board/harness/boardPage';
import { serveBoard } from '../../board/harness/boardServer';
import { modelOf } from '../../board/harness/modelOf';
import { garden } from '../../board/harness/scenes';

const corpus = process.env['GRID_CORPUS'];
const text =
  '[a]\nboard:\n. . . .\n. .| . .\n. # . .\n\n[b]\nboard:\n...\n...\n\n[c]\nboard:\n..\n';
const route = 'r1c1-r1c4-r2c4-r2c1';
const ladder = `[d]\nboard:\n. . . .\n. . . .\nsolution:\n  ${route}\n`;

/** What an author can do beyond painting cells; each test has a page of its own. */
describe('the tools of the board', function () {
  let browser: Browser;
  let server: Server;
  let origin: string;
  let page: Page;

  before(async function () {
    if (!corpus) return this.skip();
    ({ server, origin } = await serveBoard(corpus));
    browser = await openBrowser();
  });

  beforeEach(async () => {
    page = await browser.newPage({ viewport: { width: 1200, height: 760 } });
    page.setDefaultTimeout(20_000);
    page.on('pageerror', (error) => assert.fail(error));
    await page.goto(`${origin}/?theme=light-modern`);
  });

  afterEach(() => page.close());

  after(async () => {
    if (!corpus) return;
    await browser.close();
    server.close();
  });

  const show = async (source: string): Promise<void> => {
    await send(page, modelMessage(modelOf(source, 1)));
    await said(page);
  };
  const changes = async (): Promise<Change[]> =>
    (await said(page)).flatMap((message) => (message.type === 'edit' ? [message.change] : []));
  const live = (): Promise<string | null> => page.locator('[role="status"]').textContent();

  it('paint a rectangle with a drag, and with the keyboard', async () => {
    await show(text);
    await page.click('[data-tool="rect"]');
    await page.locator(cell(1, 1)).hover();
    await page.mouse.down();
    await page.locator(cell(2, 2)).hover();
    await page.mouse.up();
    await page.locator(cell(1, 3)).focus();
    for (const key of ['ArrowRight', 'Enter', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
    const sizes = (await changes()).map((change) => change.type === 'paint' && change.cells.length);
    assert.deepEqual(sizes, [4, 2]);
  });

  it('fill as far as cells mean the same and no wall stands between', async () => {
    await show('[a]\nboard:\n. #\n.| .\n');
    await page.click('[data-tool="fill"]');
    await page.click(cell(1, 1));
    const [change] = await changes();
    assert.ok(change?.type === 'paint');
    assert.deepEqual(change.cells, [
      { row: 1, column: 1 },
      { row: 2, column: 1 },
    ]);
  });

  it('mirror the board by button and key', async () => {
    await show(text);
    await page.click('[data-tool="mirror"]');
    await page.keyboard.press('Shift+M');
    assert.deepEqual(await changes(), [
      { type: 'mirror', axis: 'columns' },
      { type: 'mirror', axis: 'rows' },
    ]);
  });

  it('erase a wall near the pointer, else what the cell holds', async () => {
    await show(text);
    await page.click('[data-tool="erase"]');
    const box = (await page.locator(cell(2, 2)).boundingBox())!;
    await page.mouse.click(box.x + box.width - 3, box.y + box.height / 2);
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    assert.deepEqual(
      (await changes()).map(({ type }) => type),
      ['wall', 'paint'],
    );
  });

  it('set what differs from what holds, and remove what holds anyway', async () => {
    await show('[a]\nexpect = unique\nboard:\n..\n..\n');
    await page.selectOption('[data-setting="expect"]', 'solvable');
    await page.locator('[data-setting="closed"]').check();
    await page.fill('[data-setting="title"]', 'Round');
    await page.keyboard.press('Tab');
    assert.deepEqual(await changes(), [
      { type: 'setting', key: 'expect', value: null },
      { type: 'setting', key: 'closed', value: 'yes' },
      { type: 'setting', key: 'title', value: 'Round' },
    ]);
    await send(page, { type: 'refused', seq: 1, message: 'The file is locked.' });
    assert.equal(await page.inputValue('[data-setting="title"]'), '');
  });

  it('play the route by keys, say the step, and dot the rest', async () => {
    await show(ladder);
    for (const key of ['<', '<']) await page.keyboard.press(key);
    assert.equal(await live(), 'Step 6 of 8, r2c3.');
    assert.equal(await page.locator('.route-rest').count(), 1);
    await page.keyboard.press('k');
    await page.locator('[data-do="play"][aria-label="Pause"]').waitFor();
    await page.locator('[data-do="play"][aria-label="Play"]').waitFor();
    assert.equal(await live(), 'Step 8 of 8, r2c1.');
    assert.equal(await page.locator('.route-rest').count(), 0);
  });

  it('look through solutions without an edit; Solve writes the one that is shown', async () => {
    await show(ladder);
    await page.keyboard.press(']');
    const [asked] = await said(page);
    assert.ok(asked?.type === 'nextRoute');
    const other = ['r1c1', 'r2c1', 'r2c2', 'r1c2', 'r1c3', 'r2c3', 'r2c4', 'r1c4'];
    await send(page, { type: 'route', level: 1, version: 1, route: [other] });
    assert.match((await live()) ?? '', /^Route 2( of \d+)?\. \d links differ from route 1\.$/);
    assert.ok((await page.locator('.fresh').count()) > 0);
    await page.click('[data-do="solve"]');
    assert.deepEqual(await changes(), [{ type: 'solution', strokes: [other] }]);
    await page.keyboard.press('[');
    assert.match((await live()) ?? '', /^Route 1/);
  });

  it('count quick clicks on Next level from the level asked for', async () => {
    await show(text);
    await page.click('[data-do="level-next"]');
    await page.click('[data-do="level-next"]');
    assert.deepEqual(await said(page), [
      { type: 'showLevel', level: 2 },
      { type: 'showLevel', level: 3 },
    ]);
  });

  it('say nothing of an edit that changed nothing', async () => {
    await show(text);
    await page.click('[data-tool="open"]');
    await page.click(cell(1, 1));
    await send(page, { type: 'settled', seq: 1, changed: false });
    const before = await live();
    await send(page, modelMessage(modelOf(text, 1, { version: 2, pending: true })));
    assert.equal(await live(), before);
  });

  it('begin a level on the start page', async () => {
    const kinds = ['path', 'knight'].map((id) => ({ id, name: id, rule: '' }));
    const samples = [{ title: 'One', kind: 'path', rows: 2, columns: 2 }];
    await send(page, { type: 'start', kinds, samples, editable: true });
    await said(page);
    const axe = await axeSource();
    await page.click('text=7 × 7');
    const create = page.locator('[data-do="start-create"]');
    for (const [field, bad, good, note] of [
      ['id', 'a,b', 'first', 'start-id-note'],
      ['id', '1 1', 'first', 'start-id-note'],
      ['id', 'a //b', 'first', 'start-id-note'],
      ['id', '', 'first', 'start-id-note'],
      ['rows', '0', '7', 'start-size-note'],
      ['columns', '501', '7', 'start-size-note'],
      ['columns', '', '7', 'start-size-note'],
    ] as const) {
      const input = page.locator(`#start-${field}`);
      await input.fill(bad);
      assert.ok(await create.isDisabled(), `${field} ${bad}`);
      assert.equal(await input.getAttribute('aria-invalid'), 'true');
      assert.equal(await input.getAttribute('aria-describedby'), note);
      assert.equal(await page.locator(`#${note}.fault`).count(), 1);
      assert.deepEqual(await accessFaults(page, axe), []);
      await input.press('Enter');
      await input.fill(good);
      assert.equal(await input.getAttribute('aria-invalid'), null);
      assert.ok(await create.isEnabled());
    }
    assert.deepEqual(await said(page), []);
    await page.locator('input[value="knight"]').check();
    await create.click();
    await page.click('[data-do="start-sample"]');
    assert.deepEqual(await said(page), [
      { type: 'create', id: 'first', kind: 'knight', rows: 7, columns: 7 },
      { type: 'createSample', sample: 0 },
    ]);
  });

  it('reach every cell of a large board', async () => {
    await show(garden(120));
    assert.ok((await page.locator('[role="gridcell"]').count()) < 3000);
    await page.locator('[role="gridcell"][tabindex="0"]').focus();
    await page.keyboard.press('Control+End');
    const label = (): Promise<string | null> =>
      page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? null);
    assert.match((await label()) ?? '', /^r120c120/);
    const box = (await page.locator('svg.board .plate').boundingBox())!;
    await page.mouse.click(box.x + box.width / 2 + 1, box.y + box.height / 2 + 1);
    assert.match((await label()) ?? '', /^r61c61/);
  });
});
