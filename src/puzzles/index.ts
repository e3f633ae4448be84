import type { GridFile, Level } from '../level/level';
import { readFile } from '../level/read';
import { knight } from './knight/index';
import { pairs } from './pairs/index';
import { path } from './path/index';
import type { PuzzleKind } from './puzzle';
import { trail } from './trail/index';

/** The registry: every kind of puzzle there is; the first is the default of `kind`. */
export const puzzles: readonly PuzzleKind[] = [path, trail, pairs, knight];

const syntaxes = puzzles.map(({ syntax }) => syntax);

/** The kind a level is of. */
export function kindOf(level: Level): PuzzleKind {
  const kind = puzzles.find(({ syntax }) => syntax.id === level.kind.id);
  if (!kind) throw new RangeError(`No puzzle kind '${level.kind.id}' is registered`);
  return kind;
}

/** Reads a file of levels of the registered kinds; see `readFile`. */
export function readGrid(text: string, former?: GridFile): GridFile {
  return readFile(text, syntaxes, former);
}
