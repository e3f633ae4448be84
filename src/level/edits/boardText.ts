import { graphemes } from '../characters';
import { Meaning, type Board } from '../board';
import type { Level } from '../level';
import { applyEdits, type TextEdit } from '../range';
import { readBoard } from '../readBoard';
import { splitLines } from '../lines';
import { sortLines } from '../sections';

/** What one cell means: enough to compare boards by. */
export interface CellMeaning {
  readonly meaning: Meaning;
  /** The number, or 0. */
  readonly number: number;
  readonly label: string;
}

/** A cell that is open and no more. */
export const openCell: CellMeaning = { meaning: Meaning.open, number: 0, label: '' };

/** What a cell of a board means. */
export function meaningOf(board: Board, index: number): CellMeaning {
  const meaning = board.meaning[index] as Meaning;
  const value = board.value[index]!;
  return {
    meaning,
    number: meaning === Meaning.number ? value : 0,
    label: meaning === Meaning.label ? board.labels[value]! : '',
  };
}

export function sameMeaning(a: CellMeaning, b: CellMeaning): boolean {
  return a.meaning === b.meaning && a.number === b.number && a.label === b.label;
}

/** The board of a level whose text is now `text`, or null where it has none. */
export function boardOf(level: Level, text: string): Board | null {
  const { board } = sortLines(text, splitLines(text), 0);
  return board ? readBoard(text, board, level.kind, level.values.get('numbers')).board : null;
}

/** The level's board as it would be read after `edits`, or null where none would be. */
export function boardAfter(level: Level, edits: readonly TextEdit[]): Board | null {
  return boardOf(level, applyEdits(level.text, edits));
}

/** The text between the end of one cell and the start of the next in its row is white space. */
function hasSpaceAfter(text: string, board: Board, index: number): boolean {
  return /\s/.test(text.slice(board.end[index], board.start[index + 1]));
}

/**
 * Edits that make a compact board spaced: a space between neighbouring cells, and the word in its
 * label where it was forced compact, or where no row would have a space to tell it by.
 */
export function spaceOut(text: string, board: Board): TextEdit[] {
  const edits: TextEdit[] = [];
  for (let row = 0; row < board.height; row++) {
    for (let i = board.rowStart[row]!; i < board.rowStart[row + 1]! - 1; i++) {
      if (hasSpaceAfter(text, board, i)) continue;
      edits.push({ range: { start: board.end[i]!, end: board.end[i]! }, text: ' ' });
    }
  }
  if (board.forced || board.width === 1) edits.push(...forceStyle(text, board, 'spaced'));
  return edits;
}

/** Edits that write `board: spaced` or `board: compact`. */
export function forceStyle(text: string, board: Board, style: 'spaced' | 'compact'): TextEdit[] {
  const { label } = board;
  if (label && board.forced) {
    const written = text.slice(label.start, label.end);
    const start = label.start + written.search(/[^\s:：]+$/);
    return [{ range: { start, end: label.end }, text: style }];
  }
  const eol = /\r\n|\n|\r/.exec(text)?.[0] ?? '\n';
  if (!label) {
    const at = lineStart(text, board.rows[0]!.start);
    return [{ range: { start: at, end: at }, text: `board: ${style}${eol}` }];
  }
  const firstRow = board.rows[0];
  const onLabelLine =
    firstRow !== undefined && !/[\r\n]/.test(text.slice(label.end, firstRow.start));
  if (!onLabelLine) return [{ range: { start: label.end, end: label.end }, text: ` ${style}` }];
  return [{ range: { start: label.end, end: firstRow.start }, text: ` ${style}${eol}  ` }];
}

function lineStart(text: string, offset: number): number {
  let start = offset;
  while (start > 0 && !/[\r\n\ufeff]/.test(text[start - 1]!)) start--;
  return start;
}

/** Whether a symbol can stand in a compact row. */
export function fitsCompact(symbol: string): boolean {
  return graphemes(symbol).length === 1;
}
