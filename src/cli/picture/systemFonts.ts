import { open, readFile, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { walkFolder } from '../input/walkFolder';
import { fontFaces, type FontFace } from './fontFaces';
import type { FontPart } from './packagedFont';

type Environment = Readonly<Record<string, string | undefined>>;

interface Candidate extends FontFace {
  readonly file: string;
  readonly rank: number;
}

/** Folders in which a system keeps its fonts, those of the user first. */
export function fontFolders(env: Environment, platform: string): readonly string[] {
  const { HOME = '', WINDIR = 'C:\\Windows', LOCALAPPDATA = '' } = env;
  if (platform === 'win32') {
    const own = LOCALAPPDATA && join(LOCALAPPDATA, 'Microsoft', 'Windows', 'Fonts');
    return [own, join(WINDIR, 'Fonts')].filter(Boolean);
  }
  const mine = (folder: string): string => HOME && join(HOME, folder);
  if (platform === 'darwin') {
    return [mine('Library/Fonts'), '/Library/Fonts', '/System/Library/Fonts'].filter(Boolean);
  }
  const own = env['XDG_DATA_HOME'] || mine('.local/share');
  const shared = (env['XDG_DATA_DIRS'] || '/usr/local/share:/usr/share').split(':');
  const data = [own, ...shared].filter(Boolean).map((folder) => join(folder, 'fonts'));
  return [...data, mine('.fonts')].filter(Boolean);
}

/**
 * Looks in folders for fonts that have outlines of some signs, and reads as few as they need: upright
 * ones of normal weight first, with the forms of Chinese as they are in China.
 */
export async function readSystemFonts(
  folders: readonly string[],
  signs: ReadonlySet<number>,
): Promise<FontPart> {
  const missing = new Set(signs);
  const files: Uint8Array[] = [];
  if (missing.size === 0) return { files, missing };
  const candidates = await candidatesIn(folders, signs);
  for (;;) {
    const gain = ({ signs: has }: Candidate): number =>
      [...missing].filter((sign) => has.has(sign)).length;
    let best: Candidate | null = null;
    for (const each of candidates) {
      const more = best ? gain(each) - gain(best) : gain(each);
      if (more > 0 || (more === 0 && best && each.rank < best.rank)) best = each;
    }
    if (!best) return { files, missing };
    files.push(oneFace(await readFile(best.file), best.offset));
    for (const sign of best.signs) missing.delete(sign);
  }
}

async function candidatesIn(
  folders: readonly string[],
  signs: ReadonlySet<number>,
): Promise<readonly Candidate[]> {
  const found: Candidate[] = [];
  for (const folder of folders) {
    try {
      for await (const path of walkFolder(folder)) {
        if (!/\.(ttf|ttc|otf|otc)$/i.test(path)) continue;
        const file = join(folder, path);
        for (const face of await facesOf(file, signs)) {
          const rank = rankOf(face.postScriptName || path);
          if (face.signs.size > 0) found.push({ file, rank, ...face });
        }
      }
    } catch (error) {
      // A folder or file that isn't there or may not be read has no fonts.
      if ((error as NodeJS.ErrnoException).code === undefined) throw error;
    }
  }
  return found;
}

async function facesOf(file: string, signs: ReadonlySet<number>): Promise<readonly FontFace[]> {
  let handle: FileHandle | null = null;
  try {
    const opened = await open(file);
    handle = opened;
    return await fontFaces(async (position, length) => {
      const bytes = new Uint8Array(length);
      const { bytesRead } = await opened.read(bytes, 0, length, position);
      return new DataView(bytes.buffer, 0, bytesRead);
    }, signs);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === undefined) throw error;
    return [];
  } finally {
    await handle?.close();
  }
}

/** The less, the better a face goes with the picture's own font. */
function rankOf(name: string): number {
  const faults = [
    /italic|oblique/i,
    /serif|song|ming/i,
    /bold|black|heavy|thin|light|medium/i,
    /mono|condensed|narrow/i,
  ];
  const rank = faults.reduce((sum, fault) => sum + (fault.test(name) ? 2 : 0), 0);
  return rank + (/SC\b|sc-|GB|CN|YaHei|WenQuanYi/.test(name) ? 0 : 1);
}

/** A collection with one of its faces alone, as resvg would take the first it finds. */
function oneFace(bytes: Uint8Array, offset: number): Uint8Array {
  if (offset === 0) return bytes;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  view.setUint32(8, 1);
  view.setUint32(12, offset);
  return bytes;
}
