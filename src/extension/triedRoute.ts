import type * as vscode from 'vscode';
import type { ToBoard } from '../protocol/board';

/** A route that was tried from another start, for the boards of a document. */
export interface TriedRoute {
  readonly uri: vscode.Uri;
  readonly shown: Extract<ToBoard, { readonly type: 'tried' }>;
}
