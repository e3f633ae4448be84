import * as vscode from 'vscode';

/**
 * Whether a document may be edited: its file system takes writes, its file is not read-only, and no
 * setting makes it so.
 */
export async function isEditable(document: vscode.TextDocument): Promise<boolean> {
  const { uri } = document;
  if (uri.scheme === 'untitled') return true;
  if (vscode.workspace.fs.isWritableFileSystem(uri.scheme) === false) return false;
  if (isReadonlyBySetting(document)) return false;
  try {
    const { permissions = 0 } = await vscode.workspace.fs.stat(uri);
    return (permissions & vscode.FilePermission.Readonly) === 0;
  } catch {
    // A file that was deleted or can't be looked at may still be edited and saved anew.
    return true;
  }
}

/** What `files.readonlyInclude` names and `files.readonlyExclude` does not; VS Code tells it no other way. */
function isReadonlyBySetting(document: vscode.TextDocument): boolean {
  const files = vscode.workspace.getConfiguration('files', document.uri);
  const names = (setting: string): boolean => {
    const patterns = files.get<Readonly<Record<string, boolean>>>(setting) ?? {};
    return Object.entries(patterns).some(
      ([pattern, on]) => on && vscode.languages.match({ pattern }, document) > 0,
    );
  };
  return names('readonlyInclude') && !names('readonlyExclude');
}
