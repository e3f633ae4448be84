import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Level } from '../src/level/level';
import { readGrid } from '../src/puzzles/index';

/** The folder of the corpus, or null where GRID_CORPUS does not name it. */
export const corpus: string | null = process.env['GRID_CORPUS'] ?? null;

/** The levels of a file of the corpus (`zip-dailies.grid`). */
export function corpusLevels(name: string): readonly Level[] {
  if (corpus === null) throw new Error('GRID_CORPUS does not name the folder of the corpus');
  return readGrid(readFileSync(path.join(corpus, 'levels', name), 'utf8')).levels;
}
