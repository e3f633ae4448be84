import type { Hint } from '../puzzles/play';
import type { Words } from './words';

/** A hint as a sentence. */
export function hintWords(hint: Hint, words: Words): string {
  switch (hint.hint) {
    case 'next':
      return hint.from === null
        ? words('hint.next', { cell: hint.to })
        : words('hint.pair', { from: hint.from, to: hint.to });
    case 'lost':
      if (hint.since === null) return words('hint.lostSomewhere');
      return hint.since === 0 ? words('hint.never') : words('hint.lost', { n: hint.since });
    case 'done':
      return words('game.done');
    case 'unknown':
      return words('hint.unknown');
  }
}
