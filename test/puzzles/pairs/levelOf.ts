import assert from 'node:assert/strict';
import type { Level } from '../../../src/level/level';
import { readFile } from '../../../src/level/read';
import { pairs } from '../../../src/puzzles/pairs/index';
import { pairsText, type SmallPairs } from './boards';

/** The first level of a text; `pairs` is the only kind there is. */
export function pairsLevel(text: string): Level {
  const [level] = readFile(text, [pairs.syntax]).levels;
  assert.ok(level?.valid, text);
  return level;
}

/** A small board as a level. */
export function levelOf(board: SmallPairs): Level {
  return pairsLevel(pairsText(board));
}

/** `r1c1` of a cell of a small board. */
export function nameOf({ width }: SmallPairs, cell: number): string {
  return `r${Math.floor(cell / width) + 1}c${(cell % width) + 1}`;
}
