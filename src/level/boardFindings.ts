import { Meaning, type Board } from './board';
import { checkMarks } from './checkMarks';
import type { Finding, Place } from './finding';
import { padRow } from './fixes';
import type { KindSyntax } from './kindSyntax';
import type { Range, TextEdit } from './range';
import type { CutCell } from './readCells';
import { finding, inText } from './textFinding';

/** A board, the cells it was read from, and the rows that speak for themselves. */
interface Reading {
  readonly source: string;
  readonly board: Board;
  readonly cut: readonly (readonly CutCell[])[];
  readonly kind: KindSyntax;
  readonly numbers: string | undefined;
  /** The row that differs in spacing from all others, or -1. */
  readonly oddRow: number;
  /** Rows that read like comments. */
  readonly comments: ReadonlySet<number>;
}

/** Words after `#`, as in other languages' comments. */
const hashComment = /^#+\s*(?!#)[^.#●○\d\s]*[\p{Ll}\p{Lo}]{2}/u;

/** The rows that read like a comment of another language. In kinds of labels any text is a tile. */
export function commentRows(
  source: string,
  rows: readonly Range[],
  kind: KindSyntax,
): ReadonlySet<number> {
  if (kind.cells.alphabet !== 'route') return new Set();
  return new Set(
    rows.flatMap(({ start, end }, row) =>
      hashComment.test(source.slice(start, end)) ? [row] : [],
    ),
  );
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

function rowFaults({ source, board, cut, oddRow, comments }: Reading): Finding[] {
  return cut.flatMap((cells, index): Finding[] => {
    const range = board.rows[index]!;
    const row = index + 1;
    if (comments.has(index)) return [hashCommentFinding(source, range)];
    if (index === oddRow) {
      return [
        finding('error', 'mixed-spacing', [inText(range)], { args: { row, style: board.style } }),
      ];
    }
    if (cells.length === board.width) return [];
    const places = cells.map((_, column): Place => ({ type: 'cell', row, column: column + 1 }));
    return [
      finding('error', 'ragged-row', [inText(range), ...places], {
        args: { row, cells: cells.length, width: board.width },
        fixes: padRow(source, range, cells, board.width, board.style),
      }),
    ];
  });
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

/** One finding a cell that can't be read, and one for all walls that are written twice. */
function cellFaults({ source, board, cut }: Reading, silent: (row: number) => boolean): Finding[] {
  const found: Finding[] = [];
  const repeated: Place[] = [];
  const once: TextEdit[] = [];
  cut.forEach((cells, index) => {
    if (silent(index)) return;
    cells.forEach((cell, at) => {
      const [row, column] = [index + 1, at + 1];
      const place: Place = { type: 'cell', row, column };
      if (cell.repeated >= 0) {
        repeated.push(place);
        const range = { start: cell.symbolEnd, end: cell.end };
        const walls = new Set(source.slice(range.start, range.end));
        once.push({ range, text: [...walls].join('') });
      }
      if (board.meaning[board.rowStart[index]! + at] !== Meaning.unknown) return;
      const text = source.slice(cell.start, cell.end);
      found.push(
        finding('error', 'unknown-cell', [place], {
          args: { text, row, column },
          ...(cell.broken && { reason: 'wall' }),
        }),
      );
    });
  });
  if (repeated.length > 0) {
    found.push(
      finding('warning', 'repeated-wall', repeated, {
        args: { cells: repeated.length },
        fixes: [{ code: 'fix.repeated-wall', args: {}, change: { type: 'text', edits: once } }],
      }),
    );
  }
  return found;
}
