import * as vscode from 'vscode';
import { assert } from '../harness/assert';
import {
  changeOnBoard,
  changing,
  gridwright,
  nextPosted,
  openBoard,
  shownModel,
} from '../harness/gridwright';
import { contentOf, fileUri } from '../harness/workspace';

const uri = fileUri('bare.grid');

/** A change that paints one cell. */
function paint(row: number, column: number, symbol: string) {
  return { type: 'paint', cells: [{ row, column }], symbol } as const;
}

describe('the board', () => {
  it('opens for a .grid file, and leaves the file clean', async () => {
    const document = await openBoard(uri);
    const input = vscode.window.tabGroups.activeTabGroup.activeTab?.input;
    assert.ok(input instanceof vscode.TabInputCustom, 'no custom editor');
    assert.equal(input.viewType, 'gridwright.board');
    await shownModel(uri, 'board', 'the verdict', ({ verdict }) => verdict.state === 'solved');
    assert.equal(document.isDirty, false, 'dirty after opening');
    assert.equal(document.getText(), await contentOf('bare.grid'));
  });

  it('paints exactly one cell, and undo gives the bytes back', async () => {
    const document = await openBoard(uri);
    const before = document.getText();
    const after = await changing(document, () => changeOnBoard(document, paint(1, 1, '#')));
    assert.equal(after, `0${before.slice(1)}`);
    await shownModel(uri, 'board', 'the hole', ({ picture }) => {
      return picture?.cells[0]?.[0]?.meaning === 'hole';
    });
    const undone = await changing(document, () => vscode.commands.executeCommand('undo'));
    assert.equal(undone, before);
    assert.equal(document.isDirty, false, 'dirty after the undo');
  });

  it('makes every edit of a quick hand', async () => {
    const document = await openBoard(uri);
    await Promise.all(
      [1, 2, 3, 4].map((column) => changeOnBoard(document, paint(1, column, '#'), column)),
    );
    assert.equal(document.lineAt(0).text, '0000');
  });

  it('refuses visibly what cannot be done', async () => {
    const document = await openBoard(uri);
    const refused = nextPosted('refused');
    await changeOnBoard(document, paint(99, 1, '#'), 7);
    const { seq, message } = await refused;
    assert.equal(seq, 7);
    assert.match(message, /r99c1/);
    assert.equal(document.isDirty, false);
  });

  it('writes no route that was found for a board of before', async () => {
    const document = await openBoard(uri);
    const { version } = document;
    await changing(document, () => changeOnBoard(document, paint(1, 1, '#')));
    const refused = nextPosted('refused');
    const api = await gridwright();
    const change = { type: 'solution', strokes: [['r1c1', 'r1c2']] } as const;
    await api.receive(uri, 'board', { type: 'edit', change, level: 1, version, seq: 9 });
    assert.equal((await refused).seq, 9);
    assert.equal(document.getText().includes('solution'), false, 'a solution was written');
  });

  it('runs undo behind the edits asked for before', async () => {
    const document = await openBoard(uri);
    const { version } = document;
    const before = document.lineAt(0).text;
    const api = await gridwright();
    const edit = (column: number) =>
      ({ type: 'edit', change: paint(1, column, '#'), level: 1, version, seq: column }) as const;
    const undo = { type: 'command', command: 'undo', seq: 9 } as const;
    await Promise.all(
      [edit(1), edit(2), undo, edit(3)].map((message) => api.receive(uri, 'board', message)),
    );
    assert.equal(document.lineAt(0).text, `0${before[1]}0${before.slice(3)}`);
  });

  it('follows an edit of the text from elsewhere', async () => {
    const document = await openBoard(uri);
    const edit = new vscode.WorkspaceEdit();
    edit.replace(uri, new vscode.Range(0, 0, 0, 1), '0');
    await vscode.workspace.applyEdit(edit);
    await shownModel(uri, 'board', 'the new version', ({ version, picture }) => {
      return version === document.version && picture?.cells[0]?.[0]?.meaning === 'hole';
    });
  });

  it('takes turns with the text in one tab, unsaved edits and all', async () => {
    const two = fileUri('two.grid');
    const document = await openBoard(two);
    const painted = await changing(document, () => changeOnBoard(document, paint(1, 1, '#')));
    await vscode.commands.executeCommand('gridwright.openAsText');
    const editor = vscode.window.activeTextEditor;
    assert.equal(editor?.document, document);
    assert.equal(document.lineAt(editor!.selection.active).text, '[cat-14]');
    assert.equal(document.getText(), painted);
    await vscode.commands.executeCommand('gridwright.openBoard');
    const { tabs, activeTab } = vscode.window.tabGroups.activeTabGroup;
    assert.ok(activeTab?.input instanceof vscode.TabInputCustom, 'no custom editor');
    assert.equal(tabs.length, 1, 'tabs');
    const undone = await changing(document, () => vscode.commands.executeCommand('undo'));
    assert.equal(undone, await contentOf('two.grid'));
  });

  it('shows the level that the text cursor was in', async () => {
    const two = fileUri('two.grid');
    const editor = await vscode.window.showTextDocument(two);
    const end = editor.document.lineCount - 1;
    editor.selection = new vscode.Selection(end, 0, end, 0);
    await vscode.commands.executeCommand('gridwright.openBoard');
    await shownModel(two, 'board', 'the second level', ({ id }) => id === 'five');
  });

  it('shows a broken file too', async () => {
    const broken = fileUri('broken.grid');
    await openBoard(broken);
    const model = await shownModel(broken, 'board', 'its verdict', ({ verdict }) => {
      return verdict.state === 'invalid';
    });
    assert.equal(model.findings[0]?.code, 'unknown-cell');
    assert.equal(model.picture?.cells[1]?.[1]?.meaning, 'unknown');
  });
});
