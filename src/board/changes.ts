import type { Change } from '../level/finding';
import type { CellStep } from '../level/route';
import type { Picture, PictureCell } from '../drawing/picture';
import type { Ink, Tool } from './tools';

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

/**
 * What painting these cells with a tool asks for; null where the tool paints nothing. Rectangles and
 * fills are painted with `ink`, tiles with `label`.
 */
export function paintChange(
  tool: Tool,
  cells: readonly CellStep[],
  picture: Picture,
  ink: Ink = 'hole',
  label = '',
): Change | null {
  const [first] = cells;
  if (!first) return null;
  switch (tool) {
    case 'rect':
      return paintChange(ink, cells, picture, ink, label);
    case 'fill':
      return paintChange(ink, cellsToFill(first, picture), picture, ink, label);
    case 'erase':
    case 'open':
      return { type: 'paint', cells, symbol: '.' };
    case 'hole':
      return { type: 'paint', cells, symbol: '#' };
    case 'start':
      return { type: 'paint', cells: cells.slice(0, 1), symbol: 'S' };
    case 'end':
      return { type: 'paint', cells: cells.slice(0, 1), symbol: 'E' };
    case 'number': {
      if (cellIn(picture, first)?.meaning === 'number') return null;
      return { type: 'paint', cells: [first], symbol: String(nextNumber(picture)) };
    }
    case 'tile':
      return label === '' ? null : { type: 'paint', cells, symbol: label };
    case 'wall':
    case 'select':
    case 'point':
    case 'edge':
    case 'play':
      return null;
  }
}

function cellIn({ cells }: Picture, { row, column }: CellStep): PictureCell | undefined {
  return cells[row - 1]?.[column - 1];
}

/** The cells of the rectangle between two corners, row by row. */
export function cellsBetween(a: CellStep, b: CellStep, picture: Picture): readonly CellStep[] {
  const [top, bottom] = [Math.min(a.row, b.row), Math.max(a.row, b.row)];
  const [left, right] = [Math.min(a.column, b.column), Math.max(a.column, b.column)];
  const cells: CellStep[] = [];
  for (let row = top; row <= bottom; row++) {
    for (let column = left; column <= right; column++) {
      if (cellIn(picture, { row, column })) cells.push({ row, column });
    }
  }
  return cells;
}

/** The cells around one that mean the same, as far as they touch and no wall stands between. */
export function cellsToFill(from: CellStep, picture: Picture): readonly CellStep[] {
  const first = cellIn(picture, from);
  if (!first) return [];
  const seen = new Set<number>();
  const found: CellStep[] = [];
  const todo: CellStep[] = [];
  const reach = (row: number, column: number): void => {
    const cell = cellIn(picture, { row, column });
    const key = row * (picture.width + 1) + column;
    if (cell?.meaning !== first.meaning || cell.text !== first.text || seen.has(key)) return;
    seen.add(key);
    todo.push({ row, column });
  };
  reach(from.row, from.column);
  for (let here = todo.pop(); here; here = todo.pop()) {
    found.push(here);
    const { row, column } = here;
    const cell = cellIn(picture, here);
    if (!cell?.below) reach(row + 1, column);
    if (!cell?.right) reach(row, column + 1);
    if (!cellIn(picture, { row: row - 1, column })?.below) reach(row - 1, column);
    if (!cellIn(picture, { row, column: column - 1 })?.right) reach(row, column - 1);
  }
  return found.sort((a, b) => a.row - b.row || a.column - b.column);
}

/** The removal of the wall near a point of a cell (0 to 1 across it); null where none is near. */
export function wallToErase(cell: CellStep, x: number, y: number, picture: Picture): Change | null {
  const side = nearestSide(x, y);
  const away = { up: y, down: 1 - y, left: x, right: 1 - x }[side];
  const change = away < nearWall ? wallChange(cell, side, picture) : null;
  return change?.type === 'wall' && !change.present ? change : null;
}

/** How near to a wall an eraser takes it away, as a share of a cell. */
const nearWall = 0.2;

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
