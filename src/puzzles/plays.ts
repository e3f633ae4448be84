import { knightPlay } from './knight/play';
import { pairsPlay } from './pairs/play';
import { pathPlay } from './path/play';
import type { PlayRules } from './play';
import { trailPlay } from './trail/play';

/** The rules of play, by the kind's id. */
export const plays: Readonly<Record<string, PlayRules>> = {
  path: pathPlay,
  trail: trailPlay,
  pairs: pairsPlay,
  knight: knightPlay,
};

/** The rules of play of a kind, or null: of a kind that is not played. No searches come with them. */
export function playOf(kind: string): PlayRules | null {
  return plays[kind] ?? null;
}
