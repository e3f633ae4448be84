import * as vscode from 'vscode';
import { declareSave, fileUri } from './workspace';

/** Writes a file of the workspace as something else than an editor would. */
export async function writeFile(path: string, text: string): Promise<vscode.Uri> {
  declareSave(path);
  const uri = fileUri(path);
  await vscode.workspace.fs.writeFile(uri, new TextEncoder().encode(text));
  return uri;
}

/** Removes a file of the workspace, where it is there. */
export async function removeFile(path: string): Promise<void> {
  await vscode.workspace.fs.delete(fileUri(path)).then(undefined, () => undefined);
}

/** Replaces a document's whole text, as an edit from elsewhere. */
export async function replaceText(document: vscode.TextDocument, text: string): Promise<void> {
  const end = document.positionAt(document.getText().length);
  const edit = new vscode.WorkspaceEdit();
  edit.replace(document.uri, new vscode.Range(new vscode.Position(0, 0), end), text);
  await vscode.workspace.applyEdit(edit);
}
