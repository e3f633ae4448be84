import { Meaning, cellIndex, type Board } from '../board';
import type { EditResult } from '../edits';
import type { Level } from '../level';
import type { TextEdit } from '../range';
import { readSymbol } from '../readCells';
import {
  boardAfter,
  fitsCompact,
  meaningOf,
  sameMeaning,
  spaceOut,
  type CellMeaning,
} from './boardText';

const partner: Readonly<Record<string, string>> = { '.': '#', '1': '0', '●': '○' };

/** The symbols this board writes for open and hole: its commonest, or the partner of the other's. */
function boardSymbols(level: Level, board: Board): { open: string; hole: string } {
  const counts = new Map<string, number>();
  board.meaning.forEach((meaning, index) => {
    if (meaning !== Meaning.open && meaning !== Meaning.hole) return;
    const symbol = level.text.slice(board.start[index], board.symbolEnd[index]);
    counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
  });
  const commonest = (symbols: readonly string[]): string | undefined =>
    symbols
      .filter((symbol) => counts.has(symbol))
      .sort((a, b) => counts.get(b)! - counts.get(a)!)[0];
  const open = commonest(['.', '1', '●', '．']);
  const hole = commonest(['#', '0', '○', '＃', '０']);
  const openOf = Object.keys(partner).find((key) => partner[key] === hole);
  return { open: open ?? openOf ?? '.', hole: hole ?? partner[open ?? '.'] ?? '#' };
}

/** What is meant by a symbol handed to `paint`: there a number is always a checkpoint. */
function wantedMeaning(level: Level, symbol: string): CellMeaning | null {
  const read = readSymbol(symbol, level.kind);
  if (read === 'one') {
    return level.kind.cells.numbers ? { meaning: Meaning.number, number: 1, label: '' } : null;
  }
  if (read.meaning === Meaning.unknown) return null;
  return {
    meaning: read.meaning,
    number: read.meaning === Meaning.number ? read.value : 0,
    label: read.label ?? '',
  };
}

/** A way to write a meaning that nothing else on the board can change. */
function plainly({ meaning, number, label }: CellMeaning): string | null {
  switch (meaning) {
    case Meaning.open:
      return '.';
    case Meaning.hole:
      return '#';
    case Meaning.start:
      return 'S';
    case Meaning.end:
      return 'E';
    case Meaning.number:
      return number === 1 ? '01' : String(number);
    case Meaning.label:
      return label;
    case Meaning.unknown:
      return null;
  }
}

/**
 * Paints cells with a symbol (`.` open, `#` hole, `S`, `E`, a number, a label); walls stay. There
 * is one `S` and one `E`: painting it moves it, and where it stood is open.
 */
export function paint(
  level: Level,
  cells: readonly { readonly row: number; readonly column: number }[],
  symbol: string,
): EditResult {
  const { board } = level;
  if (!board) return { ok: false, code: 'edit.no-board', args: {} };
  const wanted = wantedMeaning(level, symbol);
  if (!wanted || /[\s_|]/.test(symbol)) return { ok: false, code: 'edit.symbol', args: { symbol } };
  const after = Array.from(board.meaning, (_, index) => meaningOf(board, index));
  const own = boardSymbols(level, board);
  const preferred =
    wanted.meaning === Meaning.open
      ? own.open
      : wanted.meaning === Meaning.hole
        ? own.hole
        : symbol;
  const texts = new Map<number, string>();
  const named = new Set<number>();
  for (const { row, column } of cells) {
    const index = cellIndex(board, row, column);
    if (index < 0) return { ok: false, code: 'edit.no-cell', args: { row, column } };
    named.add(index);
    if (sameMeaning(after[index]!, wanted)) continue;
    after[index] = wanted;
    texts.set(index, preferred);
  }
  if (named.size > 0 && (wanted.meaning === Meaning.start || wanted.meaning === Meaning.end)) {
    board.meaning.forEach((meaning, index) => {
      if (meaning !== wanted.meaning || named.has(index)) return;
      after[index] = { meaning: Meaning.open, number: 0, label: '' };
      texts.set(index, own.open);
    });
  }
  if (texts.size === 0) return { ok: true, edits: [] };

  for (let attempt = 0; attempt < 3; attempt++) {
    const edits = editsOf(level, board, texts);
    const read = boardAfter(level, edits);
    if (!read || read.meaning.length !== after.length) break;
    const wrong = after.flatMap((meaning, index) =>
      sameMeaning(meaningOf(read, index), meaning) ? [] : [index],
    );
    if (wrong.length === 0) return { ok: true, edits };
    for (const index of wrong) {
      const text = plainly(after[index]!);
      if (text !== null) texts.set(index, text);
    }
  }
  return { ok: false, code: 'edit.unclear', args: { symbol } };
}

/** Edits that write `texts` in place of the symbols of cells, spacing the board out if need be. */
function editsOf(level: Level, board: Board, texts: ReadonlyMap<number, string>): TextEdit[] {
  const edits: TextEdit[] = [...texts].map(([index, text]) => ({
    range: { start: board.start[index]!, end: board.symbolEnd[index]! },
    text,
  }));
  const tooWide =
    board.style === 'compact' && [...texts.values()].some((text) => !fitsCompact(text));
  return tooWide ? [...edits, ...spaceOut(level, board)] : edits;
}
