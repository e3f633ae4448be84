import assert from 'node:assert/strict';
import { closeVscode, openVscode } from './harness/openVscode';
import type { VscodeWindow } from './harness/vscodeWindow';

/** One author, from opening a level to its route on disk; each test goes on where the last ended. */
describe('an author of a level', () => {
  let window: VscodeWindow;
  let original: string;

  before(async () => {
    window = await openVscode();
    original = await window.contentOf('two.grid');
  });

  after(() => closeVscode(window));

  const cell = (name: string) => window.webview().getByRole('gridcell', { name });

  it('opens the file and sees the board, and the file is as it was', async () => {
    await window.openFile('two.grid');
    await cell('r3c5, start').waitFor();
    await window.webview().getByText('Solvable · 10 routes').waitFor();
    assert.equal(await window.isDirty('two.grid'), false);
    await window.screenshot('board');
  });

  it('paints a hole with a click, and takes it back', async () => {
    await window.webview().getByRole('button', { name: 'Hole', exact: true }).click();
    await cell('r1c1, open').click();
    await cell('r1c1, hole').waitFor();
    await window.tab('two.grid').and(window.page.locator('.dirty')).waitFor();
    await window.page.keyboard.press('Control+Z');
    await cell('r1c1, open').waitFor();
    await window.tab('two.grid').and(window.page.locator(':not(.dirty)')).waitFor();
  });

  it('comes to the text of the cell that was chosen, and back', async () => {
    await window.webview().getByRole('button', { name: 'Select', exact: true }).click();
    await cell('r2c3, open').click();
    await window.runCommand('Grid: Open as Text');
    await window.page.getByText(/Ln \d+, Col 7/).waitFor();
    await window.runCommand('Grid: Open Board');
    await cell('r3c5, start').waitFor();
  });

  it('solves the level and sees the route', async () => {
    await window.runCommand('Grid: Solve Current Grid');
    await cell('r3c5, start, step 1 of 26').waitFor();
    await window.screenshot('route');
  });

  it('reads the route in the text and saves it', async () => {
    assert.equal(await window.contentOf('two.grid'), original, 'it was saved unasked');
    await window.runCommand('Grid: Open as Text');
    await window.page.locator('.view-lines').getByText('solution:').waitFor();
    await window.save('two.grid');
    assert.match(await window.contentOf('two.grid'), /^solution:\n {2}r3c5-/m);
  });
});
