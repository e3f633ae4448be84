import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Makes `home` with `install`, unless it is there. The install is put together in a folder aside
 * and renamed as the last step, so what an interrupted one leaves is never taken for a whole one.
 * @param {string} home
 * @param {(aside: string) => Promise<void>} install fills an empty folder that has a package.json
 * @returns {Promise<void>}
 */
export async function installOnce(home, install) {
  if (existsSync(home)) return;
  await removeAbandoned(path.dirname(home));
  const aside = `${home}.partial-${process.pid}`;
  try {
    await mkdir(aside, { recursive: true });
    // A package.json of its own keeps npm from installing into the project.
    await writeFile(path.join(aside, 'package.json'), '{ "private": true }\n');
    await install(aside);
    await settle(aside, home);
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

/**
 * Gives a finished install its name; another process may have been first, whose install is as good.
 * @param {string} aside
 * @param {string} home
 */
async function settle(aside, home) {
  try {
    await rename(aside, home);
  } catch (error) {
    if (!existsSync(home)) throw error;
  }
}

/** Removes what interrupted installs left. @param {string} folder */
async function removeAbandoned(folder) {
  for (const name of await readdir(folder).catch(() => [])) {
    const owner = /\.partial-(\d+)$/.exec(name)?.[1];
    if (owner && !isAlive(Number(owner))) {
      await rm(path.join(folder, name), { recursive: true, force: true });
    }
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
