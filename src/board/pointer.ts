import type { CellStep } from '../level/route';
import type { Board } from './board';
import { Brush } from './brush';
import { nearestSide } from './changes';
import { paintsStrokes } from './tools';

/** Lets the pointer select and paint cells: one press, dragged and let go, is one edit. */
export function listenToPointer(board: Board): void {
  const { element } = board;
  let brush: Brush | null = null;

  element.addEventListener('pointerdown', (event) => {
    const cell = cellOf(event.target);
    if (!cell || event.button !== 0 || !event.isPrimary) return;
    board.focusCell(cell);
    const { tool, editable } = board.state;
    if (!editable) return;
    if (paintsStrokes(tool)) {
      brush = new Brush();
      brush.moveTo(cell);
      board.update({ brush: brush.cells });
      release(event);
    } else if (tool === 'wall') {
      board.toggleWall(sideOf(event));
    } else {
      board.paint([cell]);
    }
  });

  element.addEventListener('pointermove', (event) => {
    const cell = cellOf(event.target);
    if (brush && cell) {
      const before = brush.cells.length;
      brush.moveTo(cell);
      if (brush.cells.length > before) board.update({ brush: brush.cells });
    }
    hover(cell);
  });

  const finish = (paints: boolean): void => {
    const cells = brush?.cells ?? [];
    if (!brush) return;
    brush = null;
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
    const now = board.state.hover;
    if (cell?.row !== now?.row || cell?.column !== now?.column) board.update({ hover: cell });
  }
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

function sideOf(event: PointerEvent): ReturnType<typeof nearestSide> {
  const cell = event.target instanceof Element ? event.target.closest('[role="gridcell"]') : null;
  if (!cell) return 'right';
  const { left, top, width, height } = cell.getBoundingClientRect();
  return nearestSide((event.clientX - left) / width, (event.clientY - top) / height);
}
