import * as vscode from 'vscode';
import { gridwright, openBoard, problems, shownModel } from '../harness/gridwright';
import { fileUri } from '../harness/workspace';

describe('a language server that no longer answers', () => {
  it('is started again, and the problems and boards go on', async () => {
    const broken = fileUri('broken.grid');
    const api = await gridwright();
    const document = await openBoard(broken);
    api.endServer();
    await problems(broken, 'no problems', (codes) => (codes.length === 0 ? true : undefined));
    await problems(broken, 'the fault', (codes) => codes.includes('unknown-cell') || undefined);
    const edit = new vscode.WorkspaceEdit();
    edit.replace(broken, new vscode.Range(3, 4, 3, 5), '0');
    await vscode.workspace.applyEdit(edit);
    await shownModel(broken, 'board', 'the new text', ({ version, verdict }) => {
      return version === document.version && verdict.state === 'solved';
    });
  });
});
