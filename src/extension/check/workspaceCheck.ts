import * as vscode from 'vscode';
import type { CheckFileResult } from '../../protocol/fileRequests';
import type { GridClient } from '../client/gridClient';
import { findGridFiles } from './findGridFiles';

/** So many files are read while another is checked. */
const atOnce = 4;

/** What a check of the workspace came to. */
export interface WorkspaceTally extends CheckFileResult {
  readonly files: number;
  /** Files that could not be read. */
  readonly unread: number;
}

/**
 * Checks the `.grid` files of the workspace without opening them. Once asked, it keeps their
 * findings true: files that change, come and go are checked anew, quietly.
 */
export class WorkspaceCheck implements vscode.Disposable {
  private watching: vscode.Disposable | null = null;
  private readonly known = new Map<string, vscode.Uri>();

  constructor(private readonly client: GridClient) {}

  /**
   * Checks every file.
   * @param progress is called as files are done
   * @returns null where it was cancelled
   */
  async run(
    progress: (done: number, files: number) => void,
    token: vscode.CancellationToken,
  ): Promise<WorkspaceTally | null> {
    this.watch();
    const files = await findGridFiles(token);
    const tally = { files: files.length, levels: 0, errors: 0, warnings: 0, unread: 0 };
    const waiting = files.values();
    let done = 0;
    const work = async () => {
      for (const uri of waiting) {
        if (token.isCancellationRequested) return;
        const result = await this.check(uri, token);
        if (result) {
          tally.levels += result.levels;
          tally.errors += result.errors;
          tally.warnings += result.warnings;
        } else tally.unread++;
        progress(++done, files.length);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    return token.isCancellationRequested ? null : tally;
  }

  dispose(): void {
    this.watching?.dispose();
  }

  private watch(): void {
    if (this.watching) return;
    const watcher = vscode.workspace.createFileSystemWatcher('**/*.grid');
    this.watching = vscode.Disposable.from(
      watcher,
      watcher.onDidChange((uri) => void this.check(uri)),
      watcher.onDidCreate((uri) => void this.check(uri)),
      watcher.onDidDelete((uri) => this.forget(uri)),
      // A folder that goes tells nothing of its files.
      vscode.workspace.onDidDeleteFiles(({ files }) => files.forEach((uri) => this.forgetIn(uri))),
      vscode.workspace.onDidRenameFiles(({ files }) =>
        files.forEach(({ oldUri }) => this.forgetIn(oldUri)),
      ),
      // What was not saved goes with its editor.
      vscode.workspace.onDidCloseTextDocument(({ uri }) => {
        if (this.known.has(uri.toString())) void this.check(uri);
      }),
      // A new server knows of no file yet.
      this.client.onStarted(() => this.known.forEach((uri) => void this.check(uri))),
    );
  }

  /** Checks one file; null where it can't be read, or something else came first. */
  private async check(
    uri: vscode.Uri,
    token?: vscode.CancellationToken,
  ): Promise<CheckFileResult | null> {
    let text: string;
    try {
      text = await textOf(uri);
    } catch {
      this.forget(uri);
      return null;
    }
    this.known.set(uri.toString(), uri);
    // Cancelled, checked anew meanwhile, or the server has ended: then the next one is told.
    return this.client.checkFile(uri, text, token).catch(() => null);
  }

  private forgetIn(folder: vscode.Uri): void {
    const start = folder.toString();
    for (const [key, uri] of this.known) {
      if (key === start || key.startsWith(`${start}/`)) this.forget(uri);
    }
  }

  private forget(uri: vscode.Uri): void {
    if (this.known.delete(uri.toString())) void this.client.forgetFile(uri);
  }
}

/** What an editor shows of a file, else what it holds. */
async function textOf(uri: vscode.Uri): Promise<string> {
  const key = uri.toString();
  const open = vscode.workspace.textDocuments.find((each) => each.uri.toString() === key);
  if (open && !open.isClosed) return open.getText();
  return new TextDecoder().decode(await vscode.workspace.fs.readFile(uri));
}
