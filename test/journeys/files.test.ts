import assert from 'node:assert/strict';
import { closeVscode, openVscode } from './harness/openVscode';
import type { VscodeWindow } from './harness/vscodeWindow';

/** What an author meets at the edges of VS Code; each test goes on where the last ended. */
describe('an author at the keyboard and the menus', () => {
  let window: VscodeWindow;

  before(async () => {
    window = await openVscode();
    await window.openFile('bare.grid');
    await cell('r1c1, open').waitFor();
  });

  after(() => closeVscode(window));

  const cell = (name: string) => window.webview().getByRole('gridcell', { name });
  const paint = async (name: string) => {
    await cell(`${name}, open`).click();
    await cell(`${name}, hole`).waitFor();
  };

  it('takes back one gesture by one press, by the palette and redoes it', async () => {
    await window.webview().getByRole('button', { name: 'Hole', exact: true }).click();
    await paint('r1c1');
    await paint('r1c2');
    await paint('r1c3');
    await window.page.keyboard.press('Control+Z');
    await cell('r1c3, open').waitFor();
    await cell('r1c2, hole').waitFor();
    await window.runCommand('Undo');
    await cell('r1c2, open').waitFor();
    await cell('r1c1, hole').waitFor();
    await cell('r1c1, hole').focus();
    await window.page.keyboard.press('Control+Shift+Z');
    await cell('r1c2, hole').waitFor();
    await cell('r1c3, open').waitFor();
    await window.page.keyboard.press('Control+Z');
    await cell('r1c2, open').waitFor();
    await window.page.keyboard.press('Control+Z');
    await cell('r1c1, open').waitFor();
    assert.equal(await window.isDirty('bare.grid'), false);
  });

  it('solves, and what stays as it is on the board is not drawn anew', async () => {
    const kept = cell('r1c4, open');
    await cell('r1c1, open').focus();
    await kept.evaluate((element) => element.setAttribute('data-kept', 'yes'));
    await window.runCommand('Grid: Solve Current Grid');
    await window
      .webview()
      .getByRole('gridcell', { name: /^r1c1.*step/ })
      .waitFor();
    await window.webview().locator('[data-kept=yes]').waitFor({ state: 'attached' });
    await window.runCommand('Undo');
    const stepped = window.webview().getByRole('gridcell', { name: /^r1c1.*step/ });
    await stepped.waitFor({ state: 'hidden' });
    await window.tab('bare.grid').and(window.page.locator(':not(.dirty)')).waitFor();
  });

  it('sees the board again after the window was loaded anew', async () => {
    await window.page.reload();
    await cell('r1c1, open').waitFor({ timeout: 60_000 });
  });

  // Open: with every edit taken back before, VS Code shows the file as changed after the reload.
  it('finds the file clean after the window was loaded anew');
});
