import { Meaning, type Board } from '../board';
import type { EditResult } from '../edits';
import type { Level } from '../level';
import { applyEdits, type TextEdit } from '../range';
import { composeEdits } from './composeEdits';
import {
  boardOf,
  fitsCompact,
  forceStyle,
  meaningOf,
  sameMeaning,
  spaceOut,
  type CellMeaning,
} from './boardText';

const attempts = 5;

/** A way to write a meaning that nothing else on the board can change. */
function plainly({ meaning, number, label }: CellMeaning): string | null {
  switch (meaning) {
    case Meaning.open:
      return '.';
    case Meaning.hole:
      return '#';
    case Meaning.start:
      return 'S';
    case Meaning.end:
      return 'E';
    case Meaning.number:
      return number === 1 ? '01' : String(number);
    case Meaning.label:
      return label;
    case Meaning.unknown:
      return null;
  }
}

/**
 * Goes on from the edits of a board until it is read as meant: where the reading would change, its
 * label gets the word `spaced` or `compact`; cells that would mean something else are written
 * plainly.
 *
 * @param wanted what the cells shall mean, row after row
 * @param style how the board shall be read
 * @returns all edits, or `edit.unclear` where the text can't be brought to mean it
 */
export function settleBoard(
  level: Level,
  edits: readonly TextEdit[],
  wanted: readonly CellMeaning[],
  style: 'spaced' | 'compact',
): EditResult {
  let all = edits;
  let read = style;
  for (let attempt = 0; attempt < attempts; attempt++) {
    const text = applyEdits(level.text, all);
    const board = boardOf(level, text);
    if (!board) break;
    const sameCells = board.meaning.length === wanted.length;
    const wrong = sameCells
      ? wanted.flatMap((meaning, i) => (sameMeaning(meaningOf(board, i), meaning) ? [] : [i]))
      : [];
    if (sameCells && wrong.length === 0) return { ok: true, edits: all };
    if (!sameCells && board.style === read) break;
    let more: TextEdit[];
    if (board.style !== read) {
      more = forceStyle(text, board, read);
    } else {
      more = writePlainly(board, wrong, wanted);
      if (read === 'compact' && more.some((edit) => !fitsCompact(edit.text))) {
        more = [...more, ...spaceOut(text, board)];
        read = 'spaced';
      }
    }
    if (more.length === 0) break;
    all = composeEdits(level.text, all, more);
  }
  return { ok: false, code: 'edit.unclear', args: {} };
}

function writePlainly(
  board: Board,
  cells: readonly number[],
  wanted: readonly CellMeaning[],
): TextEdit[] {
  return cells.flatMap((index) => {
    const text = plainly(wanted[index]!);
    const range = { start: board.start[index]!, end: board.symbolEnd[index]! };
    return text === null ? [] : [{ range, text }];
  });
}
