import * as vscode from 'vscode';

/** Whether a document may be edited: its file system takes writes and its file is not read-only. */
export async function isEditable(uri: vscode.Uri): Promise<boolean> {
  if (uri.scheme === 'untitled') return true;
  if (vscode.workspace.fs.isWritableFileSystem(uri.scheme) === false) return false;
  try {
    const { permissions = 0 } = await vscode.workspace.fs.stat(uri);
    return (permissions & vscode.FilePermission.Readonly) === 0;
  } catch {
    // A file that was deleted or can't be looked at may still be edited and saved anew.
    return true;
  }
}
