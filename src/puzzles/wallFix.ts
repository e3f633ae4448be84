import type { Fix } from '../level/finding';
import { cellName } from '../level/route';

/** A cell by its row and column, from 1. */
interface Cell {
  readonly row: number;
  readonly column: number;
}

/** The remedy that sets a wall between two cells, or takes it away; null where they are no neighbours. */
export function wallFix(a: Cell, b: Cell, present: boolean): Fix | null {
  const [rows, columns] = [b.row - a.row, b.column - a.column];
  if (Math.abs(rows) + Math.abs(columns) !== 1) return null;
  const { row, column } = rows + columns < 0 ? b : a;
  const side = rows === 0 ? 'right' : 'below';
  return {
    code: `fix.${present ? 'wall' : 'no-wall'}-${side}`,
    args: { cell: cellName(row, column) },
    change: { type: 'wall', row, column, side, present },
  };
}
