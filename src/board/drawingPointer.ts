import type { PictureDrawing } from '../drawing/picture';
import type { Spot } from '../drawing/scene/units';
import type { Board } from './board';
import { addPointChange, eraseChange, moveChange, pointAt } from './drawingChanges';
import { unitsOf } from './pointer';

/** A point held so little off its place has not been moved, in units. */
const still = 8;

/** What the pointer holds: a point to move, or one an edge may begin at. */
interface Held {
  readonly name: string;
  readonly from: Spot;
  readonly moves: boolean;
}

/** Lets the pointer place, move, join and erase the points of a drawing: one gesture is one edit. */
export function listenToDrawing(board: Board): void {
  const { element } = board;
  let held: Held | null = null;

  element.addEventListener('pointerdown', (event) => {
    const drawing = board.picture?.drawing;
    const spot = drawing ? unitsOf(event) : null;
    if (!drawing || !spot || event.button !== 0 || !event.isPrimary) return;
    event.preventDefault();
    const name = pointAt(drawing, spot);
    if (name !== null) board.focusPoint(name);
    held = press(board, drawing, spot, name);
    if (event.target instanceof Element) event.target.setPointerCapture(event.pointerId);
  });

  element.addEventListener('pointermove', (event) => {
    const drawing = board.picture?.drawing;
    const spot = drawing ? unitsOf(event) : null;
    if (!drawing || !spot || !held) return;
    if (held.moves && isFar(held.from, spot)) board.update({ ghost: spot });
  });

  const window = element.ownerDocument.defaultView;
  window?.addEventListener('pointerup', (event) => {
    const was = held;
    const drawing = board.picture?.drawing;
    held = null;
    if (board.state.ghost) board.update({ ghost: null });
    if (!was || !drawing) return;
    const spot = unitsOf(event);
    if (!spot) return;
    if (was.moves) {
      if (isFar(was.from, spot)) board.edit(moveChange(drawing, was.name, spot));
      return;
    }
    const to = pointAt(drawing, spot);
    if (to !== null && to !== was.name) board.joinPoints(was.name, to);
  });
  window?.addEventListener('pointercancel', () => {
    held = null;
    if (board.state.ghost) board.update({ ghost: null });
  });
}

const isFar = (a: Spot, b: Spot): boolean => Math.hypot(a[0] - b[0], a[1] - b[1]) > still;

/** Does what a press asks for at once, and tells what is held. */
function press(
  board: Board,
  drawing: PictureDrawing,
  spot: Spot,
  name: string | null,
): Held | null {
  const { tool, editable, preview, edgeFrom } = board.state;
  if (board.playing) {
    if (name !== null) board.table.choose(name);
    return null;
  }
  if (!editable || preview) return null;
  switch (tool) {
    case 'point':
      if (name === null) board.edit(addPointChange(drawing, spot));
      return name === null ? null : { name, from: spot, moves: true };
    case 'select':
      return name === null ? null : { name, from: spot, moves: true };
    case 'edge':
      if (name === null) board.update({ edgeFrom: null });
      else if (edgeFrom !== null) board.joinPoints(edgeFrom, name);
      else {
        board.update({ edgeFrom: name });
        return { name, from: spot, moves: false };
      }
      return null;
    case 'erase':
      if (board.picture) board.edit(eraseChange(board.picture, spot));
      return null;
    default:
      return null;
  }
}
