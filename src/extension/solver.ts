import * as vscode from 'vscode';
import type { Teller } from '../messages/teller';
import type { SolveResult } from '../protocol/lsp';
import type { GridClient } from './client/gridClient';
import type { DocumentEdits } from './documents/documentEdits';

/** Milliseconds after which a search shows its progress. */
const quiet = 1000;

/** A search in a document began or ended. */
export interface BusyChange {
  readonly uri: vscode.Uri;
  readonly busy: boolean;
}

/** Finds routes and writes them into their documents; one search a document. */
export class Solver implements vscode.Disposable {
  private readonly running = new Map<string, vscode.CancellationTokenSource>();
  private readonly busyEmitter = new vscode.EventEmitter<BusyChange>();

  /** Fires when a search begins or ends. */
  readonly onBusy = this.busyEmitter.event;

  constructor(
    private readonly client: GridClient,
    private readonly edits: DocumentEdits,
    private readonly teller: Teller,
  ) {}

  /** Whether a search runs in a document. */
  isBusy(uri: vscode.Uri): boolean {
    return this.running.has(uri.toString());
  }

  /** Stops the search in a document, if one runs. */
  cancel(uri: vscode.Uri): void {
    this.running.get(uri.toString())?.cancel();
  }

  /**
   * Finds a route of a level (from 1) and writes it under `solution:`, as one undo step; where there
   * is none, says why. Resolves when that is done, or was cancelled.
   */
  async solve(document: vscode.TextDocument, level: number): Promise<void> {
    const key = document.uri.toString();
    this.running.get(key)?.cancel();
    const source = new vscode.CancellationTokenSource();
    this.running.set(key, source);
    this.busyEmitter.fire({ uri: document.uri, busy: true });
    try {
      const asked = this.client.solve(document, level, source.token);
      const result = await this.withProgress(document, level, asked, source);
      if (!source.token.isCancellationRequested) await this.take(document, level, result);
    } catch (error) {
      if (source.token.isCancellationRequested) return;
      this.warn('solve-failed', { reason: error instanceof Error ? error.message : String(error) });
    } finally {
      source.dispose();
      if (this.running.get(key) === source) {
        this.running.delete(key);
        this.busyEmitter.fire({ uri: document.uri, busy: false });
      }
    }
  }

  dispose(): void {
    for (const source of this.running.values()) source.cancel();
    this.busyEmitter.dispose();
  }

  private async take(
    document: vscode.TextDocument,
    level: number,
    result: SolveResult,
  ): Promise<void> {
    if (result.verdict !== 'solved') {
      void vscode.window.showWarningMessage(result.message);
      return;
    }
    if (result.version !== document.version) {
      this.warn('solve-outdated');
      return;
    }
    const change = { type: 'solution', strokes: result.route } as const;
    const outcome = await this.edits.make(document, level, change, result.version);
    if (!outcome.ok) this.warn(outcome.code, outcome.args);
  }

  private warn(code: string, args: Readonly<Record<string, string | number>> = {}): void {
    void vscode.window.showWarningMessage(this.teller.tell(code, args));
  }

  /** Shows a notification with a way to cancel, once the search has taken a while. */
  private async withProgress(
    document: vscode.TextDocument,
    level: number,
    asked: Promise<SolveResult>,
    source: vscode.CancellationTokenSource,
  ): Promise<SolveResult> {
    const file = document.uri.path.slice(document.uri.path.lastIndexOf('/') + 1);
    const name = this.teller.tell('level-name', { level, file });
    const timer = setTimeout(() => {
      const location = vscode.ProgressLocation.Notification;
      const title = this.teller.tell('solving', { name });
      void vscode.window.withProgress(
        { location, title, cancellable: true },
        async (_progress, token) => {
          token.onCancellationRequested(() => source.cancel());
          await asked.then(
            () => undefined,
            () => undefined,
          );
        },
      );
    }, quiet);
    try {
      return await asked;
    } finally {
      clearTimeout(timer);
    }
  }
}
