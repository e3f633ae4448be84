import type { EditResult } from '../edits';
import { lineEndOf } from '../fixes';
import type { Level } from '../level';
import { splitLines } from '../lines';
import type { Range, TextEdit } from '../range';
import { readCellName } from '../route';
import { sortLines } from '../sections';
import { lineAround, removeContents } from './lineText';

const widest = 78;

/** The steps of a stroke that must be written: where cells in line are meant by themselves, corners. */
export function writtenSteps(stroke: readonly string[], steps: 'straight' | 'each'): string[] {
  if (steps === 'each') return [...stroke];
  return stroke.filter((name, i) => {
    const [before, here, after] = [stroke[i - 1], name, stroke[i + 1]].map((step) =>
      step === undefined ? null : readCellName(step),
    );
    if (!before || !here || !after) return true;
    const goesOn =
      Math.sign(here.row - before.row) === Math.sign(after.row - here.row) &&
      Math.sign(here.column - before.column) === Math.sign(after.column - here.column);
    return !goesOn;
  });
}

/** A stroke on lines of at most 78 columns; a line that ends in `-` goes on in the next. */
function strokeLines(steps: readonly string[], indent: string): string[] {
  const lines: string[] = [];
  let line = '';
  steps.forEach((step, i) => {
    const piece = i < steps.length - 1 ? `${step}-` : step;
    if (line !== '' && indent.length + line.length + piece.length > widest) {
      lines.push(line);
      line = '';
    }
    line += piece;
  });
  return [...lines, line];
}

/** Inserts, replaces or (null) removes a level's solution. Strokes name every step. */
export function editSolution(
  level: Level,
  strokes: readonly (readonly string[])[] | null,
): EditResult {
  const { solution, text } = level;
  const section = solution && sortLines(text, splitLines(text), 0).solution;
  const label = section?.label ?? null;
  const rows = section?.rows ?? [];
  if (!strokes) return { ok: true, edits: label ? clear(text, label, rows) : [] };
  const each = level.drawing && !level.board ? 'each' : level.kind.steps;
  const indent = bodyIndent(level);
  const eol = lineEndOf(text);
  const body = strokes
    .flatMap((stroke) => strokeLines(writtenSteps(stroke, each), indent))
    .join(`${eol}${indent}`);
  const own = body === '' ? '' : `${eol}${indent}${body}`;
  if (!label) {
    const last = endOfBody(level);
    if (last === undefined) return { ok: false, code: 'edit.no-board', args: {} };
    const at = lineAround(text, last).end;
    return { ok: true, edits: [{ range: { start: at, end: at }, text: `${eol}solution:${own}` }] };
  }
  const [first, ...others] = rows;
  if (!first) {
    const at = lineAround(text, label.end).end;
    return { ok: true, edits: own === '' ? [] : [{ range: { start: at, end: at }, text: own }] };
  }
  if (body === '') return { ok: true, edits: removeRows(text, label, rows) };
  return {
    ok: true,
    edits: [{ range: first, text: body }, ...removeContents(text, others)],
  };
}

/** Where the board, or the points and edges, of a level end. */
function endOfBody({ board, drawing }: Level): number | undefined {
  const ends = [board?.range.end, drawing?.range.end].filter((end) => end !== undefined);
  return ends.length > 0 ? Math.max(...ends) : undefined;
}

/** Removes a solution: its label with the stroke on its line, and the lines below; comments stay. */
function clear(text: string, label: Range, rows: readonly Range[]): TextEdit[] {
  const [first, ...others] = rows;
  if (!first || !isOnLine(text, label, first)) return removeContents(text, [label, ...rows]);
  return removeContents(text, [{ start: label.start, end: first.end }, ...others]);
}

/** Removes the strokes of a solution whose label stays. */
function removeRows(text: string, label: Range, rows: readonly Range[]): TextEdit[] {
  const [first, ...others] = rows;
  if (!first || !isOnLine(text, label, first)) return removeContents(text, rows);
  const { end } = lineAround(text, first.end);
  const nothingBehind = text.slice(first.end, end).trim() === '';
  const range = { start: label.end, end: nothingBehind ? end : first.end };
  return [{ range, text: '' }, ...removeContents(text, others)];
}

function isOnLine(text: string, label: Range, row: Range): boolean {
  return !/[\r\n]/.test(text.slice(label.end, row.start));
}

/** The indentation of a solution's body: its own, the board's under its label, or two spaces. */
function bodyIndent(level: Level): string {
  const rows = level.solution?.written.map(({ range }) => range) ?? [];
  const own = rows.find(({ start }) => isIndented(level.text, start));
  if (own) return indentAt(level.text, own.start);
  const row = level.board?.label ? level.board.rows[0] : undefined;
  return row && isIndented(level.text, row.start) ? indentAt(level.text, row.start) : '  ';
}

function indentAt(text: string, offset: number): string {
  return text.slice(lineAround(text, offset).start, offset);
}

function isIndented(text: string, offset: number): boolean {
  return /^\s+$/.test(indentAt(text, offset));
}
