import { WallBelow, WallRight, cellIndex } from '../board';
import type { EditResult } from '../edits';
import type { Level } from '../level';

/** Sets or removes the wall below a cell or to its right. */
export function setWall(
  level: Level,
  row: number,
  column: number,
  side: 'below' | 'right',
  present: boolean,
): EditResult {
  const { board } = level;
  if (!board) return { ok: false, code: 'edit.no-board', args: {} };
  const index = cellIndex(board, row, column);
  if (index < 0) return { ok: false, code: 'edit.no-cell', args: { row, column } };
  const bit = side === 'below' ? WallBelow : WallRight;
  const has = (board.walls[index]! & bit) !== 0;
  if (has === present) return { ok: true, edits: [] };
  const end = board.end[index]!;
  if (present) {
    return {
      ok: true,
      edits: [{ range: { start: end, end }, text: side === 'below' ? '_' : '|' }],
    };
  }
  const symbolEnd = board.symbolEnd[index]!;
  const written = level.text.slice(symbolEnd, end);
  const edits = [...written.matchAll(side === 'below' ? /[_＿]/g : /[|｜]/g)].map((match) => ({
    range: { start: symbolEnd + match.index, end: symbolEnd + match.index + 1 },
    text: '',
  }));
  return { ok: true, edits };
}
