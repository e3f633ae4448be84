import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { GridFile } from '../../level/level';
import { LineMap } from '../../level/lines';
import { readGrid } from '../../puzzles/index';
import type { Io } from '../io';
import { standardInput } from './findInputs';
import { InputProblem, problemOf } from './inputProblem';

/** A file of levels that has been read. */
export interface GridSource {
  /** As told to the reader. */
  readonly file: string;
  /** Whether the file begins with a byte order mark, which is left out of the text. */
  readonly mark: boolean;
  readonly grid: GridFile;
  readonly lines: LineMap;
}

/** U+FEFF, in UTF-8 at the very beginning of a file: no editor counts it as a column. */
export const byteOrderMark = '\ufeff';

/**
 * Reads a file of levels, or standard input.
 * @throws InputProblem where it can't be read, is not UTF-8 or no text at all
 */
export async function readSource(file: string, io: Io): Promise<GridSource> {
  const decoded = decode(file, await bytesOf(file, io));
  const mark = decoded.startsWith(byteOrderMark);
  const text = mark ? decoded.slice(1) : decoded;
  return { file, mark, grid: readGrid(text), lines: new LineMap(text) };
}

async function bytesOf(file: string, io: Io): Promise<Uint8Array> {
  try {
    if (file !== standardInput) return await readFile(resolve(io.cwd, file));
    const chunks: Uint8Array[] = [];
    for await (const chunk of io.stdin) chunks.push(chunk);
    return Buffer.concat(chunks);
  } catch (error) {
    throw problemOf(file, error);
  }
}

function decode(file: string, bytes: Uint8Array): string {
  const [first, second] = bytes;
  const utf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  if (utf16) throw new InputProblem(file, 'cli.file.utf-16');
  // As Git tells text from what is none.
  if (bytes.subarray(0, 8000).includes(0)) throw new InputProblem(file, 'cli.file.binary');
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) {
      throw new InputProblem(file, 'cli.file.not-utf-8', { line: firstBadLine(bytes) });
    }
    throw problemOf(file, error);
  }
}

/** The line, from 1, of the first byte that is no UTF-8. */
function firstBadLine(bytes: Uint8Array): number {
  let line = 1;
  let start = 0;
  while (start < bytes.length) {
    const feed = bytes.indexOf(0x0a, start);
    const end = feed < 0 ? bytes.length : feed + 1;
    try {
      new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(start, end));
    } catch {
      return line;
    }
    line++;
    start = end;
  }
  return line;
}
