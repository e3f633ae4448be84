import * as vscode from 'vscode';

/** Folders that hold nobody's levels. */
const skipped: ReadonlySet<string> = new Set(['node_modules', '.git']);

/**
 * Every `.grid` file of the workspace, but those that its settings exclude. Where a file system has
 * no search of its own, its folders are walked.
 */
export async function findGridFiles(token: vscode.CancellationToken): Promise<vscode.Uri[]> {
  const exclude = `**/{${[...skipped].join(',')}}/**`;
  const found = await vscode.workspace.findFiles('**/*.grid', exclude, undefined, token);
  const searched = new Set(found.map(folderOf));
  const unsearched = (vscode.workspace.workspaceFolders ?? []).filter(
    ({ uri }) => uri.scheme !== 'file' && !searched.has(uri.toString()),
  );
  const walked = await Promise.all(unsearched.map(({ uri }) => walk(uri, token)));
  return [...found, ...walked.flat()].sort((a, b) => (a.path < b.path ? -1 : 1));
}

function folderOf(uri: vscode.Uri): string | undefined {
  return vscode.workspace.getWorkspaceFolder(uri)?.uri.toString();
}

async function walk(folder: vscode.Uri, token: vscode.CancellationToken): Promise<vscode.Uri[]> {
  if (token.isCancellationRequested) return [];
  const found: vscode.Uri[] = [];
  for (const [name, type] of await vscode.workspace.fs.readDirectory(folder)) {
    const uri = vscode.Uri.joinPath(folder, name);
    const isLink = (type & vscode.FileType.SymbolicLink) !== 0;
    if ((type & vscode.FileType.Directory) !== 0) {
      if (!isLink && !skipped.has(name)) found.push(...(await walk(uri, token)));
    } else if (name.endsWith('.grid')) found.push(uri);
  }
  return found;
}
