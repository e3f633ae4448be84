import * as vscode from 'vscode';
import { mark } from '../../../scripts/test/marks.mjs';

/** Files that a test saved on purpose. */
const saved = new Set<string>();

/** The folder that VS Code has open. */
export function workspaceFolder(): vscode.Uri {
  const folder = vscode.workspace.workspaceFolders?.[0];
  if (!folder) throw new Error('VS Code has no folder open.');
  return folder.uri;
}

/** A file of the workspace, by its path in it. */
export function fileUri(path: string): vscode.Uri {
  return vscode.Uri.joinPath(workspaceFolder(), path);
}

/** What a file of the workspace holds now, on disk or in the memory of the web host. */
export async function contentOf(path: string): Promise<string> {
  return new TextDecoder().decode(await vscode.workspace.fs.readFile(fileUri(path)));
}

/** Tells the runner that a test changes a file on purpose; any other change fails the run. */
export function declareSave(path: string): void {
  saved.add(path);
  console.log(mark('saved', path));
}

/** In the web host the workspace is in memory and begins empty: writes its files. */
export async function fillWorkspace(): Promise<void> {
  if (workspaceFolder().scheme === 'file' || vscode.env.remoteName !== undefined) return;
  for (const [path, content] of Object.entries(WORKSPACE_FILES)) {
    await vscode.workspace.fs.writeFile(fileUri(path), decode(content));
  }
}

/**
 * Compares every file of the workspace with what it was.
 * @throws naming those that differ though no test declared it
 */
export async function checkWorkspace(): Promise<void> {
  const changed: string[] = [];
  for (const [path, content] of Object.entries(WORKSPACE_FILES)) {
    if (saved.has(path)) continue;
    const now = await vscode.workspace.fs.readFile(fileUri(path));
    if (!equal(now, decode(content))) changed.push(path);
  }
  if (changed.length > 0) {
    throw new Error(`Hidden edits: ${changed.join(', ')} differ though no test saved them.`);
  }
}

function decode(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

function equal(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, index) => byte === b[index]);
}
