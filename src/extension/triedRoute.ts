import type * as vscode from 'vscode';
import type { ToBoard } from '../protocol/board';

/** What came of another start, with a route or without, for the boards of a document. */
export interface TriedRoute {
  readonly uri: vscode.Uri;
  readonly shown: Extract<ToBoard, { readonly type: 'tried' }>;
}
