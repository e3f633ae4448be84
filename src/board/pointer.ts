import type { Picture } from '../drawing/picture';
import { Unit, type Spot as Units } from '../drawing/scene/units';
import type { CellStep } from '../level/route';
import type { Board } from './board';
import { Brush } from './brush';
import { cellsBetween, nearestSide, wallToErase } from './changes';
import { paintsStrokes } from './tools';

/** Lets the pointer select and paint cells: one press, dragged and let go, is one edit. */
export function listenToPointer(board: Board): void {
  const { element } = board;
  let brush: Brush | null = null;
  let corner: CellStep | null = null;
  let walks = false;

  element.addEventListener('pointerdown', (event) => {
    const spot = spotOf(event, board.picture);
    if (!spot || !event.isPrimary) return;
    const { cell, x, y } = spot;
    // The context menu means the cell it was opened on.
    if (event.button === 2) board.focusCell(cell);
    if (event.button !== 0) return;
    // The cell pressed may get its element only now: the browser would take the focus from it.
    event.preventDefault();
    board.focusCell(cell);
    const { tool, editable, preview } = board.state;
    if (board.playing) {
      walks = true;
      board.table.walkTo(cell);
      return release(event);
    }
    if (!editable || preview || !board.picture) return;
    const erased = tool === 'erase' ? wallToErase(cell, x, y, board.picture) : null;
    if (erased) {
      board.edit(erased);
    } else if (paintsStrokes(tool)) {
      brush = new Brush();
      brush.moveTo(cell);
      board.update({ brush: brush.cells });
      release(event);
    } else if (tool === 'rect') {
      corner = cell;
      board.update({ brush: [cell], corner: null });
      release(event);
    } else if (tool === 'wall') {
      board.toggleWall(nearestSide(x, y));
    } else {
      board.paint([cell]);
    }
  });

  element.addEventListener('pointermove', (event) => {
    const cell = spotOf(event, board.picture)?.cell ?? null;
    if (brush && cell) {
      const before = brush.cells.length;
      brush.moveTo(cell);
      if (brush.cells.length > before) board.update({ brush: brush.cells });
    }
    if (corner && cell && board.picture && !isSame(cell, board.state.hover)) {
      board.update({ brush: cellsBetween(corner, cell, board.picture) });
    }
    if (walks && cell && board.table.moves === 'walk' && !isSame(cell, board.state.hover)) {
      board.table.drag(cell);
    }
    hover(cell);
  });

  const finish = (paints: boolean): void => {
    walks = false;
    const cells = board.state.brush;
    if (!brush && !corner) return;
    brush = null;
    corner = null;
    board.update({ brush: [] });
    if (paints) board.paint(cells);
  };
  // On the window: the pointer may be let go anywhere.
  const window = element.ownerDocument.defaultView;
  window?.addEventListener('pointerup', () => finish(true));
  window?.addEventListener('pointercancel', () => finish(false));
  window?.addEventListener('blur', () => finish(false));
  element.addEventListener('pointerleave', () => hover(null));

  function hover(cell: CellStep | null): void {
    if (!isSame(cell, board.state.hover)) board.update({ hover: cell });
  }
}

const isSame = (a: CellStep | null, b: CellStep | null): boolean =>
  a?.row === b?.row && a?.column === b?.column;

/** A point of a cell: `x` and `y` run from 0 to 1 across it. */
interface Spot {
  readonly cell: CellStep;
  readonly x: number;
  readonly y: number;
}

/** The cell under the pointer, by its place on the drawing: a large board has elements for few. */
function spotOf(event: PointerEvent, picture: Picture | null): Spot | null {
  const units = unitsOf(event);
  if (!units || !picture) return null;
  const [across, down] = [units[0] / Unit, units[1] / Unit];
  const [row, column] = [Math.floor(down) + 1, Math.floor(across) + 1];
  if (!picture.cells[row - 1]?.[column - 1]) return null;
  return { cell: { row, column }, x: across - column + 1, y: down - row + 1 };
}

/** Where the pointer is on the drawing, in units; null beside it. */
export function unitsOf(event: PointerEvent): Units | null {
  const target = event.target instanceof Element ? event.target : null;
  const svg = target?.closest<SVGSVGElement>('svg.board');
  if (!svg) return null;
  const { left, top, width } = svg.getBoundingClientRect();
  const box = svg.viewBox.baseVal;
  const scale = box.width / width;
  return [(event.clientX - left) * scale + box.x, (event.clientY - top) * scale + box.y];
}

/** A finger holds on to the cell it touched first, unless it is told to let go. */
function release({ target, pointerId }: PointerEvent): void {
  if (target instanceof Element && target.hasPointerCapture(pointerId)) {
    target.releasePointerCapture(pointerId);
  }
}

/** The cell an element of the grid stands for. */
export function cellOf(target: EventTarget | null): CellStep | null {
  const cell = target instanceof Element ? target.closest('[role="gridcell"]') : null;
  if (!cell) return null;
  return { row: Number(cell.getAttribute('data-r')), column: Number(cell.getAttribute('data-c')) };
}
