import assert from 'node:assert/strict';
import type { Locator } from 'playwright-core';
import { closeVscode, openVscode } from './harness/openVscode';
import type { VscodeWindow } from './harness/vscodeWindow';

/** What an author meets at the edges of VS Code; each test goes on where the last ended. */
describe('an author at the keyboard and the menus', () => {
  let window: VscodeWindow;

  before(async () => {
    window = await openVscode();
    await window.openFile('bare.grid');
    unsaved = window.page.locator('.activitybar .badge').first();
    await cell('r1c1, open').waitFor();
  });

  after(() => closeVscode(window));

  const cell = (name: string) => window.webview().getByRole('gridcell', { name });
  /** The number of unsaved files, at the icon of the Explorer. */
  let unsaved: Locator;
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

  // The tab itself may still show a dot: of a custom editor VS Code remembers whether it was unsaved when
  // its layout was last stored, which a browser's reload can prevent, and it draws that dot anew only
  // when the file turns unsaved. A copy that is about to be forgotten shows plain text files as changed
  // too. What is ours is that an undo brings back the saved state: then VS Code counts no unsaved file.
  it('finds the file clean after the window was loaded anew', async () => {
    await window.backups(0);
    await paint('r1c1');
    await window.backups(1);
    await unsaved.getByText('1').waitFor();
    await cell('r1c1, hole').focus();
    await window.page.keyboard.press('Control+Z');
    await cell('r1c1, open').waitFor();
    await window.backups(0);
    await window.page.reload();
    await cell('r1c1, open').waitFor({ timeout: 60_000 });
    assert.equal(await unsaved.isVisible(), false);
  });

  it('finds an unsaved edit again after the window was loaded anew', async () => {
    await window.webview().getByRole('button', { name: 'Hole', exact: true }).click();
    await paint('r1c1');
    await window.backups(1);
    await window.page.reload();
    await cell('r1c1, hole').waitFor({ timeout: 60_000 });
    await unsaved.getByText('1').waitFor();
    await window.runCommand('File: Revert File');
    await cell('r1c1, open').waitFor();
    await window.tab('bare.grid').and(window.page.locator(':not(.dirty)')).waitFor();
    await unsaved.waitFor({ state: 'hidden' });
  });
});
