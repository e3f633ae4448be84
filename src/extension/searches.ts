import * as vscode from 'vscode';
import type { Teller } from '../messages/teller';
import { levelName } from './levelName';

/** Milliseconds after which a search shows its progress. */
const quiet = 1000;

/** A search in a document began or ended. */
export interface BusyChange {
  readonly uri: vscode.Uri;
  readonly busy: boolean;
}

/** Searches that an author asked for: one a document, each with progress and a way to cancel. */
export class Searches implements vscode.Disposable {
  private readonly running = new Map<string, vscode.CancellationTokenSource>();
  private readonly busyEmitter = new vscode.EventEmitter<BusyChange>();

  /** Fires when a search begins or ends. */
  readonly onBusy = this.busyEmitter.event;

  constructor(private readonly teller: Teller) {}

  /** Whether a search runs in a document. */
  isBusy(uri: vscode.Uri): boolean {
    return this.running.has(uri.toString());
  }

  /** Stops the search in a document, if one runs. */
  cancel(uri: vscode.Uri): void {
    this.running.get(uri.toString())?.cancel();
  }

  /**
   * Runs a search in a document in place of the one that runs there. A failure is shown; nothing is
   * after a cancel. Resolves when the search has ended.
   * @param level from 1
   * @param title the code of the progress's sentence, with a place `{name}`
   */
  async run(
    document: vscode.TextDocument,
    level: number,
    title: string,
    search: (token: vscode.CancellationToken) => Promise<void>,
  ): Promise<void> {
    const { uri } = document;
    const key = uri.toString();
    this.running.get(key)?.cancel();
    const source = new vscode.CancellationTokenSource();
    this.running.set(key, source);
    this.busyEmitter.fire({ uri, busy: true });
    const words = this.teller.tell(title, { name: levelName(uri, level, this.teller) });
    try {
      await withProgress(words, search(source.token), source);
    } catch (error) {
      if (source.token.isCancellationRequested) return;
      const reason = error instanceof Error ? error.message : String(error);
      void vscode.window.showWarningMessage(this.teller.tell('solve-failed', { reason }));
    } finally {
      source.dispose();
      if (this.running.get(key) === source) {
        this.running.delete(key);
        this.busyEmitter.fire({ uri, busy: false });
      }
    }
  }

  dispose(): void {
    for (const source of this.running.values()) source.cancel();
    this.busyEmitter.dispose();
  }
}

/** Shows a notification with a way to cancel, once the search has taken a while. */
async function withProgress(
  title: string,
  search: Promise<void>,
  source: vscode.CancellationTokenSource,
): Promise<void> {
  const timer = setTimeout(() => {
    const location = vscode.ProgressLocation.Notification;
    void vscode.window.withProgress({ location, title, cancellable: true }, (_progress, token) => {
      token.onCancellationRequested(() => source.cancel());
      return search.catch(() => undefined);
    });
  }, quiet);
  try {
    await search;
  } finally {
    clearTimeout(timer);
  }
}
