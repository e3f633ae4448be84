import type { TextEdit } from '../level/range';
import { lineEdit, type LineEdit } from './codeActions';
import type { GridDocument } from './gridDocument';

/** The edits of Format Document from those of `formatEdits` for its text. */
export function formatting(document: GridDocument, edits: readonly TextEdit[]): LineEdit[] {
  return edits
    .filter(({ range, text }) => range.start < range.end || text !== '')
    .map((edit) => lineEdit(document, edit));
}
