import * as vscode from 'vscode';
import type { Services } from './services';

/**
 * Ties text editors and views of one document together: the level under the text cursor is chosen,
 * and a level chosen in a board is scrolled to in the text.
 */
export function followTextCursor({ places, texts }: Services): vscode.Disposable {
  const cursor = {};
  return vscode.Disposable.from(
    vscode.window.onDidChangeTextEditorSelection(({ textEditor: { document }, selections }) => {
      const [first] = selections;
      if (document.languageId !== 'grid' || !first) return;
      places.set(document.uri, texts.indexAt(document, first.active), cursor);
    }),
    places.onChanged(({ uri, level, by }) => {
      if (by === cursor) return;
      for (const editor of vscode.window.visibleTextEditors) {
        const { document } = editor;
        if (document.uri.toString() !== uri.toString()) continue;
        if (texts.indexAt(document, editor.selection.active) === level) continue;
        const position = document.positionAt(texts.level(document, level)?.offset ?? 0);
        editor.revealRange(new vscode.Range(position, position), vscode.TextEditorRevealType.AtTop);
      }
    }),
    vscode.workspace.onDidCloseTextDocument(({ uri }) => places.forget(uri)),
  );
}
