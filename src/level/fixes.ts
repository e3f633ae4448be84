import type { Board } from './board';
import type { Fix } from './finding';
import type { Range, TextEdit } from './range';

/** Pads a short row (from 0) of a board with holes, or cuts what stands beyond the width. */
export function padRow(source: string, board: Board, index: number): Fix[] {
  const row = board.rows[index]!;
  const first = board.rowStart[index]!;
  const cells = board.rowStart[index + 1]! - first;
  const { width, style } = board;
  if (cells < width) {
    const hole = /[#○0]/.exec(source.slice(row.start, row.end))?.[0] ?? '#';
    const added = (style === 'spaced' ? ` ${hole}` : hole).repeat(width - cells);
    const edits: TextEdit[] = [{ range: { start: row.end, end: row.end }, text: added }];
    return [
      { code: 'fix.pad-row', args: { cells: width - cells }, change: { type: 'text', edits } },
    ];
  }
  const end = width > 0 ? board.end[first + width - 1] : undefined;
  if (end === undefined) return [];
  return [
    {
      code: 'fix.cut-row',
      args: { cells: cells - width },
      change: { type: 'text', edits: [{ range: { start: end, end: row.end }, text: '' }] },
    },
  ];
}

/** The start of the line that an offset is on, and where the next line starts. */
function wholeLine(source: string, offset: number): Range {
  let start = offset;
  while (start > 0 && !/[\r\n]/.test(source[start - 1]!)) start--;
  const end = /\r\n|\n|\r|$/g;
  end.lastIndex = offset;
  const match = end.exec(source);
  return { start, end: match ? match.index + match[0].length : source.length };
}

/** The line end that a text uses first, or LF. */
export function lineEndOf(text: string): string {
  return /\r\n|\n|\r/.exec(text)?.[0] ?? '\n';
}

/** Moves the whole line of a late setting above the board. */
export function moveSetting(source: string, setting: Range, board: Range): Fix {
  const line = wholeLine(source, setting.start);
  const target = wholeLine(source, board.start).start;
  const text = source.slice(line.start, line.end);
  const ended = /[\r\n]$/.test(text) ? text : text + lineEndOf(source);
  return {
    code: 'fix.move-setting',
    args: {},
    change: {
      type: 'text',
      edits: [
        { range: { start: target, end: target }, text: ended },
        { range: line, text: '' },
      ],
    },
  };
}

/** Gives rows after a board's end a header of their own. */
export function startLevel(source: string, block: Range, id: string): Fix {
  const at = wholeLine(source, block.start).start;
  const eol = lineEndOf(source);
  return {
    code: 'fix.start-level',
    args: { id },
    change: { type: 'text', edits: [{ range: { start: at, end: at }, text: `[${id}]${eol}` }] },
  };
}

/** Removes the blank lines between a board and the rows after it. */
export function joinBoards(source: string, boardEnd: number, block: Range): Fix | null {
  const from = wholeLine(source, boardEnd).end;
  const to = wholeLine(source, block.start).start;
  if (from > to || source.slice(from, to).trim() !== '') return null;
  return {
    code: 'fix.join-boards',
    args: {},
    change: { type: 'text', edits: [{ range: { start: from, end: to }, text: '' }] },
  };
}

/** Turns the lines of a pasted matrix into rows: what is a value stays, brackets and commas go. */
export function matrixToRows(source: string, lines: readonly Range[]): Fix {
  const edits: TextEdit[] = [];
  for (const line of lines) {
    const text = source.slice(line.start, line.end);
    const row = rowOf(text);
    edits.push(
      row === '' ? { range: wholeLine(source, line.start), text: '' } : { range: line, text: row },
    );
  }
  return { code: 'fix.matrix-to-rows', args: {}, change: { type: 'text', edits } };
}

/** `[1, 1, 0],` → `1 1 0`; `'111111',` → `111111`; `["#", "."],` → `# .`. */
function rowOf(text: string): string {
  const strings = [...text.matchAll(/(["'`])(.*?)\1/g)].map((match) => match[2]!.trim());
  if (strings.length > 0) return strings.join(' ');
  return text
    .replace(/[[\]{}(),;]/g, ' ')
    .trim()
    .split(/\s+/)
    .join(' ');
}
