import { findInvisible } from '../characters';
import { classifyLine, type ClassifiedLine } from '../classify';
import { displayWidth } from '../displayWidth';
import type { Level, Setting } from '../level';
import { splitLines, type Line } from '../lines';
import { rangeOfPlace } from '../locate';
import type { Range } from '../range';
import { sortLines, type RawLevel } from '../sections';
import { alignRows } from './alignRows';
import { alignSettings } from './alignSettings';
import { keptLine, type FormatLine } from './formatLine';

const bodyIndent = '  ';

/** Errors whose lines stay as they are: nobody can tell what they shall become. */
const unreadable = new Set([
  'unknown-cell',
  'ragged-row',
  'mixed-spacing',
  'duplicate-key',
  'bad-value',
  'bad-drawing',
  'unknown-point',
  'bad-route',
  'pasted-matrix',
  'second-board',
]);

/** What is written anew of a part of a file: settings, and a level's sections where it is one. */
interface Part {
  readonly text: string;
  readonly settings: readonly Setting[];
  readonly level: Level | null;
}

/** The lines of a level as they shall stand. Offsets count from the level's start. */
export function levelLines(level: Level): FormatLine[] {
  return partLines({ text: level.text, settings: level.settings, level });
}

/** The lines above the first level. */
export function defaultLines(text: string, settings: readonly Setting[]): FormatLine[] {
  return partLines({ text, settings, level: null });
}

function partLines(part: Part): FormatLine[] {
  const { text, level } = part;
  const lines = splitLines(text);
  const raw = sortLines(text, lines, 0);
  const classified = lines.map(({ start, end }) => classifyLine(text.slice(start, end)));
  const keeps = keptLines(part, lines, classified);

  const written = new Map<number, string>();
  writeSettings(part, lines, keeps, written);
  const indents = level
    ? writeBodies(level, raw, lines, classified, keeps, written)
    : new Map<number, string>();

  const formatted = lines.map((line, i): FormatLine => {
    const one = classified[i]!;
    if (keeps[i]) return keptLine(line);
    return lineOf(text, line, one, written.get(i), indents.get(i) ?? '');
  });
  return indentComments(formatted);
}

/** Which lines stay as they are: those with errors, pasted ones, those with what nobody sees. */
function keptLines(
  { settings, level, text }: Part,
  lines: readonly Line[],
  classified: readonly ClassifiedLine[],
): boolean[] {
  const keeps = classified.map(
    ({ type }, i) =>
      type === 'bracket' ||
      type === 'pasted' ||
      findInvisible(text.slice(lines[i]!.start, lines[i]!.end)).length > 0,
  );
  const keep = ({ start, end }: Range): void => {
    const last = lineIndex(lines, end);
    for (let i = lineIndex(lines, start); i <= last; i++) keeps[i] = true;
  };
  for (const { value, line } of settings) if (value === null) keep(line);
  for (const found of level?.findings ?? []) {
    if (found.severity !== 'error' || !unreadable.has(found.code)) continue;
    for (const place of found.at) {
      const range = rangeOfPlace(level!, place);
      if (range) keep(range);
    }
  }
  return keeps;
}

/** The index of the line that an offset stands on. */
function lineIndex(lines: readonly Line[], offset: number): number {
  let low = 0;
  let high = lines.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (lines[middle]!.start <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Writes the settings: those above the body are one block, late ones a block where they touch. */
function writeSettings(
  { text, settings }: Part,
  lines: readonly Line[],
  keeps: readonly boolean[],
  written: Map<number, string>,
): void {
  const blocks: Setting[][] = [];
  let lastLate = -2;
  for (const setting of settings) {
    const line = lineIndex(lines, setting.line.start);
    if (keeps[line]) continue;
    const goesOn = setting.late ? lastLate === line - 1 : lastLate === -2;
    if (goesOn && blocks.length > 0) blocks[blocks.length - 1]!.push(setting);
    else blocks.push([setting]);
    if (setting.late) lastLate = line;
  }
  for (const block of blocks) {
    alignSettings(text, block).forEach((content, i) =>
      written.set(lineIndex(lines, block[i]!.line.start), content),
    );
  }
}

/** Writes labels and what stands under them; returns the indentation of lines that have one. */
function writeBodies(
  level: Level,
  raw: RawLevel,
  lines: readonly Line[],
  classified: readonly ClassifiedLine[],
  keeps: readonly boolean[],
  written: Map<number, string>,
): Map<number, string> {
  const { text, board } = level;
  const indents = new Map<number, string>();
  const sections = [raw.board, raw.points, raw.edges, raw.solution];
  for (const section of sections) {
    if (!section) continue;
    const indent = section.label ? bodyIndent : '';
    for (const row of section.rows) indents.set(lineIndex(lines, row.start), indent);
  }
  // Labels may be given again, so they are found line by line.
  lines.forEach((line, index) => {
    const one = classified[index]!;
    if (one.type !== 'label' || keeps[index]) return;
    const name = text
      .slice(line.start + one.labelRange.start, line.start + one.labelRange.end)
      .toLowerCase()
      .replace(/\s+/g, '');
    const body = text.slice(line.start + one.body.start, line.start + one.body.end);
    written.set(index, body === '' ? name : `${name} ${body}`);
    indents.set(index, '');
  });
  if (board) writeBoard(level, board, lines, keeps, written, indents);
  return indents;
}

function writeBoard(
  { text }: Level,
  board: NonNullable<Level['board']>,
  lines: readonly Line[],
  keeps: readonly boolean[],
  written: Map<number, string>,
  indents: Map<number, string>,
): void {
  const rowLines = board.rows.map(({ start }) => lineIndex(lines, start));
  const rows = alignRows(text, board, (row) => keeps[rowLines[row]!]!);
  const labelLine = board.label ? lineIndex(lines, board.label.start) : -1;
  let under = board.label ? bodyIndent : '';
  rowLines.forEach((line, row) => {
    if (line !== labelLine) {
      written.set(line, rows[row]!);
      indents.set(line, under);
      return;
    }
    if (keeps[line]) return;
    const label = text.slice(board.label!.start, board.label!.end).toLowerCase();
    const name = label.replace(/\s+/g, '');
    written.set(line, `${name} ${rows[row]!}`);
    under = ' '.repeat(displayWidth(name) + 1);
  });
  if (board.forced && labelLine >= 0 && !keeps[labelLine]) {
    const label = text.slice(board.label!.start, board.label!.end).toLowerCase();
    written.set(
      labelLine,
      label.replace(/\s+/g, '').replace(/[:：]/, (colon) => `${colon} `),
    );
  }
}

function lineOf(
  text: string,
  line: Line,
  one: ClassifiedLine,
  written: string | undefined,
  indent: string,
): FormatLine {
  const mark = line.start === 0 && text.startsWith('\ufeff') ? '\ufeff' : '';
  const source = text.slice(line.start + mark.length, line.end);
  const base = { line, indentBefore: /^\s*/.exec(source)![0], commentColumn: 0, contentEnd: 0 };
  if (one.type === 'blank') {
    return { ...base, type: 'blank', indent: mark, content: '', comment: '' };
  }
  if (one.type === 'comment') {
    const { indentBefore } = base;
    const content = source.trim();
    return { ...base, type: 'comment', indent: mark + indentBefore, content, comment: '' };
  }
  const from = one.content.start - mark.length;
  const to = one.content.end - mark.length;
  const behind = source.slice(to);
  const comment = behind.trim();
  const contentEnd = displayWidth(source.slice(0, to));
  return {
    ...base,
    type: 'content',
    indent: mark + indent,
    content: written ?? source.slice(from, to),
    comment,
    contentEnd,
    commentColumn:
      contentEnd + displayWidth(behind.slice(0, behind.length - behind.trimStart().length)),
  };
}

/** A comment line that stood as far in as the line below it does so again. */
function indentComments(lines: readonly FormatLine[]): FormatLine[] {
  const result = [...lines];
  let below: FormatLine | null = null;
  for (let i = lines.length - 1; i >= 0; i--) {
    const one = lines[i]!;
    if (one.type !== 'comment') {
      below = one.type === 'content' ? one : null;
    } else if (below && below.indentBefore === one.indentBefore) {
      const mark = one.indent.startsWith('\ufeff') ? '\ufeff' : '';
      result[i] = { ...one, indent: mark + below.indent.replace('\ufeff', '') };
    }
  }
  return result;
}
