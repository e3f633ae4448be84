import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../scripts/vscode/paths.mjs';
import { closeVscode, openVscode } from '../journeys/harness/openVscode';
import type { VscodeWindow } from '../journeys/harness/vscodeWindow';

const { version } = JSON.parse(readFileSync(path.join(projectRoot, 'package.json'), 'utf8')) as {
  version: string;
};

describe('the packaged extension, installed', () => {
  let window: VscodeWindow;

  before(async () => {
    window = await openVscode({ vsix: path.join(projectRoot, `gridwright-${version}.vsix`) });
  });

  after(() => closeVscode(window));

  it('shows the board of a .grid file', async () => {
    await window.openFile('two.grid');
    const board = window.webview().getByRole('grid').first();
    await board.waitFor();
    assert.ok((await board.getByRole('gridcell').count()) >= 30, 'fewer cells than the level has');
  });
});
