import type { Uri } from 'vscode';
import type { Teller } from '../messages/teller';

/** The name of a level (from 1) by its file: `level 2 of cats.grid`. */
export function levelName({ path }: Uri, level: number, teller: Teller): string {
  return teller.tell('level-name', { level, file: path.slice(path.lastIndexOf('/') + 1) });
}
