import assert from 'node:assert/strict';
import { closeVscode, openVscode } from './harness/openVscode';
import type { VscodeWindow } from './harness/vscodeWindow';

/** An author with nothing yet; each test goes on where the last ended. */
describe('an author of a first level', () => {
  let window: VscodeWindow;

  before(async () => {
    window = await openVscode({ files: { 'empty.grid': '' } });
    await window.openFile('empty.grid');
  });

  after(() => closeVscode(window));

  const board = () => window.webview();

  it('begins it on the start page of an empty file', async () => {
    await board().getByRole('heading', { name: 'New level' }).waitFor();
    assert.equal(await window.isDirty('empty.grid'), false);
    await board().getByRole('button', { name: '4 × 4', exact: true }).click();
    await board().getByRole('button', { name: 'Create level' }).click();
    await board().getByRole('gridcell', { name: 'r4c4, open' }).waitFor();
    await window.page.keyboard.press('Control+Z');
    await board().getByRole('heading', { name: 'New level' }).waitFor();
    await window.tab('empty.grid').and(window.page.locator(':not(.dirty)')).waitFor();
  });
});
