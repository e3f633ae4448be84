import * as vscode from 'vscode';
import { assert } from '../harness/assert';
import { problems } from '../harness/gridwright';
import { fileUri } from '../harness/workspace';

describe('the Problems view', () => {
  const uri = fileUri('broken.grid');

  it('shows the fault of a broken file on its cell', async () => {
    await vscode.window.showTextDocument(uri);
    await problems(uri, 'unknown-cell', (codes) => codes.includes('unknown-cell') || undefined);
    const [problem] = vscode.languages.getDiagnostics(uri);
    assert.equal(problem?.source, 'gridwright');
    assert.equal(problem?.severity, vscode.DiagnosticSeverity.Error);
    assert.deepEqual(problem?.range, new vscode.Range(3, 4, 3, 5));
  });

  it('follows typing', async () => {
    const editor = await vscode.window.showTextDocument(uri);
    await problems(uri, 'the fault', (codes) => codes.includes('unknown-cell') || undefined);
    await editor.edit((edit) => edit.replace(new vscode.Range(3, 4, 3, 5), '0'));
    await problems(uri, 'no error', (codes) => (codes.includes('unknown-cell') ? undefined : true));
  });

  it('says that a level cannot be solved', async () => {
    const star = fileUri('star.grid');
    await vscode.window.showTextDocument(star);
    await problems(star, 'expectation', (codes) => codes.includes('expectation') || undefined);
  });

  it('forgets a file that was closed', async () => {
    // A document that an extension asked for stays open for minutes: this one is opened as a user does.
    const closed = fileUri('closed.grid');
    await vscode.commands.executeCommand('vscode.openWith', closed, 'default');
    await problems(closed, 'the fault', (codes) => (codes.length > 0 ? true : undefined));
    await vscode.commands.executeCommand('workbench.action.closeAllEditors');
    await problems(closed, 'no problems', (codes) => (codes.length === 0 ? true : undefined));
  });

  it('has the same of a file that is open as a board', async () => {
    await vscode.commands.executeCommand('vscode.open', uri);
    await problems(uri, 'unknown-cell', (codes) => codes.includes('unknown-cell') || undefined);
  });
});
