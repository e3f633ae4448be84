import type { EditResult } from '../edits';
import { lineEndOf } from '../fixes';
import type { Level } from '../level';
import type { TextEdit } from '../range';
import { readCellName } from '../route';
import { lineAround, removeContent } from './lineText';

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
  const rows = solution?.written.length
    ? [...new Set(solution.written.flatMap(({ steps }) => steps.map(({ range }) => range.start)))]
    : [];
  if (!strokes) {
    if (!solution) return { ok: true, edits: [] };
    return {
      ok: true,
      edits: [removeContent(text, labelLine(level)), ...removeRows(level, rows, 0)],
    };
  }
  const each = level.drawing && !level.board ? 'each' : level.kind.steps;
  const indent = bodyIndent(level);
  const eol = lineEndOf(text);
  const body = strokes
    .flatMap((stroke) => strokeLines(writtenSteps(stroke, each), indent))
    .join(`${eol}${indent}`);
  if (!solution) {
    const last = level.board?.range.end ?? level.drawing?.range.end;
    if (last === undefined) return { ok: false, code: 'edit.no-board', args: {} };
    const at = lineAround(text, last).end;
    const inserted = `${eol}solution:${body === '' ? '' : `${eol}${indent}${body}`}`;
    return { ok: true, edits: [{ range: { start: at, end: at }, text: inserted }] };
  }
  const first = rows[0];
  if (first === undefined) {
    const at = lineAround(text, solution.label.end).end;
    const inserted = body === '' ? '' : `${eol}${indent}${body}`;
    return { ok: true, edits: [{ range: { start: at, end: at }, text: inserted }] };
  }
  if (body === '') return { ok: true, edits: removeRows(level, rows, 0) };
  const firstContent = rowContent(level, first);
  return {
    ok: true,
    edits: [{ range: firstContent, text: body }, ...removeRows(level, rows, 1)],
  };
}

/** The label, and the body on its line if there is one, as one piece of content. */
function labelLine(level: Level): { start: number; end: number } {
  const { label } = level.solution!;
  return { start: label.start, end: label.end };
}

/** The content of the row that a step stands on: all the steps of its line. */
function rowContent(level: Level, stepStart: number): { start: number; end: number } {
  const line = lineAround(level.text, stepStart);
  const onLine = level
    .solution!.written.flatMap(({ steps }) => steps.map(({ range }) => range))
    .filter(({ start }) => start >= line.start && start < line.end);
  const start = Math.min(...onLine.map((range) => range.start));
  let end = Math.max(...onLine.map((range) => range.end));
  end += /^\s*[-－]?/.exec(level.text.slice(end, line.end))![0].trimEnd().length;
  return { start, end };
}

/** Removes the contents of the solution's lines after the first `keep`; comments stay. */
function removeRows(level: Level, stepStarts: readonly number[], keep: number): TextEdit[] {
  const lines = new Map<number, number>();
  for (const start of stepStarts) {
    const line = lineAround(level.text, start).start;
    if (!lines.has(line)) lines.set(line, start);
  }
  return [...lines.values()]
    .slice(keep)
    .map((start) => removeContent(level.text, rowContent(level, start)));
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
