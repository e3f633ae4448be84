import * as vscode from 'vscode';
import type { Teller } from '../messages/teller';
import type { SolveResult } from '../protocol/lsp';
import type { NextSolutionResult } from '../protocol/solutionRequests';
import type { GridClient } from './client/gridClient';
import type { DocumentEdits } from './documents/documentEdits';
import type { TriedRoute } from './triedRoute';
import { levelName } from './levelName';
import { Searches } from './searches';

/** Finds routes and writes them into their documents, and counts them. Levels count from 1. */
export class Solver implements vscode.Disposable {
  private readonly searches: Searches;

  constructor(
    private readonly client: GridClient,
    private readonly edits: DocumentEdits,
    private readonly teller: Teller,
  ) {
    this.searches = new Searches(teller);
  }

  /** Fires when a search begins or ends. */
  get onBusy() {
    return this.searches.onBusy;
  }

  /** Whether a search runs in a document. */
  isBusy(uri: vscode.Uri): boolean {
    return this.searches.isBusy(uri);
  }

  /** Stops the search in a document, if one runs. */
  cancel(uri: vscode.Uri): void {
    this.searches.cancel(uri);
  }

  /**
   * Finds a route of a level and writes it under `solution:`, as one undo step; where there is none,
   * says why. Resolves when that is done, or was cancelled.
   */
  async solve(document: vscode.TextDocument, level: number): Promise<void> {
    await this.searches.run(document, level, 'solving', async (token) => {
      const result = await this.client.solve(document, level, token);
      if (!token.isCancellationRequested) await this.take(document, level, result);
    });
  }

  /** Writes the route that comes after the stored one in its place, or says why there is none. */
  async next(document: vscode.TextDocument, level: number): Promise<void> {
    await this.searches.run(document, level, 'solving', async (token) => {
      const { version } = document;
      const result = await this.client.nextSolution(document, level, version, null, token);
      if (!token.isCancellationRequested) await this.take(document, level, result);
    });
  }

  /**
   * Finds a route that starts on the cell at a position, and writes nothing; where there is none,
   * says why. Resolves to null after a cancel, and where the text has changed since.
   */
  async tryFrom(
    document: vscode.TextDocument,
    level: number,
    position: vscode.Position,
  ): Promise<TriedRoute | null> {
    let tried: TriedRoute | null = null;
    await this.searches.run(document, level, 'solving', async (token) => {
      const result = await this.client.solveFrom(document, level, position, token);
      if (token.isCancellationRequested) return;
      const { verdict, version, message } = result;
      const route = verdict === 'solved' ? result.route : null;
      if (!route) void vscode.window.showWarningMessage(message);
      if (verdict === 'outdated') return;
      const shown = { type: 'tried', level, version, route, message } as const;
      tried = { uri: document.uri, shown };
    });
    return tried;
  }

  /** Says how many routes a level has: exactly, or at least. */
  async count(document: vscode.TextDocument, level: number): Promise<void> {
    await this.searches.run(document, level, 'counting', async (token) => {
      const { bound, message } = await this.client.count(document, level, token);
      if (token.isCancellationRequested) return;
      const name = levelName(document.uri, level, this.teller);
      const words = this.teller.tell('counted', { name, message });
      const unanswered = bound === 'invalid' || bound === 'outdated' || bound === 'undecided';
      if (unanswered) void vscode.window.showWarningMessage(words);
      else void vscode.window.showInformationMessage(words);
    });
  }

  dispose(): void {
    this.searches.dispose();
  }

  private async take(
    document: vscode.TextDocument,
    level: number,
    result: SolveResult | NextSolutionResult,
  ): Promise<void> {
    if ('message' in result) {
      const { verdict, message } = result;
      if (verdict === 'only') void vscode.window.showInformationMessage(message);
      else void vscode.window.showWarningMessage(message);
      return;
    }
    if (result.version !== document.version) {
      void vscode.window.showWarningMessage(this.teller.tell('solve-outdated'));
      return;
    }
    const change = { type: 'solution', strokes: result.route } as const;
    const outcome = await this.edits.make(document, level, change, result.version);
    if (outcome.ok) return;
    void vscode.window.showWarningMessage(this.teller.tell(outcome.code, outcome.args));
  }
}
