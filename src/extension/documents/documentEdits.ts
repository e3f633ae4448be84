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
  async make(
    document: vscode.TextDocument,
    level: number,
    change: Change,
    version: number,
  ): Promise<EditOutcome> {
    if (!(await isEditable(document))) return { ok: false, code: 'edit.read-only', args: {} };
    return this.queueOf(document).push({
      compute: () => this.compute(document, level, change, version),
      apply: (edits) => vscode.workspace.applyEdit(workspaceEdit(document, edits)),
    });
  }

  /** Puts text at the end of a document as one undo step, a blank line below what stands there. */
  async append(document: vscode.TextDocument, text: string): Promise<EditOutcome> {
    if (!(await isEditable(document))) return { ok: false, code: 'edit.read-only', args: {} };
    return this.queueOf(document).push({
      compute: () => {
        const before = document.getText();
        const end = before.length;
        const gap = before.trim() === '' ? '' : /[\r\n]$/.test(before) ? '\n' : '\n\n';
        return { ok: true, edits: [{ range: { start: end, end }, text: gap + text }] };
      },
      apply: (edits) => vscode.workspace.applyEdit(workspaceEdit(document, edits)),
    });
  }

  /**
   * Makes a change of a whole file as one undo step.
   * @param compute the text edits, in offsets of the file as it is then
   */
  async makeInFile(
    document: vscode.TextDocument,
    compute: (file: GridFile) => EditResult,
  ): Promise<EditOutcome> {
    if (!(await isEditable(document))) return { ok: false, code: 'edit.read-only', args: {} };
    return this.queueOf(document).push({
      compute: () => compute(this.texts.file(document)),
      apply: (edits) => vscode.workspace.applyEdit(workspaceEdit(document, edits)),
    });
  }

  private compute(
    document: vscode.TextDocument,
    index: number,
    change: Change,
    version: number,
  ): EditResult {
    // Cells and settings keep their names when the text moves on; text ranges do not.
    if (change.type === 'text' && version !== document.version) {
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
