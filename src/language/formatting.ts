import { formatEdits } from '../level/format/format';
import { lineEdit, type LineEdit } from './codeActions';
import type { GridDocument } from './gridDocument';

/** The edits of Format Document: the smallest that bring a text into its usual form. */
export function formatting(document: GridDocument): LineEdit[] {
  return formatEdits(document.file)
    .filter(({ range, text }) => range.start < range.end || text !== '')
    .map((edit) => lineEdit(document, edit));
}
