import type { Level } from '../level/level';
import type { Teller } from '../messages/teller';

/** What a level goes by: its id, else its title, else its number in the file, from 1. */
export function levelName(level: Level, number: number, teller: Teller): string {
  return level.header?.id ?? level.values.get('title') ?? teller.tell('level.number', { number });
}
