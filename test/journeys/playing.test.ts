import assert from 'node:assert/strict';
import { closeVscode, openVscode } from './harness/openVscode';
import type { VscodeWindow } from './harness/vscodeWindow';

/** A player of the other kinds; nothing of a game reaches the file. */
describe('a player of the other kinds', () => {
  let window: VscodeWindow;

  before(async () => {
    window = await openVscode({
      files: {
        'tiles.grid': 'kind = pairs\nboard: spaced\nA A B\nC C B\n',
        'horse.grid': 'kind = knight\nboard:\n...\n.#.\n...\n',
        'square.grid': 'kind = trail\nboard:\n..\n..\n',
      },
    });
    window.page.setDefaultTimeout(15_000);
  });

  after(() => closeVscode(window));

  const cell = (name: string) => window.webview().locator(`[aria-label^="${name},"]`).first();
  const heard = (text: string) =>
    window.webview().getByText(text).first().waitFor({ state: 'attached' });
  const begin = async (file: string) => {
    await window.openFile(file);
    await cell('r1c1').focus();
    await window.page.keyboard.press('g');
    await heard('Playing.');
  };
  const choose = async (name: string) => {
    await cell(name).focus();
    await window.page.keyboard.press('Enter');
  };
  const untouched = async (file: string) => assert.equal(await window.isDirty(file), false);

  it('clears tiles two at a time, and is told why two do not go', async () => {
    await begin('tiles.grid');
    await choose('r1c1');
    await choose('r1c3');
    await heard('The tiles on r1c1 and r1c3 differ.');
    for (const name of ['r1c1', 'r1c2', 'r1c3', 'r2c3', 'r2c1', 'r2c2']) await choose(name);
    await heard('Done: the level is solved.');
    await untouched('tiles.grid');
  });

  it('rides a knight to its end, and is told what is no move of it', async () => {
    await begin('horse.grid');
    await choose('r1c1');
    await choose('r1c2');
    await heard('No knight’s move leads from r1c1 to r1c2.');
    for (const name of ['r2c3', 'r3c1', 'r1c2', 'r3c3', 'r2c1', 'r1c3', 'r3c2']) await choose(name);
    await heard('Done: the level is solved.');
    await untouched('horse.grid');
  });

  it('draws a trail to its end with the keys, and is told what is drawn already', async () => {
    await begin('square.grid');
    await choose('r1c1');
    await window.page.keyboard.press('ArrowRight');
    await window.page.keyboard.press('ArrowLeft');
    await heard('Between r1c2 and r1c1 all is drawn.');
    await window.page.keyboard.press('Backspace');
    await heard('Taken back.');
    await cell('r1c1').focus();
    for (const key of ['Right', 'Down', 'Left', 'Up']) {
      await window.page.keyboard.press(`Arrow${key}`);
    }
    await heard('Done: the level is solved.');
    await untouched('square.grid');
  });
});
