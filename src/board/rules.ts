import { plays } from '../puzzles/plays';

// The kinds' rules of play; loaded before the board.
Object.assign(globalThis, { gridwrightPlays: plays });
