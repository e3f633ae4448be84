import * as vscode from 'vscode';
import { assert } from '../harness/assert';
import { removeFile, writeFile } from '../harness/files';
import { gridwright, problems } from '../harness/gridwright';
import { waitFor } from '../harness/waitFor';
import { fileUri } from '../harness/workspace';

const has = (code: string) => (codes: readonly string[]) =>
  codes.includes(code) ? true : undefined;
/** Hints may stay: they are no faults. */
const lacks = (code: string) => (codes: readonly string[]) =>
  codes.includes(code) ? undefined : true;

/** Whether files that are written from outside are noticed: VS Code's watcher is a native module. */
async function isWatched(): Promise<boolean> {
  const watcher = vscode.workspace.createFileSystemWatcher('**/watched.txt');
  try {
    const seen = new Promise<boolean>((resolve) => {
      watcher.onDidCreate(() => resolve(true));
      setTimeout(() => resolve(false), 3000);
    });
    await writeFile('watched.txt', 'x');
    return await seen;
  } finally {
    watcher.dispose();
    await removeFile('watched.txt');
  }
}

// After all other suites: from here on, files keep their findings when they are closed.
describe('Check All Levels', () => {
  const star = fileUri('star.grid');
  const broken = fileUri('broken.grid');

  it('tells of files that are not open, and opens none', async () => {
    const open = vscode.workspace.textDocuments.length;
    await vscode.commands.executeCommand('gridwright.checkAll');
    await problems(star, 'expectation', has('expectation'));
    await problems(broken, 'unknown-cell', has('unknown-cell'));
    assert.equal(vscode.workspace.textDocuments.length, open, 'documents');
    assert.equal(vscode.window.tabGroups.activeTabGroup.tabs.length, 0, 'tabs');
  });

  it('has codes that lead to what is written of them', async () => {
    const [problem] = vscode.languages.getDiagnostics(broken);
    const code = problem?.code;
    assert.ok(typeof code === 'object', 'no link');
    assert.match(code.target.toString(true), /\/docs\/findings\.md#unknown-cell$/);
    const page = await vscode.workspace.fs.readFile(code.target.with({ fragment: '' }));
    assert.match(new TextDecoder().decode(page), /^### unknown-cell$/m);
  });

  it('keeps what it found of a file that is opened and closed', async () => {
    await vscode.commands.executeCommand('vscode.openWith', broken, 'default');
    const { document } = vscode.window.activeTextEditor!;
    const fault = document.positionAt(document.getText().indexOf('?'));
    const edit = new vscode.WorkspaceEdit();
    edit.replace(broken, new vscode.Range(fault, fault.translate(0, 1)), '1');
    await vscode.workspace.applyEdit(edit);
    await problems(broken, 'no fault while it is mended', lacks('unknown-cell'));
    // Not saved: what the file holds is what counts again.
    await vscode.commands.executeCommand('workbench.action.revertAndCloseActiveEditor');
    await problems(broken, 'the fault', has('unknown-cell'));
  });

  it('checks all again when the server was ended', async () => {
    (await gridwright()).endServer();
    await problems(star, 'no problems', lacks('expectation'));
    await problems(star, 'expectation', has('expectation'));
  });

  it('follows files that come, change and go', async function () {
    if (!(await isWatched())) return this.skip();
    const uri = await writeFile('later.grid', '[a]\nboard:\n  1 ?\n');
    await problems(uri, 'the fault of a new file', has('unknown-cell'));
    await writeFile('later.grid', '[a]\nboard:\n  1 1\n');
    await problems(uri, 'no fault once it is mended', lacks('unknown-cell'));
    await writeFile('later.grid', '[a]\nboard:\n  1 ?\n');
    await problems(uri, 'the fault again', has('unknown-cell'));
    await removeFile('later.grid');
    await waitFor(
      'no problem of a file that is gone',
      [vscode.languages.onDidChangeDiagnostics],
      () => (vscode.languages.getDiagnostics(uri).length === 0 ? true : undefined),
    );
  });
});
