import * as vscode from 'vscode';
import { editsFor, type EditResult } from '../../level/edits';
import type { Change } from '../../level/finding';
import type { GridFile } from '../../level/level';
import { shift, type TextEdit } from '../../level/range';
import { EditQueue, type EditOutcome } from '../editor/editQueue';
import { isEditable } from './isEditable';
import type { GridTexts } from './gridTexts';

/** The one way by which anything of Gridwright changes a document. */
export class DocumentEdits {
  private readonly queues = new WeakMap<vscode.TextDocument, EditQueue>();

  constructor(private readonly texts: GridTexts) {}

  /**
   * Makes a change to a level (from 1) as one undo step, after the changes asked for before it.
   * @param version of the document the change was thought of for
   */
  make(
    document: vscode.TextDocument,
    level: number,
    change: Change,
    version: number,
  ): Promise<EditOutcome> {
    return this.push(document, () => this.compute(document, level, change, version));
  }

  /** Puts text at the end of a document as one undo step, a blank line below what stands there. */
  append(document: vscode.TextDocument, text: string): Promise<EditOutcome> {
    return this.push(document, () => {
      const before = document.getText();
      const end = before.length;
      const gap = before.trim() === '' ? '' : /[\r\n]$/.test(before) ? '\n' : '\n\n';
      return { ok: true, edits: [{ range: { start: end, end }, text: gap + text }] };
    });
  }

  /**
   * Makes a change of a whole file as one undo step.
   * @param compute the text edits, in offsets of the file as it is then
   */
  makeInFile(
    document: vscode.TextDocument,
    compute: (file: GridFile) => EditResult,
  ): Promise<EditOutcome> {
    return this.push(document, () => compute(this.texts.file(document)));
  }

  /** Does something when the changes asked for before have settled; later ones wait for it. */
  after<T>(document: vscode.TextDocument, act: () => T | PromiseLike<T>): Promise<T> {
    return this.queueOf(document).after(act);
  }

  /** Takes its place in the queue at once: what is asked for later must not come first. */
  private push(document: vscode.TextDocument, compute: () => EditResult): Promise<EditOutcome> {
    const editable = isEditable(document);
    return this.queueOf(document).push({
      compute: async () =>
        (await editable) ? compute() : { ok: false, code: 'edit.read-only', args: {} },
      apply: (edits) => vscode.workspace.applyEdit(workspaceEdit(document, edits)),
    });
  }

  private compute(
    document: vscode.TextDocument,
    index: number,
    change: Change,
    version: number,
  ): EditResult {
    // Cells and settings keep their names when the text moves on; text ranges do not, and a route
    // may no longer be one.
    const isOfItsText =
      change.type === 'text' || (change.type === 'solution' && change.strokes !== null);
    if (isOfItsText && version !== document.version) {
      return { ok: false, code: 'edit.outdated', args: {} };
    }
    const level = this.texts.level(document, index);
    if (!level) return { ok: false, code: 'edit.no-level', args: { level: index } };
    const result = editsFor(level, change);
    if (!result.ok) return result;
    const edits = result.edits.map(({ range, text }) => ({
      range: shift(range, level.offset),
      text,
    }));
    return { ok: true, edits };
  }

  private queueOf(document: vscode.TextDocument): EditQueue {
    let queue = this.queues.get(document);
    if (!queue) {
      queue = new EditQueue();
      this.queues.set(document, queue);
    }
    return queue;
  }
}

function workspaceEdit(
  document: vscode.TextDocument,
  edits: readonly TextEdit[],
): vscode.WorkspaceEdit {
  const workspaceEdit = new vscode.WorkspaceEdit();
  for (const { range, text } of edits) {
    const { start, end } = range;
    workspaceEdit.replace(
      document.uri,
      new vscode.Range(document.positionAt(start), document.positionAt(end)),
      text,
    );
  }
  return workspaceEdit;
}
