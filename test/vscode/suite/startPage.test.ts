import * as vscode from 'vscode';
import { assert } from '../harness/assert';
import { changing, gridwright, nextPosted, shownModel } from '../harness/gridwright';

describe('the start page', () => {
  afterEach(() => vscode.commands.executeCommand('workbench.action.revertAndCloseActiveEditor'));

  /** An untitled file, shown as a board. */
  async function openEmpty() {
    const document = await vscode.workspace.openTextDocument({ language: 'grid', content: '' });
    const posted = nextPosted('start');
    await vscode.commands.executeCommand('vscode.openWith', document.uri, 'gridwright.board');
    return { document, page: await posted, api: await gridwright() };
  }

  it('begins the first level of an untitled file', async () => {
    const { document, page, api } = await openEmpty();
    assert.ok(page.editable, 'not editable');
    assert.equal(page.kinds[0]?.id, 'path');
    const text = await changing(document, () =>
      api.receive(document.uri, 'board', {
        type: 'create',
        id: 'first',
        kind: 'path',
        rows: 2,
        columns: 3,
      }),
    );
    assert.equal(text, '[first]\nboard:\n  . . .\n  . . .\n');
    await shownModel(document.uri, 'board', 'the new level', ({ id }) => id === 'first');
  });

  it('offers samples, and begins with one', async () => {
    const { document, page, api } = await openEmpty();
    const titles = page.samples.map(({ title }) => title);
    const sample = titles.indexOf('The cat goes home');
    assert.ok(sample >= 0, `no such sample among ${titles.join(', ')}`);
    await changing(document, () =>
      api.receive(document.uri, 'board', { type: 'createSample', sample }),
    );
    await shownModel(document.uri, 'board', 'the sample', ({ id }) => id === 'cat-14');
  });
});
