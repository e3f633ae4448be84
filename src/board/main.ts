import type { SavedState } from './savedState';
import { startBoard } from './startBoard';

startBoard(document, acquireVsCodeApi<SavedState>());
