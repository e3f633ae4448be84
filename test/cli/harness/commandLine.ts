import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { gridwright } from '../../../src/cli/gridwright';
import type { Io } from '../../../src/cli/io';

/** What a run of the command line ended with. */
export interface Run {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** A stream that keeps what is written to it. */
export class Kept extends Writable {
  text = '';

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.text += chunk.toString('utf8');
    done();
  }
}

/** Surroundings in a folder of its own, with the text of standard input. */
export function testIo(cwd: string, changes: Partial<Io> = {}, stdin: string | Buffer = ''): Io {
  return {
    stdin: Readable.from([Buffer.from(stdin)]),
    stdout: new Kept(),
    stderr: new Kept(),
    cwd,
    env: {},
    version: '1.2.3',
    parallelism: 2,
    startWorker: null,
    interrupted: new AbortController().signal,
    now: () => performance.now(),
    ...changes,
  };
}

/** Runs the command line in this process. */
export async function run(io: Io, ...argv: string[]): Promise<Run> {
  const status = await gridwright(argv, io);
  return { status, stdout: textOf(io.stdout), stderr: textOf(io.stderr) };
}

function textOf(stream: Io['stdout']): string {
  return stream instanceof Kept ? stream.text : '';
}

/** A temporary folder with files in it. */
export async function folderWith(files: Record<string, string | Buffer>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'gridwright-cli-'));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  return folder;
}

/** Temporary folders that are removed after the tests of a suite. */
export function temporaryFolders(): typeof folderWith {
  const folders: string[] = [];
  after(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));
  return async (files) => {
    const folder = await folderWith(files);
    folders.push(folder);
    return folder;
  };
}
