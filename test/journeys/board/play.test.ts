import assert from 'node:assert/strict';
import type { Server } from 'node:http';
import type { Browser, Page } from 'playwright-core';
import type { ToBoard } from '../../../src/protocol/board';
import {
  allSaid,
  cell,
  modelMessage,
  openBrowser,
  said,
  send,
} from '../../board/harness/boardPage';
import { serveBoard } from '../../board/harness/boardServer';
import { modelOf } from '../../board/harness/modelOf';

const corpus = process.env['GRID_CORPUS'];

/** A player at the board, and an author at a drawing and at tiles; nothing of a game reaches the file. */
describe('playing on the board', function () {
  let browser: Browser;
  let server: Server;
  let page: Page;

  before(async function () {
    if (!corpus) return this.skip();
    const served = await serveBoard(corpus);
    server = served.server;
    browser = await openBrowser();
    page = await browser.newPage({ viewport: { width: 1200, height: 760 } });
    page.setDefaultTimeout(10_000);
    page.on('pageerror', (error) => assert.fail(error));
    await page.goto(`${served.origin}/?theme=light-modern`);
    await said(page);
  });

  after(async () => {
    if (!corpus) return;
    await browser.close();
    server.close();
  });

  const open = async (text: string, view: 'board' | 'preview' = 'board'): Promise<void> => {
    await send(page, modelMessage(modelOf(text, 1), view === 'board', view));
    await said(page);
  };
  const heard = (): Promise<string | null> => page.locator('[role="status"]').textContent();
  const strip = (): Promise<string | null> => page.locator('.play-text').textContent();
  /** A game that is played when another level is opened is played on it too. */
  const begin = async (): Promise<void> => {
    if ((await page.locator('[data-do="game-back"]').count()) === 0) await page.keyboard.press('g');
  };
  const centreOf = async (at: string): Promise<{ x: number; y: number }> => {
    const box = await page.locator(at).boundingBox();
    assert.ok(box);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };

  it('shows a route that was tried until it is put away, and says so', async () => {
    await open('[a]\nkind = knight\nboard:\n....\n....\n....\n');
    const found = await page.locator('.browse-text').textContent();
    const tried: Extract<ToBoard, { type: 'tried' }> = {
      type: 'tried',
      level: 1,
      version: 1,
      route: [['r1c4', 'r3c3']],
      message: 'Tried: a route from r1c4',
    };
    await send(page, tried);
    assert.equal(await heard(), tried.message);
    assert.equal(await page.locator('.browse-text').textContent(), tried.message);
    assert.equal(await page.locator('svg.board.tried .route').count(), 1);
    // The table has come beside the jumps, and both are seen.
    const beyond = await page
      .locator('.scroll')
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    assert.equal(beyond, 0);
    await page.locator('[data-do="try-end"]').click();
    assert.equal(await page.locator('svg.board.tried').count(), 0);
    assert.equal(await page.locator('.browse-text').textContent(), found);
    await send(page, tried);
    await page.locator(cell(1, 1)).focus();
    await page.keyboard.press('Escape');
    assert.equal(await page.locator('svg.board.tried').count(), 0);
    await send(page, { ...tried, version: 2 });
    assert.equal(await page.locator('svg.board.tried').count(), 0);
    assert.equal((await said(page)).filter(({ type }) => type === 'edit').length, 0);
  });

  it('says on the board why no route starts on a cell, and puts the former try away', async () => {
    const text = '[a]\nkind = knight\nboard:\n....\n....\n....\n';
    await open(text);
    const at = { type: 'tried', level: 1, version: 1 } as const;
    const found = 'Tried: a route from r1c4';
    const why = 'There is no route from r1c2: why';
    await send(page, { ...at, route: [['r1c4', 'r3c3']], message: found });
    await send(page, { ...at, route: null, message: why });
    assert.equal(await page.locator('svg.board.tried').count(), 0);
    assert.equal(await heard(), why);
    assert.equal(await page.locator('.status-text').textContent(), why);
    // Another text may have one, and what was tried on the former is no longer said.
    await send(page, modelMessage({ ...modelOf(text, 1), version: 2 }));
    assert.notEqual(await page.locator('.status-text').textContent(), why);
    await send(page, { ...at, version: 2, route: [['r1c4', 'r3c3']], message: found });
    assert.equal(await heard(), found);
    await send(page, modelMessage({ ...modelOf(text, 1), version: 3 }));
    assert.notEqual(await heard(), found);
  });

  it('means the cell that its context menu is opened on', async () => {
    await open('[a]\n....\n....\n');
    const { x, y } = await centreOf(cell(2, 3));
    await page.mouse.click(x, y, { button: 'right' });
    assert.deepEqual(await allSaid(page), [{ type: 'focus', row: 2, column: 3 }]);
  });

  it('is played with the keys, refuses wrong moves and takes back', async () => {
    await open('[path]\nboard:\nS|..\n...\n');
    await page.locator(cell(1, 1)).focus();
    await page.keyboard.press('g');
    await page.keyboard.press('ArrowRight');
    assert.match((await heard()) ?? '', /wall stands between r1c1 and r1c2/);
    assert.match((await page.locator('.status-text').textContent()) ?? '', /wall/);
    await page.keyboard.press('ArrowDown');
    assert.equal(await strip(), 'step 2');
    await page.keyboard.press('Backspace');
    assert.equal(await strip(), 'step 1');
    assert.deepEqual(await said(page), []);
  });

  it('says that the level is solved', async () => {
    await page.locator(cell(1, 1)).focus();
    for (const key of ['Down', 'Right', 'Up', 'Right', 'Down']) {
      await page.keyboard.press(`Arrow${key}`);
    }
    assert.match((await heard()) ?? '', /Done/);
  });

  it('asks for a hint and shows it', async () => {
    await page.keyboard.press('Backspace');
    await page.keyboard.press('h');
    const [asked] = await said(page);
    assert.ok(asked?.type === 'hint');
    assert.equal(asked.route.flat().length, 5);
    const hint = { hint: 'next', to: 'r2c3', from: null } as const;
    await send(page, { type: 'hint', version: asked.version, moves: 5, hint });
    assert.match((await heard()) ?? '', /Go on to r2c3/);
    assert.equal(await page.locator('.hint-move').count(), 1);
    assert.match((await page.locator('.status-text').textContent()) ?? '', /Go on to r2c3/);
    // A hint is no refusal.
    assert.equal(await page.locator('.status-text .sev-warning').count(), 0);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    assert.equal(await page.locator('.status-text .sev-warning').count(), 1);
  });

  it('is played by dragging, in a preview too', async () => {
    await open('[dragged]\nboard:\n...\n...\n', 'preview');
    await page.keyboard.press('g');
    await page.locator('[data-do="game-end"]').click();
    const places = [cell(1, 1), cell(1, 2), cell(1, 3), cell(2, 3), cell(2, 2), cell(2, 1)];
    const from = await centreOf(cell(1, 1));
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    for (const place of places) {
      const { x, y } = await centreOf(place);
      await page.mouse.move(x, y);
    }
    await page.mouse.up();
    assert.match((await heard()) ?? '', /Done/);
    assert.deepEqual(await said(page), []);
  });

  it('joins two tiles that are chosen', async () => {
    await open('[tiles]\nkind = pairs\nboard:\nAB\nAB\n');
    await page.locator('[data-tool="play"]').click();
    const choose = async (row: number, column: number): Promise<void> => {
      const { x, y } = await centreOf(cell(row, column));
      await page.mouse.click(x, y);
    };
    await choose(1, 1);
    await choose(1, 2);
    assert.match((await heard()) ?? '', /differ/);
    await choose(1, 1);
    await choose(2, 1);
    assert.equal(await strip(), '2 tiles left');
    await choose(1, 2);
    await choose(2, 2);
    assert.match((await heard()) ?? '', /Done/);
    assert.deepEqual(await said(page), []);
  });

  it('paints tiles with a label of the board, or a new one', async () => {
    await open('[labels]\nkind = pairs\nboard:\nAA.\nBB.\n');
    await page.locator('[data-tile="B"]').click();
    await page.locator(cell(1, 3)).focus();
    await page.keyboard.press('t');
    await page.locator('.tile-input').fill('梅');
    await page.locator(cell(2, 3)).focus();
    await page.keyboard.press('t');
    const symbols = (await said(page)).map((one) =>
      one.type === 'edit' && one.change.type === 'paint' ? one.change.symbol : one.type,
    );
    assert.deepEqual(symbols, ['B', '梅']);
  });

  it('draws points and edges', async () => {
    await open('[house]\nkind = trail\npoints:\nA 0 0\nB 1 0\nedges:\nA-B\n');
    await page.locator('[data-tool="edge"]').click();
    const [a, b] = [await centreOf('[data-point="A"]'), await centreOf('[data-point="B"]')];
    await page.mouse.move(a.x, a.y);
    await page.mouse.down();
    await page.mouse.move(b.x, b.y);
    await page.mouse.up();
    await page.keyboard.press('p');
    await page.locator('[data-tool="erase"]').click();
    await page.mouse.click((a.x + b.x) / 2, a.y);
    const changes = (await said(page)).map((one) => (one.type === 'edit' ? one.change : null));
    assert.deepEqual(
      changes.map((change) => change?.type),
      ['addEdge', 'addPoint', 'removeEdge'],
    );
    assert.deepEqual(changes[0], { type: 'addEdge', from: 'A', to: 'B' });
    assert.deepEqual(changes[2], { type: 'removeEdge', from: 'A', to: 'B', copy: 1 });
  });

  it('moves a point that is dragged', async () => {
    await page.locator('[data-tool="select"]').click();
    const { x, y } = await centreOf('[data-point="B"]');
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y + 60, { steps: 3 });
    await page.mouse.up();
    const [moved] = await said(page);
    assert.ok(moved?.type === 'edit' && moved.change.type === 'movePoint');
    assert.equal(moved.change.name, 'B');
    assert.equal(moved.change.x, 1);
  });

  it('draws an edge in a game on a drawing', async () => {
    await page.locator('[data-tool="play"]').click();
    await page.locator('[data-point="A"]').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    assert.match((await heard()) ?? '', /Done/);
  });

  for (const view of ['board', 'preview'] as const) {
    it(`lifts the pen where it can’t go on, in a ${view}`, async () => {
      await open(`[${view}-strokes]\nkind = trail\nstrokes = 2\nboard: spaced\n. .| . .\n`, view);
      await page.locator(cell(1, 1)).focus();
      await begin();
      const choose = async (column: number): Promise<void> => {
        const { x, y } = await centreOf(cell(1, column));
        await page.mouse.click(x, y);
      };
      await choose(1);
      await choose(2);
      assert.equal(await strip(), 'step 2');
      // The stroke begins on the cell chosen, not on one on the way.
      await choose(4);
      assert.equal(await strip(), 'step 3');
      await page.keyboard.press('Backspace');
      await page.locator(cell(1, 2)).focus();
      // The keys look for where it goes on.
      await page.keyboard.press('ArrowRight');
      assert.equal(await strip(), 'step 2');
      await page.keyboard.press('Enter');
      await page.keyboard.press('ArrowRight');
      assert.match((await heard()) ?? '', /Done/);
      assert.deepEqual(await said(page), []);
    });

    it(`plays the seven bridges in two walks, in a ${view}`, async () => {
      const points = 'N 2 0  K 1 1  S 2 2  L 4 1';
      const edges = 'N-K-N S-K-S N-L S-L K-L';
      const id = `${view}-bridges`;
      await open(`[${id}]\nkind = trail\nstrokes = 2\npoints: ${points}\nedges: ${edges}\n`, view);
      await page.locator('[data-point="K"]').focus();
      await begin();
      for (const name of ['K', 'N', 'K', 'L', 'N', 'S', 'K', 'S', 'L']) {
        const { x, y } = await centreOf(`[data-point="${name}"]`);
        await page.mouse.click(x, y);
      }
      assert.match((await heard()) ?? '', /Done/);
      assert.deepEqual(await said(page), []);
    });
  }
});
