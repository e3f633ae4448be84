import * as vscode from 'vscode';
import { BoardView } from '../editor/boardView';
import type { Services } from '../services';

/** The preview's name in the manifest. */
export const previewViewType = 'gridwright.preview';

/** Where the previews' documents are remembered for a reload of the window, by a panel's title. */
const memory = 'previews';

/** How many are remembered; closed ones too, since a reload closes all. */
const remembering = 20;

interface Remembered {
  readonly uri: string;
  readonly locked: boolean;
}

/** The previews: boards beside a text that follow its cursor, until they are locked. */
export class Previews implements vscode.WebviewPanelSerializer, vscode.Disposable {
  /** The previews that are open, with their panels. */
  readonly open = new Map<vscode.WebviewPanel, BoardView>();

  private readonly listening: vscode.Disposable;

  constructor(
    private readonly services: Services,
    private readonly state: vscode.Memento,
  ) {
    this.listening = vscode.window.onDidChangeActiveTextEditor((editor) => {
      if (editor?.document.languageId === 'grid') this.followAll(editor.document);
    });
  }

  /** The preview that has the focus, if one has. */
  get active(): BoardView | undefined {
    return [...this.open].find(([panel]) => panel.active)?.[1];
  }

  /** Shows a document's preview in a column; a preview that follows is used again. */
  show(document: vscode.TextDocument, column: vscode.ViewColumn): void {
    const follower = [...this.open].find(([, view]) => !view.locked);
    if (follower) {
      const [panel] = follower;
      this.turn(follower, document);
      panel.reveal(panel.viewColumn ?? column, true);
      return;
    }
    const title = this.titleOf(document);
    const showOptions = { viewColumn: column, preserveFocus: column !== vscode.ViewColumn.Active };
    const panel = vscode.window.createWebviewPanel(previewViewType, title, showOptions);
    this.adopt(panel, document, false);
  }

  /** Takes up a preview of the window before its reload. */
  async deserializeWebviewPanel(panel: vscode.WebviewPanel): Promise<void> {
    const remembered = this.remembered()[panel.title];
    if (!remembered) {
      panel.dispose();
      return;
    }
    const uri = vscode.Uri.parse(remembered.uri, true);
    const document = await vscode.workspace.openTextDocument(uri);
    this.adopt(panel, document, remembered.locked);
  }

  dispose(): void {
    this.listening.dispose();
    for (const view of this.open.values()) view.dispose();
  }

  private adopt(panel: vscode.WebviewPanel, document: vscode.TextDocument, locked: boolean): void {
    const view = new BoardView(
      panel.webview,
      'preview',
      document,
      this.services,
      () => panel.active,
      () => this.remember(panel, view),
    );
    view.locked = locked;
    this.open.set(panel, view);
    panel.onDidDispose(() => {
      this.open.delete(panel);
      view.dispose();
    });
    this.remember(panel, view);
  }

  private followAll(document: vscode.TextDocument): void {
    for (const entry of this.open) if (!entry[1].locked) this.turn(entry, document);
  }

  private turn(
    [panel, view]: readonly [vscode.WebviewPanel, BoardView],
    document: vscode.TextDocument,
  ): void {
    if (view.document === document) return;
    view.follow(document);
    panel.title = this.titleOf(document);
    this.remember(panel, view);
  }

  private titleOf(document: vscode.TextDocument): string {
    const name = vscode.workspace.asRelativePath(document.uri);
    return this.services.teller.tell('preview-title', { name });
  }

  private remembered(): Readonly<Record<string, Remembered>> {
    return this.state.get<Readonly<Record<string, Remembered>>>(memory, {});
  }

  private remember({ title }: vscode.WebviewPanel, view: BoardView): void {
    const entry: Remembered = { uri: view.document.uri.toString(), locked: view.locked };
    const others = Object.entries(this.remembered()).filter(([other]) => other !== title);
    const kept = [...others, [title, entry] as const].slice(-remembering);
    void this.state.update(memory, Object.fromEntries(kept));
  }
}
