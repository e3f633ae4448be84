import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from './vscode/paths.mjs';

/**
 * Writes the licences of the packages that are bundled, as they ask for.
 * @param {readonly import('esbuild').Metafile[]} metafiles
 * @param {string} file
 * @returns {Promise<void>}
 */
export async function writeNotices(metafiles, file) {
  const folders = new Set(
    metafiles.flatMap(({ inputs }) => Object.keys(inputs).flatMap((input) => packageFolder(input))),
  );
  const notices = await Promise.all([...folders].sort().map(noticeOf));
  await writeFile(file, notices.join(`\n${'─'.repeat(80)}\n\n`));
}

/** @param {string} input a bundled file, relative to the project @returns {string[]} one or none */
function packageFolder(input) {
  const found = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(input)?.[1];
  return found ? [found] : [];
}

/** @param {string} folder relative to the project */
async function noticeOf(folder) {
  const home = path.join(projectRoot, folder);
  const { name, version, license } = JSON.parse(
    await readFile(path.join(home, 'package.json'), 'utf8'),
  );
  const file = (await readdir(home)).find((each) => /^licen[cs]e/i.test(each));
  if (!file) throw new Error(`${folder} is bundled and has no licence file.`);
  return `${name} ${version} (${license})\n\n${await readFile(path.join(home, file), 'utf8')}`;
}
