import { Meaning, cellAt, cellIndex, isRectangular, type Board } from '../level/board';
import { directionsOf } from '../level/directions';
import type { Finding, Fix } from '../level/finding';
import type { Level } from '../level/level';
import { cellName } from '../level/route';
import type { Budget, Search } from '../solvers/search';
import { kindOf } from './index';

/** Steps spent on one hole, how many holes are tried, and how many remedies are offered. */
const tryBudget: Budget = { steps: 20_000 };
const mostTried = 12;
const mostOffered = 2;
const mostCells = 2_500;

/**
 * Remedies for a board whose parts can't be joined: holes between two of the reason's parts that,
 * opened, leave a level with a solution (each was solved within a small budget).
 */
export function* openings(level: Level, reason: Finding): Search<readonly Fix[]> {
  const { board } = level;
  const parts = reason.related.filter(({ code }) => code === 'part');
  if (!board || parts.length < 2 || !isRectangular(board) || board.meaning.length > mostCells) {
    return [];
  }
  const kind = kindOf(level);
  const fixes: Fix[] = [];
  for (const cell of holesBetween(level, board, parts).slice(0, mostTried)) {
    const meaning = board.meaning.slice();
    meaning[cell] = Meaning.open;
    const opened: Level = { ...level, board: { ...board, meaning } };
    if (kind.structure(opened).impossible) continue;
    const { verdict } = yield* kind.solve(opened, tryBudget);
    if (verdict !== 'solved') continue;
    const { row, column } = cellAt(board, cell);
    const change = { type: 'paint', cells: [{ row, column }], symbol: '.' } as const;
    fixes.push({ code: 'fix.open-cell', args: { cell: cellName(row, column) }, change });
    if (fixes.length === mostOffered) break;
  }
  return fixes;
}

/** Holes a step from cells of two parts or more, by cell index. */
function holesBetween({ kind }: Level, board: Board, parts: readonly Finding[]): number[] {
  const partOf = new Map<number, number>();
  parts.forEach(({ at }, part) => {
    for (const place of at) {
      if (place.type === 'cell') partOf.set(cellIndex(board, place.row, place.column), part);
    }
  });
  return Array.from(board.meaning.keys()).filter((cell) => {
    if (board.meaning[cell] !== Meaning.hole) return false;
    const { row, column } = cellAt(board, cell);
    const around = directionsOf(kind).map(([down, right]) =>
      cellIndex(board, row + down, column + right),
    );
    return new Set(around.flatMap((each) => partOf.get(each) ?? [])).size > 1;
  });
}
