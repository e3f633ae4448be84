import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { closeVscode, openVscode } from './harness/openVscode';
import type { VscodeWindow } from './harness/vscodeWindow';

const knight = `[five]\nkind = knight\nboard:\n${'  . . . . .\n'.repeat(5)}`;
const big = `[big]\nboard:\n${`  ${'. '.repeat(40).trim()}\n`.repeat(40)}`;
const shared = '[shared]\nboard:\n  . . .\n  . . .\n';

/** What is on the screen, and what it is of, stay in step; each file has a test of its own. */
describe('boards and the texts beside them', () => {
  let window: VscodeWindow;

  before(async () => {
    const files = { 'five.grid': knight, 'big.grid': big, 'shared.grid': shared };
    window = await openVscode({ files });
    await window.page.setViewportSize({ width: 1280, height: 800 });
  });
  after(() => closeVscode(window));

  const board = (index = 0) => window.webview(index);
  const cell = (name: string, index = 0) =>
    board(index).locator(`[role="gridcell"][aria-label^="${name}"]`);
  const says = (text: string | RegExp) =>
    board().locator('[role="status"]').filter({ hasText: text }).waitFor({ state: 'attached' });
  /** How far the boards reach beyond the right edge of their place, in CSS pixels. */
  const beyond = () =>
    board()
      .locator('.scroll')
      .evaluate(async (place) => {
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        const ends = [...place.querySelectorAll('svg.board')].map(
          (each) => each.getBoundingClientRect().right,
        );
        return Math.max(...ends) - place.getBoundingClientRect().right;
      });

  it('shows a try with its table, and why another has no route', async () => {
    await window.openFile('five.grid');
    await cell('r3c3,').click();
    await window.runCommand('Grid: Solve from Here');
    await board().locator('svg.board.tried').first().waitFor();
    assert.equal(await board().locator('svg.board').count(), 2);
    assert.ok((await beyond()) <= 0);
    await board().locator('[data-do="settings"]').click();
    assert.ok((await beyond()) <= 0);
    await board().locator('[data-do="settings"]').click();
    assert.ok((await beyond()) <= 0);

    await cell('r1c2,').first().click();
    await window.runCommand('Grid: Solve from Here');
    await says('There is no route from r1c2: ');
    await board().locator('.status-text').filter({ hasText: 'no route from r1c2' }).waitFor();
    assert.equal(await board().locator('svg.board.tried').count(), 0);
    assert.equal(await window.isDirty('five.grid'), false);
  });

  it('shows an edit of the file from outside while the board has the focus', async () => {
    window.mayChange('shared.grid');
    await window.openFile('shared.grid');
    await cell('r1c1, open').click();
    await writeFile(path.join(window.folder, 'shared.grid'), shared.replace('. . .', '# . .'));
    await cell('r1c1, hole').waitFor();
    assert.equal(await window.isDirty('shared.grid'), false);
  });

  it('shows an edit in one of two editors of a file in the other', async () => {
    await window.page.keyboard.press('Control+\\');
    await cell('r2c3, open', 1).waitFor();
    await board(1).getByRole('button', { name: 'Hole', exact: true }).click();
    await cell('r2c3, open', 1).click();
    await cell('r2c3, hole', 1).waitFor();
    await cell('r2c3, hole', 0).waitFor();
    await window.page.keyboard.press('Control+Z');
    await cell('r2c3, open', 1).waitFor();
    await cell('r2c3, open', 0).waitFor();
  });
});
