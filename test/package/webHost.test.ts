import assert from 'node:assert/strict';
import { startWebHost } from '../../scripts/vscode/webHost.mjs';
import { openPage, type OpenedPage } from '../../scripts/vscode/openPage.mjs';
import { readZip } from './harness/archives';
import { temporaryFolder, unpack, vsix } from './harness/packages';

/** As on vscode.dev: no remote, no Node; what is served is what the package holds. */
describe('the packaged extension, in the web worker host', () => {
  const temporary = temporaryFolder();
  let host: Awaited<ReturnType<typeof startWebHost>>;
  let opened: OpenedPage;

  before(async () => {
    const extension = await temporary();
    await unpack(readZip(vsix), 'extension/', extension);
    host = await startWebHost({ extension });
    opened = await openPage();
    await opened.page.goto(host.address);
    await opened.page.locator('.monaco-workbench .explorer-folders-view').waitFor();
  });

  after(async () => {
    await opened.close();
    await host.stop();
  });

  it('begins a level and shows its board and verdict', async () => {
    const { page } = opened;
    const input = page.locator('.quick-input-widget input.input');
    await page.keyboard.press('F1');
    await input.fill('>Grid: New Level');
    await page
      .locator('.quick-input-list .monaco-list-row', { hasText: 'New Level' })
      .first()
      .waitFor();
    await page.keyboard.press('Enter');
    for (const asked of ['What does the player do?', 'Rows × columns', 'id']) {
      await page
        .locator('.quick-input-widget', { hasText: asked })
        .or(page.locator(`.quick-input-widget input[placeholder*="${asked}"]`))
        .first()
        .waitFor();
      await page.keyboard.press('Enter');
    }
    const board = page
      .locator('iframe.webview.ready')
      .first()
      .contentFrame()
      .locator('iframe#active-frame')
      .contentFrame();
    await board.getByRole('gridcell', { name: 'r6c6, open' }).waitFor();
    await board
      .getByText(/^Solvable/)
      .first()
      .waitFor();
    assert.equal(await board.getByRole('gridcell').count(), 36);
  });
});
