import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

const skipped = new Set(['node_modules']);

/**
 * Every file under a folder, as paths from it with `/` between the names, each folder's in order
 * of their names. Hidden folders and node_modules are left out; links to folders are not followed.
 */
export async function* walkFolder(folder: string, under = ''): AsyncGenerator<string> {
  const entries = await readdir(join(folder, under), { withFileTypes: true });
  entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    const path = under + entry.name;
    if (!entry.isDirectory()) yield path;
    else if (!skipped.has(entry.name) && !entry.name.startsWith('.')) {
      yield* walkFolder(folder, `${path}/`);
    }
  }
}
