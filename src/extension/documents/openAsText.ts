import * as vscode from 'vscode';
import { showAs } from './showAs';

/**
 * Shows a document as text, with the cursor at `position`: in the text editor it is shown in
 * already, else in the place of its board.
 */
export async function openAsText(uri: vscode.Uri, position?: vscode.Position): Promise<void> {
  const shown = vscode.window.visibleTextEditors.find(
    (editor) => editor.document.uri.toString() === uri.toString(),
  );
  const options = position && { selection: new vscode.Range(position, position) };
  if (shown?.viewColumn === undefined) {
    await showAs(uri, 'default', options);
  } else {
    await vscode.window.showTextDocument(shown.document, {
      ...options,
      viewColumn: shown.viewColumn,
    });
  }
}
