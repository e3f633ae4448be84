import * as vscode from 'vscode';

/** Folders that hold nobody's levels. */
const skipped: ReadonlySet<string> = new Set(['node_modules', '.git']);

/** File systems that VS Code can search. It waits for ever for the search of one that has none. */
const searchable: ReadonlySet<string> = new Set(['file', 'vscode-remote', 'vscode-vfs']);

/**
 * Every `.grid` file of the workspace, but those that its settings exclude. Where a file system has
 * no search of its own, its folders are walked.
 */
export async function findGridFiles(token: vscode.CancellationToken): Promise<vscode.Uri[]> {
  const exclude = `**/{${[...skipped].join(',')}}/**`;
  const found = await Promise.all(
    (vscode.workspace.workspaceFolders ?? []).map(({ uri }) => {
      if (!searchable.has(uri.scheme)) return walk(uri, token);
      const pattern = new vscode.RelativePattern(uri, '**/*.grid');
      return vscode.workspace.findFiles(pattern, exclude, undefined, token);
    }),
  );
  return found.flat().sort((a, b) => (a.path < b.path ? -1 : 1));
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
