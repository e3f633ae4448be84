import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { InputProblem, problemOf } from './inputProblem';
import { readPattern } from './pattern';
import { walkFolder } from './walkFolder';

/** What stands for standard input. */
export const standardInput = '-';

/** A file of levels, and which of its levels are meant. */
export interface Input {
  /** As told to the reader: as written, a found file with its folder as written. */
  readonly file: string;
  /** An id, or `@3` for the third level; null means all of them. */
  readonly level: string | null;
}

/**
 * The files that arguments name: files, `-`, folders (every .grid file in them), patterns, and
 * `FILE#ID`, where the last `#` counts unless a file has the whole name. A file named twice is
 * there once. What can't be found is a problem in its place.
 */
export async function findInputs(
  names: readonly string[],
  cwd: string,
): Promise<(Input | InputProblem)[]> {
  const found = new Map<string, Input | InputProblem>();
  for (const name of names) {
    try {
      for await (const input of inputsOf(name, cwd)) {
        const key = `${resolve(cwd, input.file)}#${input.level ?? ''}`;
        if (!found.has(key)) found.set(key, input);
      }
    } catch (error) {
      found.set(`?${name}`, problemOf(name, error));
    }
  }
  return [...found.values()];
}

async function* inputsOf(name: string, cwd: string): AsyncGenerator<Input> {
  const hash = name.lastIndexOf('#');
  const file = name.slice(0, hash);
  const kind = name === standardInput ? 'file' : await kindOf(resolve(cwd, name));
  if (kind === 'file') {
    yield { file: name, level: null };
  } else if (kind === 'folder') {
    const folder = name.endsWith('/') ? name : `${name}/`;
    const isGrid = (path: string) => path.toLowerCase().endsWith('.grid');
    yield* filesIn(name, folder, cwd, isGrid, 'cli.file.none-in-folder');
  } else if (
    hash > 0 &&
    (file === standardInput || (await kindOf(resolve(cwd, file))) === 'file')
  ) {
    yield { file, level: name.slice(hash + 1) };
  } else {
    const pattern = readPattern(name);
    if (!pattern) throw new InputProblem(hash > 0 ? file : name, 'cli.file.missing');
    yield* filesIn(name, pattern.base, cwd, (path) => pattern.matches(path), 'cli.file.none-fits');
  }
}

async function* filesIn(
  name: string,
  folder: string,
  cwd: string,
  fits: (path: string) => boolean,
  codeForNone: string,
): AsyncGenerator<Input> {
  let any = false;
  for await (const path of walkFolder(resolve(cwd, folder))) {
    if (!fits(path)) continue;
    any = true;
    yield { file: folder === './' ? path : folder + path, level: null };
  }
  if (!any) throw new InputProblem(name, codeForNone);
}

async function kindOf(path: string): Promise<'file' | 'folder' | null> {
  try {
    return (await stat(path)).isDirectory() ? 'folder' : 'file';
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'EINVAL'].includes((error as NodeJS.ErrnoException).code ?? '')) {
      return null;
    }
    throw error;
  }
}
