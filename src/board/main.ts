import { lateScript } from './lateScript';
import type { SavedState } from './savedState';
import { startPlace } from './start/openStart';
import { startBoard } from './startBoard';

const load = lateScript(document.currentScript, 'start');

startBoard(document, acquireVsCodeApi<SavedState>(), async (board) => {
  await load();
  return startPlace.gridwrightStart?.(board) ?? null;
});
