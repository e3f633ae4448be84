import type { Board } from './board';
import { cellsBetween } from './changes';
import type { Intent } from './intent';
import { focusOf } from './state';

/** Does what a key asks for. */
export function applyIntent(board: Board, intent: Intent): void {
  switch (intent.type) {
    case 'move':
      board.focusCell(intent.to);
      return drawRectangle(board);
    case 'leave':
      return leave(board);
    case 'paint':
      if (intent.tool) board.chooseTool(intent.tool);
      return paintFocus(board);
    case 'choose':
      return board.chooseTool(intent.tool);
    case 'wall':
      return board.toggleWall(intent.side);
    case 'mirror':
      return board.edit({ type: 'mirror', axis: intent.axis });
    case 'level':
      return board.turnLevel(intent.by);
    case 'zoom':
      return board.zoom(intent.to);
    case 'play':
      return board.player.toggle();
    case 'step':
      return board.player.step(intent.by);
    case 'browse':
      return board.browser.browse(intent.by);
    case 'keys':
      board.element.querySelector<HTMLDialogElement>('dialog.keys')?.showModal();
  }
}

/** Escape puts away a route that was tried or a rectangle being drawn, else it leaves the board. */
function leave(board: Board): void {
  if (board.state.tried) board.update({ tried: null, played: null });
  else if (board.state.corner) board.update({ corner: null, brush: [] });
  else board.element.querySelector<HTMLElement>('.level-name:enabled, [data-do=settings]')?.focus();
}

function paintFocus(board: Board): void {
  const cell = focusOf(board.state);
  if (!cell) return;
  const { tool, corner } = board.state;
  if (tool === 'wall') {
    board.toggleWall('right');
  } else if (tool === 'rect') {
    if (corner) board.paintRectangle(corner, cell);
    else board.update({ corner: cell, brush: [cell] });
  } else {
    board.paint([cell]);
  }
}

/** Shows the rectangle from its first corner to the focus. */
function drawRectangle(board: Board): void {
  const { corner } = board.state;
  const cell = focusOf(board.state);
  if (!corner || !cell || !board.picture) return;
  board.update({ brush: cellsBetween(corner, cell, board.picture) });
}
