import type * as vscode from 'vscode';
import type { Services } from '../services';
import { BoardView } from './boardView';

/** The custom editor's name in the manifest. */
export const boardViewType = 'gridwright.board';

/** The custom editor: every open board, each a view of its text document. */
export class BoardEditors implements vscode.CustomTextEditorProvider {
  /** The boards that are open, with their panels. */
  readonly open = new Map<vscode.WebviewPanel, BoardView>();

  constructor(private readonly services: Services) {}

  resolveCustomTextEditor(document: vscode.TextDocument, panel: vscode.WebviewPanel): void {
    const view = new BoardView(panel.webview, 'board', document, this.services, () => panel.active);
    this.open.set(panel, view);
    panel.onDidDispose(() => {
      this.open.delete(panel);
      view.dispose();
    });
  }

  /** The board that has the focus, if one has. */
  get active(): BoardView | undefined {
    return [...this.open].find(([panel]) => panel.active)?.[1];
  }
}
