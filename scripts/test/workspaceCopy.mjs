import { cp, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/**
 * A copy of a workspace for one suite to work in.
 * @typedef {object} WorkspaceCopy
 * @property {string} folder
 * @property {(saved: Iterable<string>) => Promise<string[]>} hiddenEdits the files, relative to the
 * workspace, that differ from what was copied though no test said that it saves them
 * @property {() => Promise<void>} remove
 */

/**
 * @param {string} original
 * @param {Readonly<Record<string, string>>} [files] more files of it, by name
 * @returns {Promise<WorkspaceCopy>}
 */
export async function copyWorkspace(original, files = {}) {
  const root = await mkdtemp(path.join(os.tmpdir(), 'gridwright-workspace-'));
  const folder = path.join(root, path.basename(original));
  await cp(original, folder, { recursive: true });
  for (const [name, content] of Object.entries(files)) {
    await writeFile(path.join(folder, name), content);
  }
  const before = await contents(folder);
  return {
    folder,
    hiddenEdits: async (saved) => {
      const after = await contents(folder);
      const declared = new Set(saved);
      return [...new Set([...before.keys(), ...after.keys()])]
        .filter((name) => !declared.has(name) && before.get(name) !== after.get(name))
        .sort();
    },
    remove: () => rm(root, { recursive: true, force: true, maxRetries: 5 }),
  };
}

/** @param {string} folder @returns {Promise<Map<string, string>>} by path, with `/` */
async function contents(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return new Map(
    await Promise.all(
      files.map(async (entry) => {
        const file = path.join(entry.parentPath, entry.name);
        const name = path.relative(folder, file).split(path.sep).join('/');
        return /** @type {const} */ ([name, await readFile(file, 'base64')]);
      }),
    ),
  );
}
