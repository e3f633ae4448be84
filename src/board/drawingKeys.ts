import type { Board } from './board';
import { addBeside, nudgeChange, pointBeside } from './drawingChanges';
import { sideOfKey, type KeyPress } from './intent';

/** Takes a key pressed on a point of a drawing; false where it is not the drawing's. */
export function drawingKey(board: Board, press: KeyPress, target: Element | null): boolean {
  const drawing = board.picture?.drawing;
  const name = target?.closest('[data-point]')?.getAttribute('data-point') ?? null;
  if (!drawing || press.ctrl) return false;
  const { editable, preview, edgeFrom } = board.state;
  const paints = editable && !preview && !board.playing;
  const side = sideOfKey(press.key);
  if (name !== null && side) {
    if (press.alt) {
      if (!paints) return false;
      board.edit(nudgeChange(drawing, name, side));
    } else {
      board.focusPoint(pointBeside(drawing, name, side) ?? name);
    }
    return true;
  }
  if (press.alt) return false;
  if (press.key === 'Escape' && edgeFrom !== null) {
    board.update({ edgeFrom: null });
    return true;
  }
  if (name !== null && (press.key === 'Enter' || press.key === ' ')) {
    if (board.playing) board.table.choose(name);
    else if (paints) apply(board, board.state.tool, name);
    return true;
  }
  if (!paints) return false;
  if (name === null) return false;
  switch (press.key.toUpperCase()) {
    case 'P':
      board.chooseTool('point');
      board.edit(addBeside(drawing, name));
      return true;
    case 'E':
      if (board.state.tool !== 'edge') board.chooseTool('edge');
      apply(board, 'edge', name);
      return true;
    case 'X':
      board.chooseTool('erase');
      apply(board, 'erase', name);
      return true;
    default:
      return false;
  }
}

/** Does with a point what a tool does. */
function apply(board: Board, tool: string, name: string): void {
  const { edgeFrom } = board.state;
  if (tool === 'erase') board.edit({ type: 'removePoint', name });
  if (tool !== 'edge') return;
  if (edgeFrom === null) board.update({ edgeFrom: name });
  else board.joinPoints(edgeFrom, name);
}
