import type { Arguments } from '../../messages/message';
import type { Teller } from '../../messages/teller';

/** A file that could not be read (or found); the message catalogue has its sentence and remedy. */
export class InputProblem extends Error {
  override readonly name = 'InputProblem';

  constructor(
    /** The file as the command line names it. */
    readonly file: string,
    readonly code: string,
    readonly args: Arguments = {},
  ) {
    super(`${code}: ${file}`);
  }
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'cli.file.missing',
  ENOTDIR: 'cli.file.missing',
  EACCES: 'cli.file.denied',
  EPERM: 'cli.file.denied',
  EISDIR: 'cli.file.folder',
};

/** What the file system failed with, as a problem of a file. */
export function problemOf(file: string, error: unknown): InputProblem {
  if (error instanceof InputProblem) return error;
  const { code = '', message } = error as NodeJS.ErrnoException;
  return new InputProblem(file, reasons[code] ?? 'cli.file.failed', { reason: message });
}

/** The sentence of a problem, with its file. */
export function tellProblem({ file, code, args }: InputProblem, teller: Teller): string {
  return teller.tell(code, { file, ...args });
}
