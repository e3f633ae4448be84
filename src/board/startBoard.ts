import { isToBoard } from '../protocol/boardGuards';
import type { FromBoard } from '../protocol/board';
import { Board, type BoardHost } from './board';
import { listenToFields } from './fields';
import { listenToKeys } from './keyboard';
import { listenToDrawing } from './drawingPointer';
import { listenToPointer } from './pointer';
import { listenToPresses } from './presses';
import { isSavedState, type SavedState } from './savedState';

/** What VS Code gives a webview's page. */
export interface WebviewApi {
  postMessage(message: FromBoard): void;
  getState(): unknown;
  setState(state: SavedState): unknown;
}

/**
 * Puts a board into a page and says `ready`; the host answers with a model.
 * @param openStart loads the start page and puts it onto the board; null where it is lost
 */
export function startBoard(
  document: Document,
  api: WebviewApi,
  openStart: BoardHost['openStart'],
): Board {
  const state = api.getState();
  const board = new Board(document, {
    post: (message) => api.postMessage(message),
    save: (saved) => void api.setState(saved),
    saved: isSavedState(state) ? state : null,
    language: document.documentElement.lang,
    openStart,
  });
  document.body.append(board.element);
  listenToPresses(board);
  listenToFields(board);
  listenToPointer(board);
  listenToDrawing(board);
  listenToKeys(board);
  document.defaultView?.addEventListener('message', (event: MessageEvent<unknown>) => {
    if (isToBoard(event.data)) board.receive(event.data);
    else console.error('Gridwright: the board left out a message it can’t read.', event.data);
  });
  api.postMessage({ type: 'ready' });
  return board;
}
