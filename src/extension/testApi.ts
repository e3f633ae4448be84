import type * as vscode from 'vscode';
import type { FromBoard, ToBoard } from '../protocol/board';
import type { BoardEditors } from './editor/boardEditors';
import type { BoardView, ViewKind } from './editor/boardView';
import type { Previews } from './preview/previews';
import type { Services } from './services';

/** What `activate` returns to tests that run inside VS Code, and to nobody else. */
export interface TestApi {
  /** The last model or notice a view of a document was sent; null before the first. */
  shown(uri: vscode.Uri, view: ViewKind): ToBoard | null;
  /** Does as if the page of a view of a document had sent a message. */
  receive(uri: vscode.Uri, view: ViewKind, message: FromBoard): Promise<void>;
  /** Ends the language server as if it no longer answered. */
  endServer(): void;
  /** Fires after each message posted to any page. */
  readonly onPosted: vscode.Event<ToBoard>;
}

/** Makes the {@link TestApi}. */
export function testApi(
  boards: BoardEditors,
  previews: Previews,
  { client, posted }: Services,
): TestApi {
  const find = (uri: vscode.Uri, view: ViewKind): BoardView | undefined =>
    [...(view === 'board' ? boards : previews).open.values()].find(
      ({ document }) => document.uri.toString() === uri.toString(),
    );
  const need = (uri: vscode.Uri, view: ViewKind): BoardView => {
    const found = find(uri, view);
    if (!found) throw new Error(`No ${view} of ${uri.toString()} is open`);
    return found;
  };
  return {
    shown: (uri, view) => find(uri, view)?.lastShown ?? null,
    receive: (uri, view, message) => need(uri, view).receive(message),
    endServer: () => client.endServer(),
    onPosted: posted.event,
  };
}
