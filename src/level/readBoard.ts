import { graphemes, toAscii } from './characters';
import { Meaning, type Board } from './board';
import { boardFindings, commentRows } from './boardFindings';
import { CutCells, cutCompact, cutSpaced } from './cutCells';
import type { Finding } from './finding';
import type { KindSyntax } from './kindSyntax';
import type { Range } from './range';
import { readSymbol, type ReadSymbol } from './readCells';
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
  const { cells, rowStart } = cutRows(source, rows, style);
  const comments = commentRows(source, rows, kind);
  const widths: number[] = [];
  for (let row = 0; row < rows.length; row++) {
    if (row === oddRow || comments.has(row)) continue;
    widths.push(rowStart[row + 1]! - rowStart[row]!);
  }
  const width = commonest(widths);

  const { labels, binary } = fill(source, cells, kind, numbers);
  const { start, symbolEnd, end, meaning, value, walls } = cells.arrays();
  const board: Board = {
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
    rowStart,
    meaning,
    value,
    walls,
    labels,
    start,
    symbolEnd,
    end,
    binary,
  };

  return {
    board,
    findings: boardFindings({ source, board, cells, kind, numbers, oddRow, comments }),
  };
}

/** Cuts all rows: their cells, and the index of the first cell of each row. */
function cutRows(
  source: string,
  rows: readonly Range[],
  style: 'spaced' | 'compact',
): { cells: CutCells; rowStart: Int32Array } {
  let most = 0;
  for (const { start, end } of rows)
    most += style === 'spaced' ? (end - start + 1) >> 1 : end - start;
  const cells = new CutCells(most);
  const rowStart = new Int32Array(rows.length + 1);
  const cut = style === 'spaced' ? cutSpaced : cutCompact;
  rows.forEach((row, index) => {
    cut(source, row, cells);
    rowStart[index + 1] = cells.count;
  });
  return { cells, rowStart };
}

/** Fills in what the cells mean; returns the labels, and whether `1` and `0` mean open and hole. */
function fill(
  source: string,
  cells: CutCells,
  kind: KindSyntax,
  numbers: string | undefined,
): Pick<Board, 'labels' | 'binary'> {
  const size = cells.count;
  const { meaning, value, start, symbolEnd, broken } = cells;
  const labels = new Map<string, number>();
  const ones: number[] = [];
  let otherNumbers = false;
  const symbols = symbolsOf(kind);
  for (let i = 0; i < size; i++) {
    if (broken[i] !== 0) continue;
    const read = symbols.read(source, start[i]!, symbolEnd[i]!);
    if (read === 'one') {
      ones.push(i);
      continue;
    }
    meaning[i] = read.meaning;
    value[i] = read.value;
    otherNumbers ||= read.meaning === Meaning.number;
    if (read.label !== undefined) {
      const place = labels.get(read.label) ?? labels.size;
      labels.set(read.label, place);
      value[i] = place;
    }
  }
  // A cell that can't be read does not change how the others are: it is a fault of its own.
  const binary = numbers !== 'steps' && !otherNumbers;
  for (const one of ones) {
    meaning[one] = binary ? Meaning.open : kind.cells.numbers ? Meaning.number : Meaning.unknown;
    value[one] = binary ? 0 : 1;
  }
  return { labels: [...labels.keys()], binary: binary && ones.length > 0 };
}

/** Reads symbols of a kind, each only once as far as it can remember. */
class SymbolReader {
  private readonly ascii = new Array<ReadSymbol | undefined>(0x80).fill(undefined);
  private readonly others = new Map<string, ReadSymbol>();

  constructor(private readonly kind: KindSyntax) {}

  read(source: string, start: number, end: number): ReadSymbol {
    const unit = source.charCodeAt(start);
    if (end === start + 1 && unit < 0x80) {
      return (this.ascii[unit] ??= readSymbol(source[start]!, this.kind));
    }
    const symbol = source.slice(start, end);
    let read = this.others.get(symbol);
    if (!read) {
      read = readSymbol(symbol, this.kind);
      if (this.others.size < mostRemembered && end - start < longestRemembered) {
        this.others.set(symbol, read);
      }
    }
    return read;
  }
}

const mostRemembered = 4096;
const longestRemembered = 16;
const symbolReaders = new WeakMap<KindSyntax, SymbolReader>();

function symbolsOf(kind: KindSyntax): SymbolReader {
  let reader = symbolReaders.get(kind);
  if (!reader) symbolReaders.set(kind, (reader = new SymbolReader(kind)));
  return reader;
}
