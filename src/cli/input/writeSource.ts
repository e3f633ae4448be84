import { randomUUID } from 'node:crypto';
import {
  access,
  constants,
  open,
  readFile,
  realpath,
  rename,
  stat,
  unlink,
} from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { byteOrderMark, type GridSource } from './gridSource';
import { InputProblem, problemOf } from './inputProblem';

/** The bytes of a file whose text is now `text`: with its byte order mark, if it had one. */
export function bytesWith(source: GridSource, text: string): Buffer {
  return Buffer.from((source.mark ? byteOrderMark : '') + text, 'utf8');
}

/**
 * Writes a file's new text in one step: whoever reads it sees the old bytes or the new ones, never
 * a part. Its mode stays, and a link stays a link.
 * @throws InputProblem where it can't be written, or has changed since it was read
 */
export async function writeSource(source: GridSource, text: string, cwd: string): Promise<void> {
  try {
    const target = await realpath(resolve(cwd, source.file));
    await access(target, constants.W_OK);
    const before = bytesWith(source, source.grid.text);
    if (!before.equals(await readFile(target))) {
      throw new InputProblem(source.file, 'cli.file.changed');
    }
    await replaceFile(target, bytesWith(source, text));
  } catch (error) {
    if (error instanceof InputProblem) throw error;
    const { code = '', message } = error as NodeJS.ErrnoException;
    const denied = ['EACCES', 'EPERM', 'EROFS'].includes(code);
    if (!denied) throw problemOf(source.file, error);
    throw new InputProblem(source.file, 'cli.file.read-only', { reason: message });
  }
}

async function replaceFile(target: string, bytes: Buffer): Promise<void> {
  const { mode, uid, gid } = await stat(target);
  const temporary = join(dirname(target), `.${basename(target)}.${randomUUID()}.tmp`);
  const handle = await open(temporary, 'wx', mode);
  try {
    try {
      // Only the superuser may give a file to another; the mode comes last, as chown clears bits.
      await handle.chown(uid, gid).catch(() => undefined);
      await handle.chmod(mode);
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(temporary, target);
  } catch (error) {
    await unlink(temporary).catch(() => undefined);
    throw error;
  }
}
