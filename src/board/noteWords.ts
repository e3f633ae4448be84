import type { CellStep } from '../level/route';
import { cellName } from './cellWords';
import { gameBoard, gameOf, gameRules } from './game';
import { pictureShown, type BoardState } from './state';

/** What the rules of play say of a cell: after the moves of the game, or before the pair that is played. */
export function noteWords(state: BoardState, cell: CellStep): readonly string[] {
  const board = gameBoard(state);
  const rules = board && gameRules(state);
  if (!rules?.notes) return [];
  const played = pictureShown(state)?.route?.slice(0, Math.max(0, (state.played ?? 0) - 1));
  const notes = rules.notes(board!, gameOf(state)?.route ?? played ?? [], cellName(cell));
  return notes.map(({ note, args }) => state.words(`note.${note}`, args));
}
