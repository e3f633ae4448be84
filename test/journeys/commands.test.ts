import assert from 'node:assert/strict';
import type { Locator } from 'playwright-core';
import { closeVscode, openVscode } from './harness/openVscode';
import type { VscodeWindow } from './harness/vscodeWindow';

/** A board that is not decided for longer than a journey takes. */
const hard = [
  '. . . . . . . . . . . .',
  '. . 12 . . . . . . . . 5',
  '. 10 . . 11 . . # . . . .',
  '. . . . . . 6 . . . . .',
  '# . . . . . . . . 7 . .',
  '. . . . . . . # . . . .',
  '8 . . . . 3 4 . . . . .',
  '. . . . . . . . . . . .',
  '. . . . . . . . . . . 9',
  '. . . . . . . . . . . .',
  '. . . . . . . . 2 . 1 .',
  '. . . . . . # . . . . .',
];

/** An author at the commands: by menu, by palette, by key; each test goes on where the last ended. */
describe('an author at the commands', () => {
  let window: VscodeWindow;

  before(async () => {
    window = await openVscode({
      files: { 'hard.grid': `board: spaced\n${hard.join('\n')}\n`, 'small.grid': '....\n....\n' },
      settings: { 'files.simpleDialog.enable': true },
    });
    window.page.setDefaultTimeout(12_000);
    await window.openFile('small.grid');
    await cell('r1c1, open').waitFor();
  });

  after(() => closeVscode(window));

  const cell = (name: string | RegExp) => window.webview().getByRole('gridcell', { name });
  const button = (name: string) => window.webview().getByRole('button', { name, exact: true });
  const clean = (name: string) =>
    window.tab(name).and(window.page.locator(':not(.dirty)')).waitFor();
  /** A notification in their centre: in a VS Code under test none pops up. */
  const notice = async (text: string | RegExp): Promise<Locator> => {
    await window.runCommand('Notifications: Show Notifications');
    return window.page.locator('.notifications-center .monaco-list-row').filter({ hasText: text });
  };
  const menu = async (name: string, entry: string) => {
    await window.page.locator('.menubar-menu-button').filter({ visible: true }).first().click();
    const entries = window.page.locator('.monaco-menu .action-item');
    await entries.filter({ hasText: name }).first().hover();
    // The last: a submenu stands within its own entry.
    await entries.filter({ hasText: entry }).last().click({ delay: 200 });
  };

  it('takes back and redoes by the menu bar', async () => {
    await button('Hole').click();
    await cell('r1c1, open').click();
    await cell('r1c1, hole').waitFor();
    await cell('r1c2, open').click();
    await cell('r1c2, hole').waitFor();
    await menu('Edit', 'Undo');
    await cell('r1c2, open').waitFor();
    await cell('r1c1, hole').waitFor();
    await menu('Edit', 'Redo');
    await cell('r1c2, hole').waitFor();
    for (const name of ['r1c2, open', 'r1c1, open']) {
      await menu('Edit', 'Undo');
      await cell(name).waitFor();
    }
    await clean('small.grid');
  });

  it('finds New Random Deal beside New Level in the menu of the title', async () => {
    await window.page.locator('.editor-actions .action-label[aria-label^="More Actions"]').click();
    const entries = window.page.locator('.monaco-menu .action-item');
    await entries.filter({ hasText: 'New Level' }).waitFor();
    await entries.filter({ hasText: 'New Random Deal' }).waitFor();
    await window.page.keyboard.press('Escape');
  });

  it('solves by its key on the board, once', async () => {
    await cell('r1c4, open').focus();
    await window.page.keyboard.press('Control+Alt+Enter');
    await cell(/step 8 of 8/).waitFor();
    await cell('r1c4, open').focus();
    await window.page.keyboard.press('Control+Z');
    await cell(/step 8 of 8/).waitFor({ state: 'hidden' });
    await clean('small.grid');
  });

  it('writes the next solution in place of the one there is', async () => {
    await window.runCommand('Grid: Solve Current Grid');
    await cell(/step 8 of 8/).waitFor();
    const last = await cell(/step 8 of 8/).getAttribute('aria-label');
    await window.runCommand('Grid: Next Solution');
    await cell(/step 8 of 8/)
      .and(window.webview().locator(`:not([aria-label="${last}"])`))
      .waitFor();
    await window.runCommand('Grid: Clear Solution');
    await cell(/step 8 of 8/).waitFor({ state: 'hidden' });
    await window.runCommand('File: Revert File');
    await clean('small.grid');
  });

  it('is told the number of solutions', async () => {
    await window.openFile('two.grid');
    await cell('r3c5, start').waitFor();
    await window.runCommand('Grid: Count Solutions');
    await (await notice(/Exactly 10 solutions.*two\.grid/)).waitFor();
    await window.runCommand('Notifications: Clear All Notifications');
  });

  it('solves by its key in the text, once', async () => {
    await window.openFile('bare.grid');
    await cell('r1c1, open').waitFor();
    await window.runCommand('Grid: Open as Text');
    const lines = window.page.locator('.view-lines');
    await lines.click();
    await window.page.keyboard.press('Control+Alt+Enter');
    await lines.getByText('solution:').waitFor();
    assert.equal(await lines.getByText('solution:').count(), 1);
    await window.page.keyboard.press('Control+Z');
    await lines.getByText('solution:').waitFor({ state: 'hidden' });
    await clean('bare.grid');
  });

  it('saves a picture where the dialog says', async () => {
    await window.openFile('two.grid');
    await window.startCommand('Grid: Export Picture');
    await window.page.locator('.quick-input-title').getByText('Export Picture').waitFor();
    await window.page.waitForFunction(() => {
      const field = document.querySelector<HTMLInputElement>('.quick-input-widget input.input');
      return field?.value.endsWith('/cat-14.svg');
    });
    window.mayChange('cat-14.svg');
    await window.page.keyboard.press('Enter');
    await window.page.locator('.explorer-folders-view').getByText('cat-14.svg').waitFor();
    assert.match(await window.contentOf('cat-14.svg'), /^<svg [\s\S]*<\/svg>\s*$/);
  });

  it('stops a long search on the board', async () => {
    await window.openFile('hard.grid');
    await cell('r1c1')
      .or(cell(/^r1c1,/))
      .first()
      .waitFor();
    await button('Solve').click();
    await button('Stop').click();
    await button('Solve').waitFor();
    await clean('hard.grid');
  });

  it('stops a long search in its notification', async () => {
    await button('Solve').click();
    const running = await notice('Gridwright: solving');
    await running.waitFor();
    await running.getByRole('button', { name: 'Cancel' }).click();
    await button('Solve').waitFor();
    await running.waitFor({ state: 'hidden' });
    await clean('hard.grid');
  });

  it('begins an untitled level, and saves it under a name', async () => {
    await window.runCommand('View: Close All Editors');
    await window.startCommand('Grid: New Level');
    const input = window.page.locator('.quick-input-widget input.input');
    const next = async (title: string) => {
      await window.page.locator('.quick-input-widget').getByText(title).first().waitFor();
      await window.page.keyboard.press('Enter');
    };
    await window.page.getByPlaceholder('What does the player do?').waitFor();
    await window.page.keyboard.press('Enter');
    await next('Rows × columns');
    await next('The level’s id');
    await cell('r6c6, open').waitFor();
    window.mayChange('fresh.grid');
    await cell('r6c6, open').focus();
    await window.page.keyboard.press('Control+S');
    await window.page.waitForFunction(() => {
      const field = document.querySelector<HTMLInputElement>('.quick-input-widget input.input');
      return field?.value.endsWith('.grid');
    });
    await input.fill((await input.inputValue()).replace(/[^/]*$/, 'fresh.grid'));
    await window.page.keyboard.press('Enter');
    await window.tab('fresh.grid').waitFor();
    await clean('fresh.grid');
    await cell('r6c6, open').waitFor();
    assert.match(await window.contentOf('fresh.grid'), /^\[level-1\]\n/);
    await button('Hole').click();
    await cell('r1c1, open').click();
    await cell('r1c1, hole').waitFor();
    await window.page.keyboard.press('Control+Z');
    await cell('r1c1, open').waitFor();
    await clean('fresh.grid');
  });

  it('begins a level of pairs that is dealt, told in each box what can’t be', async () => {
    await window.runCommand('View: Close All Editors');
    await window.startCommand('Grid: New Level');
    const widget = window.page.locator('.quick-input-widget');
    const input = widget.locator('input.input');
    const answer = async (title: string, text?: string) => {
      await widget.getByText(title).first().waitFor();
      if (text !== undefined) await input.fill(text);
      await window.page.keyboard.press('Enter');
    };
    await window.page.getByPlaceholder('What does the player do?').waitFor();
    await widget.locator('.monaco-list-row').filter({ hasText: 'Pairs' }).click();
    await widget.locator('.monaco-list-row').filter({ hasText: 'Dealt at random…' }).click();
    await answer('Rows × columns', '6 × 8');
    await widget.getByText('on 48 cells: 12 × 4 are 48 tiles').first().waitFor();
    await input.fill('20 × 4');
    await widget.getByText('80 tiles have no room on 48 cells.').first().waitFor();
    await input.fill('11 × 4');
    await answer('Labels × how many');
    await widget.getByText('at most 4 of the 48 cells').first().waitFor();
    await input.fill('5');
    await widget.getByText('44 tiles leave 4 of 48 cells for blocks.').first().waitFor();
    await input.fill('4');
    await answer('Blocks, cells that');
    await answer('A board that can be cleared for sure');
    await answer('Seed', 'autumn');
    await window.webview().getByText('Can be cleared').first().waitFor();
    await cell(/^r6c8/).waitFor();
    await window.runCommand('View: Revert and Close Editor');
  });
});
