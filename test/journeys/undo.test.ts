import assert from 'node:assert/strict';
import { closeVscode, openVscode } from './harness/openVscode';
import type { VscodeWindow } from './harness/vscodeWindow';

/** A quick hand: clicks and keys without a pause, whose order must hold in the text. */
describe('an author who does not wait', () => {
  let window: VscodeWindow;

  before(async () => {
    window = await openVscode({ files: { 'quick.grid': '......\n......\n' } });
    await window.openFile('quick.grid');
    await window.webview().getByRole('button', { name: 'Hole', exact: true }).click();
  });

  after(() => closeVscode(window));

  const cell = (name: string) => window.webview().getByRole('gridcell', { name });

  /** The middles of the first cells of the first row. */
  const places = async (count: number) => {
    const found: { x: number; y: number }[] = [];
    for (let column = 1; column <= count; column++) {
      const box = await cell(`r1c${column},`).boundingBox();
      assert.ok(box);
      found.push({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
    }
    return found;
  };

  it('takes back and redoes what was painted last, however quick the keys', async () => {
    const spots = await places(4);
    const { mouse, keyboard } = window.page;
    for (let round = 0; round < 10; round++) {
      for (const { x, y } of spots.slice(0, 3)) await mouse.click(x, y);
      await keyboard.press('Control+Z');
      await keyboard.press('Control+Z');
      await keyboard.press('Control+Y');
      await mouse.click(spots[3]!.x, spots[3]!.y);
      await cell('r1c4, hole').waitFor();
      await cell('r1c3, open').waitFor({ timeout: 10_000 });
      for (const name of ['r1c1, hole', 'r1c2, hole']) await cell(name).waitFor();
      for (let step = 0; step < 3; step++) await keyboard.press('Control+Z');
      for (const name of ['r1c1', 'r1c2', 'r1c4']) await cell(`${name}, open`).waitFor();
      await window.tab('quick.grid').and(window.page.locator(':not(.dirty)')).waitFor();
    }
  });

  it('saves what was painted last, however quick the key', async () => {
    const spots = await places(2);
    const { mouse, keyboard } = window.page;
    window.mayChange('quick.grid');
    for (const symbols of ['##', '..', '##', '..']) {
      await window
        .webview()
        .getByRole('button', { name: symbols === '##' ? 'Hole' : 'Open', exact: true })
        .click();
      for (const { x, y } of spots) await mouse.click(x, y);
      await keyboard.press('Control+S');
      await cell(`r1c2, ${symbols === '##' ? 'hole' : 'open'}`).waitFor();
      await window.tab('quick.grid').and(window.page.locator(':not(.dirty)')).waitFor();
      assert.equal(await window.contentOf('quick.grid'), `${symbols}....\n......\n`);
    }
  });

  it('solves the board as it was painted, however quick the press', async () => {
    const [first] = await places(1);
    await window.webview().getByRole('button', { name: 'Hole', exact: true }).click();
    await window.page.mouse.click(first!.x, first!.y);
    await window.webview().getByRole('button', { name: 'Solve' }).click();
    await cell('r2c1, open, step 1 of 11').or(cell('r2c1, open, step 11 of 11')).waitFor();
    await cell('r1c1, hole').waitFor();
    for (let step = 0; step < 2; step++) await window.page.keyboard.press('Control+Z');
    await window.tab('quick.grid').and(window.page.locator(':not(.dirty)')).waitFor();
  });

  it('takes back what is typed into a field by itself, and then what was painted', async () => {
    const [first] = await places(1);
    await window.page.mouse.click(first!.x, first!.y);
    await cell('r1c1, hole').waitFor();
    const title = window.webview().getByRole('textbox', { name: 'Title' });
    await title.click();
    await title.pressSequentially('Abc');
    await window.page.keyboard.press('Control+Z');
    assert.equal(await title.inputValue(), '');
    await cell('r1c1, hole').waitFor();
    await window.page.keyboard.press('Control+Z');
    await cell('r1c1, open').waitFor();
  });
});
