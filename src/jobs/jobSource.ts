import type { GridFile, Level } from '../level/level';

/** The text that means one level alone: all that a job needs of it and its file. */
export function jobSource(file: GridFile, level: Level): string {
  return file.defaultsText + level.text;
}
