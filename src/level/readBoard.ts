import { dropInvisible, graphemes, toAscii } from './characters';
import { Meaning, WallBelow, WallRight, type Board } from './board';
import { boardFindings, commentRows } from './boardFindings';
import type { Finding } from './finding';
import type { KindSyntax } from './kindSyntax';
import type { Range } from './range';
import { cutCompact, cutSpaced, readSymbol, type CutCell } from './readCells';
import type { RawSection } from './sections';

export interface ReadBoard {
  readonly board: Board;
  readonly findings: readonly Finding[];
}

/** `board: spaced` and `board: compact` force the reading; the word is no row. */
function takeForced(
  source: string,
  rows: readonly Range[],
  label: Range | null,
): { forced: 'spaced' | 'compact' | null; rows: readonly Range[]; label: Range | null } {
  const first = rows[0];
  if (!label || !first) return { forced: null, rows, label };
  const between = source.slice(label.end, first.start);
  const word = toAscii(source.slice(first.start, first.end)).toLowerCase();
  if (/[\r\n]/.test(between) || (word !== 'spaced' && word !== 'compact')) {
    return { forced: null, rows, label };
  }
  return { forced: word, rows: rows.slice(1), label: { start: label.start, end: first.end } };
}

type Spacing = 'spaced' | 'compact' | 'either';

/** Whether a row has white space between cells; one lone cell tells nothing. */
function spacingOf(text: string): Spacing {
  if (/\S\s+\S/.test(text)) return 'spaced';
  if (
    text.length <= 3 &&
    graphemes(text).filter(({ text: g }) => !/[_|＿｜]/.test(g)).length <= 1
  ) {
    return 'either';
  }
  return 'compact';
}

/** The reading of a board, and the one row of three or more that differs from all others. */
function readStyle(
  source: string,
  rows: readonly Range[],
): { style: 'spaced' | 'compact'; oddRow: number } {
  const spacing = rows.map(({ start, end }) => spacingOf(source.slice(start, end)));
  const spaced = spacing.filter((one) => one === 'spaced').length;
  const compact = spacing.filter((one) => one === 'compact').length;
  if (rows.length >= 3 && spaced === 1 && compact > 1) {
    return { style: 'compact', oddRow: spacing.indexOf('spaced') };
  }
  if (rows.length >= 3 && compact === 1 && spaced > 1) {
    return { style: 'spaced', oddRow: spacing.indexOf('compact') };
  }
  return { style: spaced > 0 ? 'spaced' : 'compact', oddRow: -1 };
}

/** The commonest length; of two equally common ones the first met. */
function commonest(lengths: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const length of lengths) counts.set(length, (counts.get(length) ?? 0) + 1);
  let best = 0;
  for (const [length, count] of counts) if (count > (counts.get(best) ?? 0)) best = length;
  return best;
}

/** Reads the rows of a board; findings are of text only. `numbers` is the setting of that name. */
export function readBoard(
  source: string,
  section: RawSection,
  kind: KindSyntax,
  numbers: string | undefined,
): ReadBoard {
  const { forced, rows, label } = takeForced(source, section.rows, section.label);
  const { style, oddRow } = forced ? { style: forced, oddRow: -1 } : readStyle(source, rows);
  const cut = rows.map((row) => (style === 'spaced' ? cutSpaced : cutCompact)(source, row));
  const comments = commentRows(source, rows, kind);
  const inStep = cut.filter((_, row) => row !== oddRow && !comments.has(row));
  const width = commonest(inStep.map((cells) => cells.length));

  const board = fill(source, cut, {
    range: {
      start: label?.start ?? rows[0]?.start ?? 0,
      end: rows[rows.length - 1]?.end ?? label?.end ?? 0,
    },
    label,
    style,
    forced: forced !== null,
    height: rows.length,
    width,
    rows,
    kind,
    numbers,
  });

  return {
    board,
    findings: boardFindings({ source, board, cut, kind, numbers, oddRow, comments }),
  };
}

type Frame = Pick<Board, 'range' | 'label' | 'style' | 'forced' | 'height' | 'width' | 'rows'> & {
  readonly kind: KindSyntax;
  readonly numbers: string | undefined;
};

/** The arrays of a board from its cut cells. */
function fill(
  source: string,
  cut: readonly (readonly CutCell[])[],
  { kind, numbers, ...frame }: Frame,
): Board {
  const rowStart = new Int32Array(cut.length + 1);
  cut.forEach((cells, row) => (rowStart[row + 1] = rowStart[row]! + cells.length));
  const size = rowStart[cut.length]!;
  const meaning = new Uint8Array(size);
  const value = new Int32Array(size);
  const walls = new Uint8Array(size);
  const start = new Int32Array(size);
  const symbolEnd = new Int32Array(size);
  const end = new Int32Array(size);
  const labels = new Map<string, number>();
  const ones: number[] = [];
  let otherNumbers = false;
  let i = 0;
  for (const cells of cut) {
    for (const cell of cells) {
      start[i] = cell.start;
      symbolEnd[i] = cell.symbolEnd;
      end[i] = cell.end;
      walls[i] = cell.walls;
      if (!cell.broken) {
        const read = readSymbol(source.slice(cell.start, cell.symbolEnd), kind);
        if (read === 'one') ones.push(i);
        else {
          meaning[i] = read.meaning;
          value[i] = read.value;
          otherNumbers ||= read.meaning === Meaning.number;
          if (read.label !== undefined) {
            const place = labels.get(read.label) ?? labels.size;
            labels.set(read.label, place);
            value[i] = place;
          }
        }
      }
      i++;
    }
  }
  // A cell that can't be read does not change how the others are: it is a fault of its own.
  const binary = numbers !== 'steps' && !otherNumbers;
  for (const one of ones) {
    meaning[one] = binary ? Meaning.open : kind.cells.numbers ? Meaning.number : Meaning.unknown;
    value[one] = binary ? 0 : 1;
  }
  return {
    ...frame,
    rowStart,
    meaning,
    value,
    walls,
    labels: [...labels.keys()],
    start,
    symbolEnd,
    end,
    binary: binary && ones.length > 0,
  };
}

/** Whether row and cell differ from what a plain reading would give, used by edits and tests. */
export function styleOf(source: string, rows: readonly Range[]): 'spaced' | 'compact' {
  return readStyle(source, rows).style;
}

/** A symbol without characters that can't be seen. */
export function plainSymbol(source: string, board: Board, index: number): string {
  return dropInvisible(source.slice(board.start[index], board.symbolEnd[index]));
}

/** Whether a cell has a wall on one of its sides, as written. */
export function hasWall(board: Board, index: number, side: 'below' | 'right'): boolean {
  return (board.walls[index]! & (side === 'below' ? WallBelow : WallRight)) !== 0;
}
