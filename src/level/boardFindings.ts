import { Meaning, type Board } from './board';
import { checkMarks } from './checkMarks';
import type { Finding, Place } from './finding';
import { padRow } from './fixes';
import type { KindSyntax } from './kindSyntax';
import type { Range, TextEdit } from './range';
import type { CutCells } from './cutCells';
import { finding, inText } from './textFinding';

/** A board, the cells it was read from, and the rows that speak for themselves. */
interface Reading {
  readonly source: string;
  readonly board: Board;
  readonly cells: CutCells;
  readonly kind: KindSyntax;
  readonly numbers: string | undefined;
  /** The row that differs in spacing from all others, or -1. */
  readonly oddRow: number;
  /** Rows that read like comments. */
  readonly comments: ReadonlySet<number>;
}

/** Words after `#`, as in other languages' comments. */
const hashComment = /^#+\s*(?!#)[^.#●○\d\s]*[\p{Ll}\p{Lo}]{2}/u;

const none: ReadonlySet<number> = new Set();

/** The rows that read like a comment of another language. In kinds of labels any text is a tile. */
export function commentRows(
  source: string,
  rows: readonly Range[],
  kind: KindSyntax,
): ReadonlySet<number> {
  if (kind.cells.alphabet !== 'route') return none;
  const comments = new Set<number>();
  rows.forEach(({ start, end }, row) => {
    if (source[start] === '#' && hashComment.test(source.slice(start, end))) comments.add(row);
  });
  return comments;
}

/** What is wrong with the text of a board. A row with a fault of its own is silent otherwise. */
export function boardFindings(reading: Reading): Finding[] {
  const { board, kind, numbers, oddRow, comments } = reading;
  const silent = (row: number): boolean => row === oddRow || comments.has(row);
  return [
    ...rowFaults(reading),
    ...cellFaults(reading, silent),
    ...checkMarks(board, kind, numbers, silent),
  ];
}

function rowFaults({ source, board, oddRow, comments }: Reading): Finding[] {
  const found: Finding[] = [];
  for (let index = 0; index < board.height; index++) {
    const [first, next] = [board.rowStart[index]!, board.rowStart[index + 1]!];
    const range = board.rows[index]!;
    const row = index + 1;
    if (comments.has(index)) {
      found.push(hashCommentFinding(source, range));
    } else if (index === oddRow) {
      const args = { row, style: board.style };
      found.push(finding('error', 'mixed-spacing', [inText(range)], { args }));
    } else if (next - first !== board.width) {
      const places = Array.from({ length: next - first }, (_, column): Place => ({
        type: 'cell',
        row,
        column: column + 1,
      }));
      found.push(
        finding('error', 'ragged-row', [inText(range), ...places], {
          args: { row, cells: next - first, width: board.width },
          fixes: padRow(source, board, index),
        }),
      );
    }
  }
  return found;
}

function hashCommentFinding(source: string, row: Range): Finding {
  const text = source.slice(row.start, row.end);
  const hashes = /^#+/.exec(text)?.[0].length ?? 0;
  const edit: TextEdit = { range: { start: row.start, end: row.start + hashes }, text: '//' };
  return finding('error', 'unknown-cell', [inText(row)], {
    reason: 'hash-comment',
    args: { text },
    fixes: [{ code: 'fix.hash-comment', args: {}, change: { type: 'text', edits: [edit] } }],
  });
}

/** So many cells that can't be read have a finding each; one more speaks of the rest. */
const mostUnknown = 1000;

/** One finding a cell that can't be read, and one for all walls that are written twice. */
function cellFaults(
  { source, board, cells }: Reading,
  silent: (row: number) => boolean,
): Finding[] {
  const found: Finding[] = [];
  let more = 0;
  let restStart = 0;
  let restEnd = 0;
  for (let row = 0; row < board.height; row++) {
    if (silent(row)) continue;
    const first = board.rowStart[row]!;
    for (let i = first; i < board.rowStart[row + 1]!; i++) {
      if (board.meaning[i] !== Meaning.unknown) continue;
      if (found.length < mostUnknown) {
        const place: Place = { type: 'cell', row: row + 1, column: i - first + 1 };
        const text = source.slice(board.start[i], board.end[i]);
        found.push(
          finding('error', 'unknown-cell', [place], {
            args: { text, row: place.row, column: place.column },
            ...(cells.broken[i] !== 0 && { reason: 'wall' }),
          }),
        );
      } else {
        if (more === 0) restStart = board.start[i]!;
        restEnd = board.end[i]!;
        more++;
      }
    }
  }
  if (more > 0) {
    const rest = inText({ start: restStart, end: restEnd });
    found.push(finding('error', 'unknown-cell', [rest], { reason: 'more', args: { cells: more } }));
  }
  return [...found, ...repeatedWalls(source, board, cells, silent)];
}

function repeatedWalls(
  source: string,
  board: Board,
  { repeated }: CutCells,
  silent: (row: number) => boolean,
): Finding[] {
  const places: Place[] = [];
  const once: TextEdit[] = [];
  let row = 0;
  for (const index of repeated) {
    while (board.rowStart[row + 1]! <= index) row++;
    if (silent(row)) continue;
    places.push({ type: 'cell', row: row + 1, column: index - board.rowStart[row]! + 1 });
    const range = { start: board.symbolEnd[index]!, end: board.end[index]! };
    const walls = new Set(source.slice(range.start, range.end));
    once.push({ range, text: [...walls].join('') });
  }
  if (places.length === 0) return [];
  return [
    finding('warning', 'repeated-wall', places, {
      args: { cells: places.length },
      fixes: [{ code: 'fix.repeated-wall', args: {}, change: { type: 'text', edits: once } }],
    }),
  ];
}
