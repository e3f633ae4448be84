import type { GridFile, Level } from '../level/level';
import { readFile } from '../level/read';
import { puzzles } from './kinds';
import type { PuzzleKind } from './puzzle';

export { puzzles } from './kinds';

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
