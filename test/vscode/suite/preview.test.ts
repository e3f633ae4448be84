import * as vscode from 'vscode';
import { assert } from '../harness/assert';
import { gridwright, shownModel } from '../harness/gridwright';
import { fileUri } from '../harness/workspace';

describe('the preview', () => {
  const uri = fileUri('two.grid');
  const openToSide = () => vscode.commands.executeCommand('gridwright.openPreviewToSide');
  const showText = () =>
    vscode.window.showTextDocument(uri, {
      viewColumn: vscode.ViewColumn.One,
      selection: new vscode.Range(0, 0, 0, 0),
    });

  it('shows the level under the cursor beside the text, which keeps the focus', async () => {
    await showText();
    await openToSide();
    const model = await shownModel(uri, 'preview', 'a level', () => true);
    assert.equal(model.index, 1);
    assert.equal(vscode.window.activeTextEditor?.document.uri.toString(), uri.toString());
    assert.equal(vscode.window.tabGroups.all.length, 2);
  });

  it('follows the cursor to another level', async () => {
    const editor = await showText();
    await openToSide();
    await shownModel(uri, 'preview', 'the first level', ({ index }) => index === 1);
    const end = editor.document.lineCount - 1;
    editor.selection = new vscode.Selection(end, 0, end, 0);
    await shownModel(uri, 'preview', 'the second level', ({ id }) => id === 'five');
    editor.selection = new vscode.Selection(3, 0, 3, 0);
    await shownModel(uri, 'preview', 'the first level again', ({ id }) => id === 'cat-14');
  });

  it('stays with its level while locked', async () => {
    const editor = await showText();
    const api = await gridwright();
    await openToSide();
    await shownModel(uri, 'preview', 'the first level', ({ index }) => index === 1);
    await api.receive(uri, 'preview', { type: 'lock', locked: true });
    const end = editor.document.lineCount - 1;
    editor.selection = new vscode.Selection(end, 0, end, 0);
    await editor.edit((edit) => edit.insert(new vscode.Position(0, 0), '// typed\n'));
    const model = await shownModel(uri, 'preview', 'the new text', ({ version }) => {
      return version === editor.document.version;
    });
    assert.equal(model.index, 1);
  });

  it('follows typing', async () => {
    const editor = await showText();
    await openToSide();
    await shownModel(uri, 'preview', 'the first level', ({ index }) => index === 1);
    const line = editor.document.getText().split('\n').indexOf('board:') + 1;
    await editor.edit((edit) => edit.replace(new vscode.Range(line, 2, line, 3), '0'));
    await shownModel(uri, 'preview', 'the hole', ({ picture }) => {
      return picture?.cells[0]?.[0]?.meaning === 'hole';
    });
  });

  it('turns to the text that is looked at', async () => {
    const bare = fileUri('bare.grid');
    await showText();
    await openToSide();
    await shownModel(uri, 'preview', 'the first level', ({ index }) => index === 1);
    await vscode.window.showTextDocument(bare, { viewColumn: vscode.ViewColumn.One });
    await shownModel(bare, 'preview', 'the other file', ({ id }) => id === null);
  });
});
