import { isRectangular, WallBelow, WallRight, type Board } from '../board';
import type { EditResult } from '../edits';
import type { Level } from '../level';
import type { TextEdit } from '../range';
import { readCellName } from '../route';
import { boardAfter, meaningOf, sameMeaning } from './boardText';
import { editSolution } from './editSolution';

/** `columns`: left becomes right; `rows`: top becomes bottom. */
export type MirrorAxis = 'columns' | 'rows';

/**
 * Mirrors a board with its walls, and its solution with it. Every symbol keeps its writing; a wall
 * on the rim beyond the last row or column, which blocks nothing, stays where it is.
 */
export function mirror(level: Level, axis: MirrorAxis): EditResult {
  const { board, solution } = level;
  if (!board) return { ok: false, code: 'edit.no-board', args: {} };
  if (!isRectangular(board)) return { ok: false, code: 'edit.ragged', args: {} };
  const edits = boardEdits(level, board, axis);
  if (edits.length > 0 && !isMirrored(board, boardAfter(level, edits), axis)) {
    return { ok: false, code: 'edit.unclear', args: { symbol: '' } };
  }
  if (!solution?.strokes) return { ok: true, edits };
  const strokes = solution.strokes.map((names) => names.map((name) => turned(name, board, axis)));
  const same = strokes.every((names, i) => names.join() === solution.strokes![i]!.join());
  if (same) return { ok: true, edits };
  const solved = editSolution(level, strokes);
  return solved.ok ? { ok: true, edits: [...edits, ...solved.edits] } : solved;
}

function boardEdits({ text }: Level, board: Board, axis: MirrorAxis): TextEdit[] {
  return Array.from(board.meaning, (_, index): TextEdit => {
    const from = partner(board, index, axis);
    const walls = wallsAfter(board, index, axis);
    const symbol = text.slice(board.start[from], board.symbolEnd[from]);
    const kept = text.slice(board.symbolEnd[index], board.end[index]);
    const written =
      walls === board.walls[index]
        ? kept
        : (walls & WallBelow ? '_' : '') + (walls & WallRight ? '|' : '');
    return {
      range: { start: board.start[index]!, end: board.end[index]! },
      text: symbol + written,
    };
  }).filter(({ range, text: after }) => text.slice(range.start, range.end) !== after);
}

/** The cell that a cell changes places with. */
function partner({ width, height }: Board, index: number, axis: MirrorAxis): number {
  const [row, column] = [Math.floor(index / width), index % width];
  return axis === 'columns'
    ? row * width + (width - 1 - column)
    : (height - 1 - row) * width + column;
}

/** The walls of a cell afterwards: the one across the axis comes from the neighbour of its partner. */
function wallsAfter(board: Board, index: number, axis: MirrorAxis): number {
  const { width, height, walls } = board;
  const from = partner(board, index, axis);
  const [along, across] = axis === 'columns' ? [WallBelow, WallRight] : [WallRight, WallBelow];
  const isLast =
    axis === 'columns' ? index % width === width - 1 : Math.floor(index / width) === height - 1;
  const before = isLast ? index : from - (axis === 'columns' ? 1 : width);
  return (walls[from]! & along) | (walls[before]! & across);
}

function isMirrored(board: Board, after: Board | null, axis: MirrorAxis): boolean {
  if (after?.height !== board.height || after.width !== board.width) return false;
  return board.meaning.every(
    (_, index) =>
      sameMeaning(meaningOf(after, index), meaningOf(board, partner(board, index, axis))) &&
      after.walls[index] === wallsAfter(board, index, axis),
  );
}

function turned(name: string, { width, height }: Board, axis: MirrorAxis): string {
  const cell = readCellName(name);
  if (!cell) return name;
  const { row, column } = cell;
  return axis === 'columns' ? `r${row}c${width + 1 - column}` : `r${height + 1 - row}c${column}`;
}
