import { en } from '../messages/board';

// The page's words, for readers of English; loaded before the board.
Object.assign(globalThis, { gridwrightWords: { en } });
