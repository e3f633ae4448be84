import type { Board } from '../board';
import { displayWidth } from '../displayWidth';
import type { EditResult } from '../edits';
import { lineEndOf } from '../fixes';
import type { Level } from '../level';
import type { Range, TextEdit } from '../range';
import { boardSymbols } from './boardSymbols';
import { meaningOf, openCell, type CellMeaning } from './boardText';
import { lineAround, removeContents } from './lineText';
import { settleBoard } from './settleBoard';

/** Inserts a row of open cells before the row that is `at` now (from 1; one more: below the last). */
export function insertRow(level: Level, at: number): EditResult {
  const { board } = level;
  if (!board) return { ok: false, code: 'edit.no-board', args: {} };
  if (at < 1 || at > board.height + 1) return { ok: false, code: 'edit.no-row', args: { row: at } };
  const rows = meaningsByRow(board);
  rows.splice(at - 1, 0, Array<CellMeaning>(board.width).fill(openCell));
  const edits = [lineInserted(level, board, at, newRow(level, board, Math.max(0, at - 2)))];
  return settleBoard(level, edits, rows.flat(), board.style);
}

/** Removes a row (from 1) with its walls; a comment on its line stays. */
export function removeRow(level: Level, at: number): EditResult {
  const { board } = level;
  if (!board) return { ok: false, code: 'edit.no-board', args: {} };
  const row = board.rows[at - 1];
  if (!row) return { ok: false, code: 'edit.no-row', args: { row: at } };
  if (board.height === 1) return { ok: false, code: 'edit.last-row', args: {} };
  const rows = meaningsByRow(board);
  rows.splice(at - 1, 1);
  return settleBoard(level, rowRemoved(level, board, row), rows.flat(), board.style);
}

/** Moves a row (from 1) to the place of another, which makes room; comments move along. */
export function moveRow(level: Level, from: number, to: number): EditResult {
  const { board } = level;
  if (!board) return { ok: false, code: 'edit.no-board', args: {} };
  for (const row of [from, to]) {
    if (row < 1 || row > board.height) return { ok: false, code: 'edit.no-row', args: { row } };
  }
  if (from === to) return { ok: true, edits: [] };
  const rows = meaningsByRow(board);
  const [moved] = rows.splice(from - 1, 1);
  rows.splice(to - 1, 0, moved!);
  const onLabelLine = Math.min(from, to) === 1 && isOnLabelLine(level, board);
  const edits = onLabelLine
    ? contentsMoved(level, board, from, to)
    : lineMoved(level, board, from, to);
  return settleBoard(level, edits, rows.flat(), board.style);
}

/** What the cells mean, row by row. */
function meaningsByRow(board: Board): CellMeaning[][] {
  return board.rows.map((_, row) => {
    const [first, next] = [board.rowStart[row]!, board.rowStart[row + 1]!];
    return Array.from({ length: next - first }, (__, i) => meaningOf(board, first + i));
  });
}

function isOnLabelLine({ text }: Level, { label, rows }: Board): boolean {
  return label !== null && !/[\r\n]/.test(text.slice(label.end, rows[0]!.start));
}

/** The text of a row of open cells, lined up with the row `model` (from 0). */
function newRow(level: Level, board: Board, model: number): string {
  const { open } = boardSymbols(level, board);
  const first = board.rowStart[model]!;
  const next = board.rowStart[model + 1]!;
  if (board.style === 'compact') return open.repeat(board.width);
  if (next - first !== board.width) return Array(board.width).fill(open).join(' ');
  let text = open;
  for (let i = first; i < next - 1; i++) {
    const cell = level.text.slice(board.start[i], board.end[i]);
    const room = displayWidth(cell) - displayWidth(open);
    const gap = level.text.slice(board.end[i], board.start[i + 1]);
    text += ' '.repeat(Math.max(0, room)) + gap + open;
  }
  return text;
}

/** A line of its own for a row that becomes row `at`. */
function lineInserted(level: Level, board: Board, at: number, row: string): TextEdit {
  const { text } = level;
  const eol = lineEndOf(text);
  if (at > board.height) {
    const last = lineAround(text, board.rows[board.height - 1]!.start);
    const inserted = eol + indentOf(level, board, board.height - 1) + row;
    return { range: { start: last.end, end: last.end }, text: inserted };
  }
  const { start } = board.rows[at - 1]!;
  // Behind the indentation (and a label) of the row that makes room, which gets a line of its own.
  const indent = indentOf(level, board, at - 1);
  return { range: { start, end: start }, text: row + eol + indent };
}

/** The white space before a row; where a label stands there, that before the next row or as much. */
function indentOf(level: Level, board: Board, row: number): string {
  const { text } = level;
  const { start } = board.rows[row]!;
  const before = text.slice(lineAround(text, start).start, start);
  if (before.trim() === '') return before.replace('\ufeff', '');
  if (board.height > row + 1) return indentOf(level, board, row + 1);
  return ' '.repeat(displayWidth(before));
}

function rowRemoved(level: Level, board: Board, row: Range): TextEdit[] {
  const { text } = level;
  if (row !== board.rows[0] || !isOnLabelLine(level, board)) return removeContents(text, [row]);
  const { end } = lineAround(text, row.end);
  const nothingBehind = text.slice(row.end, end).trim() === '';
  return [{ range: { start: board.label!.end, end: nothingBehind ? end : row.end }, text: '' }];
}

/** The whole line of row `from`, with its comment, to the place of row `to`. */
function lineMoved({ text }: Level, board: Board, from: number, to: number): TextEdit[] {
  const eol = lineEndOf(text);
  const source = lineAround(text, board.rows[from - 1]!.start);
  const target = lineAround(text, board.rows[to - 1]!.start);
  const mark = source.start === 0 && text.startsWith('\ufeff') ? 1 : 0;
  const line = text.slice(source.start + mark, source.end);
  const targetMark = target.start === 0 && text.startsWith('\ufeff') ? 1 : 0;
  const inserted: TextEdit =
    to < from
      ? {
          range: { start: target.start + targetMark, end: target.start + targetMark },
          text: line + eol,
        }
      : { range: { start: target.end, end: target.end }, text: eol + line };
  const isLast = source.next === source.end;
  const before = text.startsWith('\r\n', source.start - 2) ? 2 : 1;
  const removed = isLast
    ? { start: source.start - before, end: source.end }
    : { start: source.start + mark, end: source.next };
  return [inserted, { range: removed, text: '' }];
}

/** Only the rows' own text from line to line: one of them stands behind a label. */
function contentsMoved({ text }: Level, board: Board, from: number, to: number): TextEdit[] {
  const order = board.rows.map((_, row) => row);
  const [moved] = order.splice(from - 1, 1);
  order.splice(to - 1, 0, moved!);
  return order.flatMap((source, row) => {
    if (source === row) return [];
    const { start, end } = board.rows[source]!;
    return [{ range: board.rows[row]!, text: text.slice(start, end) }];
  });
}
