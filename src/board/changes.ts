import type { Change } from '../level/finding';
import type { CellStep } from '../level/route';
import type { Picture } from '../drawing/picture';
import type { Tool } from './tools';

/** A side of a cell. */
export type Side = 'up' | 'down' | 'left' | 'right';

/** The smallest number from 1 that no checkpoint of the board has. */
export function nextNumber(picture: Picture): number {
  const taken = new Set(
    picture.cells.flat().flatMap((cell) => (cell.meaning === 'number' ? [cell.text] : [])),
  );
  let next = 1;
  while (taken.has(String(next))) next += 1;
  return next;
}

/** What painting these cells with a tool asks for; null where the tool paints nothing. */
export function paintChange(
  tool: Tool,
  cells: readonly CellStep[],
  picture: Picture,
): Change | null {
  if (cells.length === 0) return null;
  switch (tool) {
    case 'open':
      return { type: 'paint', cells, symbol: '.' };
    case 'hole':
      return { type: 'paint', cells, symbol: '#' };
    case 'start':
      return { type: 'paint', cells: cells.slice(0, 1), symbol: 'S' };
    case 'end':
      return { type: 'paint', cells: cells.slice(0, 1), symbol: 'E' };
    case 'number': {
      const [cell] = cells;
      const there = cell && picture.cells[cell.row - 1]?.[cell.column - 1];
      if (!cell || there?.meaning === 'number') return null;
      return { type: 'paint', cells: [cell], symbol: String(nextNumber(picture)) };
    }
    case 'wall':
    case 'select':
      return null;
  }
}

/** Sets the wall on a side of a cell, or removes the one there; null on the rim. */
export function wallChange(cell: CellStep, side: Side, picture: Picture): Change | null {
  const place = wallPlace(cell, side);
  const owner = picture.cells[place.row - 1]?.[place.column - 1];
  const beyond =
    place.side === 'below'
      ? picture.cells[place.row]?.[place.column - 1]
      : picture.cells[place.row - 1]?.[place.column];
  if (!owner || !beyond) return null;
  const present = place.side === 'below' ? owner.below : owner.right;
  return { type: 'wall', ...place, present: !present };
}

/** A wall belongs to the cell above it or to its left. */
function wallPlace(
  { row, column }: CellStep,
  side: Side,
): { row: number; column: number; side: 'below' | 'right' } {
  switch (side) {
    case 'up':
      return { row: row - 1, column, side: 'below' };
    case 'down':
      return { row, column, side: 'below' };
    case 'left':
      return { row, column: column - 1, side: 'right' };
    case 'right':
      return { row, column, side: 'right' };
  }
}

/** The side of a cell a point is nearest to; `x` and `y` run from 0 to 1 across the cell. */
export function nearestSide(x: number, y: number): Side {
  const sides: readonly (readonly [Side, number])[] = [
    ['up', y],
    ['down', 1 - y],
    ['left', x],
    ['right', 1 - x],
  ];
  return sides.reduce((best, side) => (side[1] < best[1] ? side : best))[0];
}
