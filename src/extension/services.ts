import type * as vscode from 'vscode';
import type { ToBoard } from '../protocol/board';
import type { Teller } from '../messages/teller';
import type { GridClient } from './client/gridClient';
import type { DocumentEdits } from './documents/documentEdits';
import type { GridTexts } from './documents/gridTexts';
import type { LevelPlaces } from './documents/levelPlaces';
import type { Solver } from './solver';
import type { TriedRoute } from './triedRoute';

/** What the parts of the extension share, made once when it is activated. */
export interface Services {
  readonly extensionUri: vscode.Uri;
  readonly client: GridClient;
  readonly texts: GridTexts;
  readonly edits: DocumentEdits;
  readonly places: LevelPlaces;
  readonly solver: Solver;
  readonly teller: Teller;
  /** Fires when a route was tried that boards are to show. */
  readonly tried: vscode.EventEmitter<TriedRoute>;
  /** Fires after each message posted to any board's page. */
  readonly posted: vscode.EventEmitter<ToBoard>;
}
