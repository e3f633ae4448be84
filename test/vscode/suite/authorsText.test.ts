import * as vscode from 'vscode';
import { assert } from '../harness/assert';
import { removeFile, replaceText, writeFile } from '../harness/files';
import {
  changeOnBoard,
  changing,
  gridwright,
  nextPosted,
  openBoard,
  problems,
  shownModel,
} from '../harness/gridwright';
import { waitFor } from '../harness/waitFor';
import { contentOf, fileUri } from '../harness/workspace';

const run = (command: string, ...args: unknown[]): Thenable<unknown> =>
  vscode.commands.executeCommand(command, ...args);

const hole = (row: number, column: number) =>
  ({ type: 'paint', cells: [{ row, column }], symbol: '#' }) as const;

describe('the text of an author', () => {
  let api: Awaited<ReturnType<typeof gridwright>>;
  before(async () => {
    api = await gridwright();
  });

  it('is as it was after looking at every level, and after locking', async () => {
    const uri = fileUri('two.grid');
    const document = await openBoard(uri);
    await api.receive(uri, 'board', { type: 'showLevel', level: 2 });
    await shownModel(uri, 'board', 'the second level', ({ index }) => index === 2);
    await api.receive(uri, 'board', { type: 'lock', locked: true });
    await api.receive(uri, 'board', { type: 'lock', locked: false });
    await api.receive(uri, 'board', { type: 'showLevel', level: 1 });
    await shownModel(uri, 'board', 'the first level', ({ index }) => index === 1);
    assert.equal(document.isDirty, false, 'dirty');
    assert.equal(document.version, 1, 'edited');
  });

  it('keeps its undo from text to board to text', async () => {
    const uri = fileUri('bare.grid');
    const original = await contentOf('bare.grid');
    await run('vscode.openWith', uri, 'default');
    const editor = vscode.window.activeTextEditor!;
    const { document } = editor;
    const typed = await changing(document, () =>
      editor.edit((edit) => edit.insert(new vscode.Position(0, 0), '// mine\n')),
    );
    await run('gridwright.openBoard');
    await shownModel(uri, 'board', 'the level', ({ version }) => version === document.version);
    await changing(document, () => changeOnBoard(document, hole(1, 1)));
    await run('gridwright.openAsText');
    assert.equal(await changing(document, () => run('undo')), typed);
    await run('gridwright.openBoard');
    assert.equal(await changing(document, () => run('undo')), original);
    assert.equal(document.isDirty, false, 'dirty after every undo');
    assert.equal(await changing(document, () => run('redo')), typed);
  });

  it('is right after edits and undos all at once', async () => {
    const document = await openBoard(fileUri('bare.grid'));
    const original = document.getText();
    await Promise.all([
      changeOnBoard(document, hole(1, 1), 1),
      changeOnBoard(document, hole(1, 2), 2),
      run('undo'),
      changeOnBoard(document, hole(1, 3), 3),
      run('undo'),
      changeOnBoard(document, hole(1, 4), 4),
    ]);
    // Each hole is there or not: nothing is half written.
    assert.match(document.lineAt(0).text, /^[01]{4}$/);
    assert.equal(document.getText().slice(4), original.slice(4));
    await shownModel(document.uri, 'board', 'the text', ({ version }) => {
      return version === document.version;
    });
    for (let steps = 0; document.isDirty && steps < 8; steps++) await run('undo');
    assert.equal(document.getText(), original);
  });

  it('changes as one in two editors of one file', async () => {
    const uri = fileUri('bare.grid');
    const document = await openBoard(uri);
    await run('workbench.action.splitEditor');
    const { activeTab } = vscode.window.tabGroups.activeTabGroup;
    assert.ok(activeTab?.input instanceof vscode.TabInputCustom, 'no second board');
    await run('vscode.openWith', uri, 'default', vscode.ViewColumn.Three);
    const text = await changing(document, () => changeOnBoard(document, hole(2, 1)));
    assert.equal(vscode.window.activeTextEditor?.document.getText(), text);
    const { version } = document;
    await shownModel(uri, 'board', 'the edit', (model) => model.version === version);
  });

  it('keeps its line ends, in an edit, a route and a save', async () => {
    const uri = await writeFile('crlf.grid', '[a]\r\nboard:\r\n  1 1\r\n  1 1\r\n');
    const document = await openBoard(uri);
    await changing(document, () => run('gridwright.solve'));
    await changing(document, () => run('gridwright.nextSolution'));
    assert.ok(await document.save(), 'not saved');
    const saved = await contentOf('crlf.grid');
    assert.match(saved, /solution:\r\n/);
    assert.equal(saved.replaceAll('\r\n', '').includes('\n'), false, 'a bare line feed');
    await run('workbench.action.closeAllEditors');
    await removeFile('crlf.grid');
  });

  it('follows what else writes the file, while its board has the focus', async () => {
    const uri = await writeFile('outside.grid', '[a]\nboard:\n  1 1\n  1 1\n');
    const document = await openBoard(uri);
    await writeFile('outside.grid', '[a]\nboard:\n  0 1\n  1 1\n');
    // Where no watcher runs, VS Code looks at the file when its window is entered.
    await run('workbench.action.files.revert');
    await waitFor('the new text', [vscode.workspace.onDidChangeTextDocument], () =>
      document.getText().includes('0 1') ? true : undefined,
    );
    await shownModel(uri, 'board', 'the new text', ({ picture }) => {
      return picture?.cells[0]?.[0]?.meaning === 'hole';
    });
    assert.equal(document.isDirty, false, 'dirty');
    await run('workbench.action.closeAllEditors');
    await removeFile('outside.grid');
  });

  it('is looked at and not changed where it is read-only', async () => {
    const files = readOnlyFiles({ '/a.grid': '[a]\nboard:\n  1 1\n  1 1\n' });
    const registered = vscode.workspace.registerFileSystemProvider('looked-at', files, {
      isReadonly: true,
      isCaseSensitive: true,
    });
    try {
      const uri = vscode.Uri.parse('looked-at:/a.grid');
      const document = await openBoard(uri);
      const shown = api.shown(uri, 'board');
      assert.equal(shown?.type === 'model' && shown.editable, false, 'the board is editable');
      const refused = nextPosted('refused');
      await changeOnBoard(document, hole(1, 1));
      assert.match((await refused).message, /read-only/);
      await run('gridwright.solve');
      assert.equal(document.version, 1, 'edited');
      await run('workbench.action.closeAllEditors');
    } finally {
      registered.dispose();
    }
  });

  it('is not changed where a setting makes it read-only', async () => {
    const settings = vscode.workspace.getConfiguration('files');
    const everywhere = vscode.ConfigurationTarget.Global;
    await settings.update('readonlyInclude', { '**/bare.grid': true }, everywhere);
    try {
      const uri = fileUri('bare.grid');
      const document = await openBoard(uri);
      const shown = api.shown(uri, 'board');
      assert.equal(shown?.type === 'model' && shown.editable, false, 'the board is editable');
      const { version } = document;
      const refused = nextPosted('refused');
      await changeOnBoard(document, hole(1, 1));
      assert.match((await refused).message, /read-only/);
      await run('gridwright.solve');
      assert.equal(document.version, version, 'edited');
      await run('workbench.action.closeAllEditors');
    } finally {
      await settings.update('readonlyInclude', undefined, everywhere);
    }
  });

  it('is shown and told of with marks of a merge conflict in it, and can be mended', async () => {
    const document = await openBoard(fileUri('bare.grid'));
    const original = document.getText();
    const [first] = original.split('\n');
    const rest = original.slice(first!.length + 1);
    const conflict = `<<<<<<< HEAD\n${first}\n=======\n0111\n>>>>>>> theirs\n${rest}`;
    await replaceText(document, conflict);
    const { version } = document;
    await problems(document.uri, 'its faults', (codes) => (codes.length > 0 ? true : undefined));
    await waitFor('the board to show something', [api.onPosted], () => {
      return boardVersion(document.uri, version) ? true : undefined;
    });
    assert.equal(document.getText(), conflict);
    await replaceText(document, original);
    await shownModel(document.uri, 'board', 'the mended level', ({ verdict }) => {
      return verdict.state === 'solved';
    });
  });

  it('is compared as text', async () => {
    await run('vscode.diff', fileUri('bare.grid'), fileUri('two.grid'), 'comparison');
    const input = vscode.window.tabGroups.activeTabGroup.activeTab?.input;
    assert.ok(input instanceof vscode.TabInputTextDiff, 'no comparison of texts');
    const associations = vscode.workspace
      .getConfiguration('workbench')
      .get<Record<string, string>>('editorAssociations');
    assert.equal(associations?.['{git,gitlens}:/**/*.grid'], 'default');
  });

  /** Whether the board of a document was told of this version, with a level or without. */
  function boardVersion(uri: vscode.Uri, version: number): boolean {
    const shown = api.shown(uri, 'board');
    return shown?.type === 'model' ? shown.model.version === version : shown !== null;
  }
});

/** A file system of a few files that nobody can write. */
function readOnlyFiles(files: Readonly<Record<string, string>>): vscode.FileSystemProvider {
  const refuse = (): never => {
    throw vscode.FileSystemError.NoPermissions();
  };
  const contentAt = ({ path }: vscode.Uri): Uint8Array => {
    const text = files[path];
    if (text === undefined) throw vscode.FileSystemError.FileNotFound(path);
    return new TextEncoder().encode(text);
  };
  return {
    onDidChangeFile: new vscode.EventEmitter<vscode.FileChangeEvent[]>().event,
    watch: () => new vscode.Disposable(() => undefined),
    stat: (uri) => ({
      type: vscode.FileType.File,
      ctime: 0,
      mtime: 0,
      size: contentAt(uri).length,
      permissions: vscode.FilePermission.Readonly,
    }),
    readFile: contentAt,
    readDirectory: () => [],
    createDirectory: refuse,
    writeFile: refuse,
    delete: refuse,
    rename: refuse,
  };
}
