import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { npm } from '../../../scripts/vscode/npm.mjs';
import { projectRoot } from '../../../scripts/vscode/paths.mjs';
import type { Files } from './archives';

const { version } = JSON.parse(readFileSync(path.join(projectRoot, 'package.json'), 'utf8')) as {
  version: string;
};

/** The extension's package, which `npm run package` has made. */
export const vsix = path.join(projectRoot, `gridwright-${version}.vsix`);

/** The version that both packages are of. */
export { version };

/** A folder that is removed after the tests of a `describe`. */
export function temporaryFolder(): () => Promise<string> {
  const folders: string[] = [];
  after(async () => {
    for (const folder of folders) await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  });
  return async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'gridwright-package-'));
    folders.push(folder);
    return folder;
  };
}

/** Packs the npm package into a folder. @returns the tarball's path */
export async function packTarball(folder: string): Promise<string> {
  await npm(['pack', `--pack-destination=${folder}`], projectRoot);
  return path.join(folder, `gridwright-${version}.tgz`);
}

/** Writes files of an archive that are under `under` into a folder. */
export async function unpack(files: Files, under: string, folder: string): Promise<void> {
  for (const [name, content] of files) {
    if (!name.startsWith(under)) continue;
    const file = path.join(folder, name.slice(under.length));
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}

/** Runs a program to its end; rejects where its status is not 0. */
export const run = promisify(execFile);
