import { Meaning, cellIndex } from '../board';
import type { EditResult } from '../edits';
import type { Level } from '../level';
import type { TextEdit } from '../range';
import { readSymbol } from '../readCells';
import { boardSymbols } from './boardSymbols';
import { fitsCompact, meaningOf, sameMeaning, spaceOut, type CellMeaning } from './boardText';
import { settleBoard } from './settleBoard';

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

  const tooWide =
    board.style === 'compact' && [...texts.values()].some((text) => !fitsCompact(text));
  const edits: TextEdit[] = [...texts].map(([index, text]) => ({
    range: { start: board.start[index]!, end: board.symbolEnd[index]! },
    text,
  }));
  const spaces = tooWide ? spaceOut(level.text, board) : [];
  const result = settleBoard(level, [...edits, ...spaces], after, tooWide ? 'spaced' : board.style);
  return result.ok ? result : { ...result, args: { symbol } };
}
