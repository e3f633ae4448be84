import type { CellStep } from '../level/route';
import type { Picture } from '../drawing/picture';
import type { Side } from './changes';
import { toolOfKey, type Tool } from './tools';

/** A key as pressed, in the names of the DOM's KeyboardEvent. */
export interface KeyPress {
  readonly key: string;
  readonly ctrl: boolean;
  readonly alt: boolean;
  readonly shift: boolean;
}

/** Where a key is pressed: `cell` is the focused one, null outside the grid. */
export interface KeyPlace {
  readonly picture: Picture;
  readonly cell: CellStep | null;
  readonly editable: boolean;
}

/** What a key asks for. */
export type Intent =
  | { readonly type: 'move'; readonly to: CellStep }
  | { readonly type: 'leave' }
  | { readonly type: 'paint'; readonly tool: Tool | null }
  | { readonly type: 'choose'; readonly tool: Tool }
  | { readonly type: 'wall'; readonly side: Side }
  | { readonly type: 'level'; readonly by: -1 | 1 }
  | { readonly type: 'zoom'; readonly to: 'in' | 'out' | 'fit' }
  | { readonly type: 'mirror'; readonly axis: 'columns' | 'rows' }
  | { readonly type: 'play' }
  | { readonly type: 'step'; readonly by: -1 | 1 }
  | { readonly type: 'browse'; readonly by: -1 | 1 }
  | { readonly type: 'keys' };

const sides: Readonly<Record<string, Side>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/** The side an arrow key leads to, or undefined. */
export function sideOfKey(key: string): Side | undefined {
  return sides[key];
}

/**
 * What a key asks for, or null where it is not the board's: then it is left to VS Code. With Ctrl
 * or Cmd only moving is the board's, with Alt only walls.
 */
export function intentOf(press: KeyPress, place: KeyPlace): Intent | null {
  const side = sides[press.key];
  if (place.cell) {
    if (press.alt) return wallIntent(press, place, side);
    const to = target(press, place.picture, place.cell, side);
    if (to) return { type: 'move', to };
  }
  if (press.ctrl || press.alt) return null;
  if (place.cell) {
    if (press.key === 'Escape') return { type: 'leave' };
    if (press.key === 'Enter' || press.key === ' ') {
      return place.editable ? { type: 'paint', tool: null } : null;
    }
  }
  return viewIntent(press.key) ?? toolIntent(press, place);
}

function wallIntent(press: KeyPress, place: KeyPlace, side: Side | undefined): Intent | null {
  const walls = place.picture.look.tools.includes('wall');
  if (!side || !walls || !place.editable || press.ctrl || press.shift) return null;
  return { type: 'wall', side };
}

function viewIntent(key: string): Intent | null {
  switch (key) {
    case 'PageUp':
      return { type: 'level', by: -1 };
    case 'PageDown':
      return { type: 'level', by: 1 };
    case '+':
    case '=':
      return { type: 'zoom', to: 'in' };
    case '-':
    case '−':
      return { type: 'zoom', to: 'out' };
    case '0':
      return { type: 'zoom', to: 'fit' };
    case 'k':
    case 'K':
      return { type: 'play' };
    case '<':
    case '《':
      return { type: 'step', by: -1 };
    case '>':
    case '》':
      return { type: 'step', by: 1 };
    case '[':
    case '【':
      return { type: 'browse', by: -1 };
    case ']':
    case '】':
      return { type: 'browse', by: 1 };
    case '?':
    case '？':
      return { type: 'keys' };
    default:
      return null;
  }
}

/** Tools that are only taken in hand by their key: what they paint takes more than one cell. */
const shapes: ReadonlySet<Tool> = new Set(['select', 'rect', 'fill', 'play']);

function toolIntent({ key, shift }: KeyPress, place: KeyPlace): Intent | null {
  if (!place.editable) return null;
  const mirrors = (key === 'm' || key === 'M') && !place.picture.drawing;
  if (mirrors) return { type: 'mirror', axis: shift ? 'rows' : 'columns' };
  const tool = toolOfKey(key, place.picture);
  if (!tool) return null;
  return shapes.has(tool) || !place.cell ? { type: 'choose', tool } : { type: 'paint', tool };
}

/** The cell a moving key leads to; the same one at an edge, null where the key does not move. */
function target(
  press: KeyPress,
  { cells }: Picture,
  from: CellStep,
  side: Side | undefined,
): CellStep | null {
  if (press.shift) return null;
  const far = press.ctrl;
  const rowLength = (row: number): number => cells[row - 1]?.length ?? 0;
  const at = (row: number, column: number): CellStep =>
    rowLength(row) >= column && column >= 1 ? { row, column } : from;
  const last = cells.length;
  switch (side) {
    case 'up':
      return farthest(far, from, at, { row: -1, column: 0 });
    case 'down':
      return farthest(far, from, at, { row: 1, column: 0 });
    case 'left':
      return farthest(far, from, at, { row: 0, column: -1 });
    case 'right':
      return farthest(far, from, at, { row: 0, column: 1 });
    case undefined:
      break;
  }
  if (press.key === 'Home') return at(far ? 1 : from.row, 1);
  if (press.key === 'End') {
    const row = far ? last : from.row;
    return at(row, rowLength(row));
  }
  return null;
}

function farthest(
  far: boolean,
  from: CellStep,
  at: (row: number, column: number) => CellStep,
  by: CellStep,
): CellStep {
  let cell = from;
  for (;;) {
    const next = at(cell.row + by.row, cell.column + by.column);
    if (next === from || (next.row === cell.row && next.column === cell.column)) return cell;
    cell = next;
    if (!far) return cell;
  }
}
