import { isRectangular, type Board } from '../board';
import { displayWidth } from '../displayWidth';
import type { EditResult } from '../edits';
import type { Level } from '../level';
import type { TextEdit } from '../range';
import { boardSymbols } from './boardSymbols';
import { meaningOf, openCell, type CellMeaning } from './boardText';
import { lineAround } from './lineText';
import { settleBoard } from './settleBoard';

/** Inserts a column of open cells before the one that is `at` now (from 1; one more: behind the last). */
export function insertColumn(level: Level, at: number): EditResult {
  const board = wholeBoard(level);
  if ('ok' in board) return board;
  if (at < 1 || at > board.width + 1) return noColumn(at);
  const { open } = boardSymbols(level, board);
  const rows = meaningsByRow(board);
  for (const row of rows) row.splice(at - 1, 0, openCell);
  const gap = board.style === 'compact' ? '' : usualGap(level, board);
  const edits =
    at > board.width
      ? cellsAppended(level, board, gap, open)
      : board.rows.map((_, row): TextEdit => {
          const start = board.start[board.rowStart[row]! + at - 1]!;
          return { range: { start, end: start }, text: open + gap };
        });
  return settleBoard(level, edits, rows.flat(), board.style);
}

/** Removes a column (from 1) with its walls. */
export function removeColumn(level: Level, at: number): EditResult {
  const board = wholeBoard(level);
  if ('ok' in board) return board;
  if (at < 1 || at > board.width) return noColumn(at);
  if (board.width === 1) return { ok: false, code: 'edit.last-column', args: {} };
  const rows = meaningsByRow(board);
  for (const row of rows) row.splice(at - 1, 1);
  const edits = board.rows.map((_, row) => cellRemoved(board, row, at));
  return settleBoard(level, edits, rows.flat(), board.style);
}

/** Moves a column (from 1) to the place of another, which makes room. */
export function moveColumn(level: Level, from: number, to: number): EditResult {
  const board = wholeBoard(level);
  if ('ok' in board) return board;
  for (const column of [from, to]) {
    if (column < 1 || column > board.width) return noColumn(column);
  }
  if (from === to) return { ok: true, edits: [] };
  const rows = meaningsByRow(board);
  for (const row of rows) {
    const [moved] = row.splice(from - 1, 1);
    row.splice(to - 1, 0, moved!);
  }
  const edits = board.rows.flatMap((_, row) => cellMoved(level, board, row, from, to));
  return settleBoard(level, edits, rows.flat(), board.style);
}

/** The board of a level if all its rows are of one width, or why columns can't be edited. */
function wholeBoard({ board }: Level): Board | Extract<EditResult, { ok: false }> {
  if (!board) return { ok: false, code: 'edit.no-board', args: {} };
  return isRectangular(board) ? board : { ok: false, code: 'edit.ragged', args: {} };
}

function noColumn(column: number): EditResult {
  return { ok: false, code: 'edit.no-column', args: { column } };
}

function meaningsByRow(board: Board): CellMeaning[][] {
  return board.rows.map((_, row) =>
    Array.from({ length: board.width }, (__, i) => meaningOf(board, board.rowStart[row]! + i)),
  );
}

/** The white space between two cells that stands most often in the first row; a space if none does. */
function usualGap({ text }: Level, board: Board): string {
  const counts = new Map<string, number>();
  for (let i = 0; i < board.width - 1; i++) {
    const gap = text.slice(board.end[i], board.start[i + 1]);
    counts.set(gap, (counts.get(gap) ?? 0) + 1);
  }
  let best = ' ';
  for (const [gap, count] of counts) {
    if (gap.trim() === '' && gap !== '' && count > (counts.get(best) ?? 0)) best = gap;
  }
  return best;
}

/** Cells behind the last ones, lined up where those begin in one column. */
function cellsAppended({ text }: Level, board: Board, gap: string, open: string): TextEdit[] {
  const last = board.rows.map((_, row) => board.rowStart[row + 1]! - 1);
  const columns = last.map((index) => {
    const start = board.start[index]!;
    return displayWidth(text.slice(lineAround(text, start).start, start).replace('\ufeff', ''));
  });
  const widths = last.map((index) =>
    displayWidth(text.slice(board.start[index], board.end[index])),
  );
  const lined = board.style === 'spaced' && columns.every((column) => column === columns[0]);
  const widest = widths.reduce((most, width) => Math.max(most, width), 0);
  return last.map((index, row) => {
    const end = board.end[index]!;
    const room = lined ? ' '.repeat(widest - widths[row]!) : '';
    return { range: { start: end, end }, text: room + gap + open };
  });
}

/** Removes a cell with the white space behind it; the last one with that before it. */
function cellRemoved(board: Board, row: number, at: number): TextEdit {
  const index = board.rowStart[row]! + at - 1;
  const range =
    at < board.width
      ? { start: board.start[index]!, end: board.start[index + 1]! }
      : { start: board.end[index - 1]!, end: board.end[index]! };
  return { range, text: '' };
}

function cellMoved(
  { text }: Level,
  board: Board,
  row: number,
  from: number,
  to: number,
): TextEdit[] {
  const first = board.rowStart[row]! - 1;
  const cell = text.slice(board.start[first + from], board.end[first + from]);
  const before = from === board.width ? first + from - 1 : first + from;
  const gap = text.slice(board.end[before], board.start[before + 1]);
  const inserted: TextEdit =
    to === board.width
      ? at(board.end[first + to]!, gap + cell)
      : at(board.start[first + (to < from ? to : to + 1)]!, cell + gap);
  return [cellRemoved(board, row, from), inserted];
}

function at(offset: number, text: string): TextEdit {
  return { range: { start: offset, end: offset }, text };
}
