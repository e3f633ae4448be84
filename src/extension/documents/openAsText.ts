import * as vscode from 'vscode';

/**
 * Shows a document as text, with the cursor at `position`: in the text editor it is shown in
 * already, else in the active group.
 */
export async function openAsText(uri: vscode.Uri, position?: vscode.Position): Promise<void> {
  const shown = vscode.window.visibleTextEditors.find(
    (editor) => editor.document.uri.toString() === uri.toString(),
  );
  const viewColumn = shown?.viewColumn ?? vscode.ViewColumn.Active;
  const options: vscode.TextDocumentShowOptions = {
    viewColumn,
    ...(position && { selection: new vscode.Range(position, position) }),
  };
  await vscode.commands.executeCommand('vscode.openWith', uri, 'default', options);
}
