import * as vscode from 'vscode';
import { boardViewType, type BoardEditors } from './editor/boardEditors';
import type { Previews } from './preview/previews';
import type { Services } from './services';

/** A document and the level in it (from 1) that a command is meant for. */
export interface ActiveGrid {
  readonly document: vscode.TextDocument;
  readonly level: number;
  /** What a board shows of it stands here; absent where a text is looked at. */
  readonly place?: vscode.Position;
}

/** Finds what the author is looking at: a text, a board or a preview. */
export class ActiveGridFinder {
  constructor(
    private readonly services: Services,
    private readonly boards: BoardEditors,
    private readonly previews: Previews,
  ) {}

  /** The active document and level; undefined (and said so) where nothing of ours is active. */
  async find(): Promise<ActiveGrid | undefined> {
    const found = await this.look();
    if (!found) {
      void vscode.window.showInformationMessage(this.services.teller.tell('no-grid'));
    }
    return found;
  }

  /** The active document and level, without a word where nothing of ours is active. */
  async look(): Promise<ActiveGrid | undefined> {
    return this.inView() ?? (await this.inTab()) ?? this.inText();
  }

  /** Whether a board or preview in sight shows a document. */
  isSeen(document: vscode.TextDocument): boolean {
    return [...this.boards.open, ...this.previews.open].some(
      ([panel, view]) => panel.visible && view.document === document,
    );
  }

  private inView(): ActiveGrid | undefined {
    const view = this.boards.active ?? this.previews.active;
    return view && { document: view.document, level: view.level, place: view.place };
  }

  /** A board's document, by its tab: boards have no active text editor. */
  private async inTab(): Promise<ActiveGrid | undefined> {
    const input = vscode.window.tabGroups.activeTabGroup.activeTab?.input;
    if (!(input instanceof vscode.TabInputCustom) || input.viewType !== boardViewType) {
      return undefined;
    }
    const document = await vscode.workspace.openTextDocument(input.uri);
    return { document, level: this.services.places.get(input.uri) };
  }

  private inText(): ActiveGrid | undefined {
    const editor = vscode.window.activeTextEditor;
    if (editor?.document.languageId !== 'grid') return undefined;
    const { document, selection } = editor;
    return { document, level: this.services.texts.indexAt(document, selection.active) };
  }
}
