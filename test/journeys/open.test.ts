import assert from 'node:assert/strict';
import { closeVscode, openVscode } from './harness/openVscode';
import type { VscodeWindow } from './harness/vscodeWindow';

describe('opening a .grid file', () => {
  let window: VscodeWindow;

  before(async () => {
    window = await openVscode();
  });

  after(() => closeVscode(window));

  it('shows its board, and leaves the file as it is', async () => {
    await window.openFile('two.grid');
    await window.webview().getByRole('grid').first().waitFor();
    assert.equal(await window.isDirty('two.grid'), false);
    await window.screenshot('board');
  });
});
