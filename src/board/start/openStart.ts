import type { Board } from '../board';
import type { StartScreen } from './startScreen';

/** Puts the start page onto a board. */
export type OpenStart = (board: Board) => StartScreen;

/** Where start.js leaves its one function for the board. */
export const startPlace = globalThis as { gridwrightStart?: OpenStart };
