import * as vscode from 'vscode';

/** A level chosen in some view of a document. */
export interface PlaceChange {
  readonly uri: vscode.Uri;
  /** From 1. */
  readonly level: number;
  /** Who chose it, so that it does not follow itself. */
  readonly by: object;
}

/** The level last chosen in each document, which new views begin with and open ones follow. */
export class LevelPlaces implements vscode.Disposable {
  private readonly levels = new Map<string, number>();
  private readonly emitter = new vscode.EventEmitter<PlaceChange>();

  /** Fires when another level of a document was chosen. */
  readonly onChanged = this.emitter.event;

  /** The level last chosen, from 1. */
  get(uri: vscode.Uri): number {
    return this.levels.get(uri.toString()) ?? 1;
  }

  /** Tells that `by` now shows a level. */
  set(uri: vscode.Uri, level: number, by: object): void {
    if (this.levels.get(uri.toString()) !== level) this.turn(uri, level, by);
  }

  /**
   * Turns all views to a level, also to the one last chosen: an undo may have taken that away from
   * them, and now it is there again.
   */
  turn(uri: vscode.Uri, level: number, by: object): void {
    this.levels.set(uri.toString(), level);
    this.emitter.fire({ uri, level, by });
  }

  /** The document was closed. */
  forget(uri: vscode.Uri): void {
    this.levels.delete(uri.toString());
  }

  dispose(): void {
    this.emitter.dispose();
  }
}
