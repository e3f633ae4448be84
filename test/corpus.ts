import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Context } from 'mocha';

const root = process.env['GRID_CORPUS'];

/**
 * The text of a file of the corpus (`levels/zip-dailies.grid`), or a skipped test where the corpus
 * is not there: set GRID_CORPUS to its folder.
 */
export function corpusText(test: Context, name: string): string {
  const file = root === undefined ? '' : path.join(root, name);
  if (!existsSync(file)) {
    console.log(`      skipped: ${name} is not there (GRID_CORPUS names the folder of the corpus)`);
    test.skip();
  }
  return readFileSync(file, 'utf8');
}
