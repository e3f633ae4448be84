import type { Board } from './board';
import { sideOfKey, type KeyPress } from './intent';
import { cellOf } from './pointer';

/** Takes a key while the level is played; false where it is not the game's. */
export function gameKey(board: Board, press: KeyPress, target: Element | null): boolean {
  const { table } = board;
  if (press.ctrl || press.alt) return false;
  if (press.key.toUpperCase() === 'G') {
    board.togglePlay();
    return true;
  }
  if (!table.isPlaying) return false;
  switch (press.key) {
    case 'Backspace':
      table.back();
      return true;
    case 'h':
    case 'H':
      table.askHint();
      return true;
  }
  const cell = cellOf(target);
  if (!cell) return false;
  const name = `r${cell.row}c${cell.column}`;
  if (press.key === 'Enter' || press.key === ' ') {
    table.choose(name);
    return true;
  }
  const side = sideOfKey(press.key);
  // Where the pen can't go on, the keys look for where it goes on from.
  if (!side || press.shift || table.moves !== 'walk' || table.place !== name || table.lifts) {
    return false;
  }
  table.step(side);
  return true;
}
