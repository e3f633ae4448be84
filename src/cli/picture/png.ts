import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { UsageError } from '../args/usageError';
import { inter, notoEmoji, readPackagedFont, type FontPart } from './packagedFont';
import { signsOf } from './signsOf';
import { readSystemFonts } from './systemFonts';

/** As much as is used of @resvg/resvg-wasm (docs/dependencies.md). */
interface Resvg {
  initWasm(module: Uint8Array): Promise<void>;
  readonly Resvg: new (
    svg: string,
    options: {
      readonly fitTo: { readonly mode: 'zoom'; readonly value: number };
      readonly font: {
        readonly fontBuffers: readonly Uint8Array[];
        readonly defaultFontFamily: string;
        readonly sansSerifFamily: string;
      };
    },
  ) => { render(): { asPng(): Uint8Array } };
}

/** Pixels for one CSS pixel: sharp on a fine screen too. */
const scale = 2;

let ready: Promise<Resvg> | null = null;

/** A picture as a PNG file. */
export interface Png {
  readonly bytes: Uint8Array;
  /** A sign that it should show and no font has; null where it shows all. */
  readonly missing: string | null;
}

/**
 * An SVG file as a PNG. Letters and figures, and emoji, come from fonts of packages, so that they are
 * the same everywhere; other signs (Chinese) from the fonts of the machine, if it has them. The
 * library is loaded at the first call; it is not part of the bundles.
 * @param folders where the machine's fonts are
 * @throws UsageError where the library is not installed
 */
export async function pngOf(svg: string, folders: readonly string[]): Promise<Png> {
  const near = createRequire(join(__dirname, 'gridwright.js'));
  ready ??= load(near);
  const [library, { files, missing }] = await Promise.all([
    ready,
    readFonts(near, signsOf(svg), folders),
  ]);
  const font = { fontBuffers: files, defaultFontFamily: 'Inter', sansSerifFamily: 'Inter' };
  const picture = new library.Resvg(svg, { fitTo: { mode: 'zoom', value: scale }, font });
  const [sign] = missing;
  return {
    bytes: picture.render().asPng(),
    missing: sign === undefined ? null : String.fromCodePoint(sign),
  };
}

async function readFonts(
  near: NodeJS.Require,
  signs: ReadonlySet<number>,
  folders: readonly string[],
): Promise<FontPart> {
  found(near, `${inter.package}/package.json`);
  const letters = await readPackagedFont(inter, signs, near);
  const emoji = await readEmoji(near, letters.missing);
  const others = await readSystemFonts(folders, emoji.missing);
  return { files: [...letters.files, ...emoji.files, ...others.files], missing: others.missing };
}

/** Emoji may be left out of an installation: the machine's fonts are asked then. */
async function readEmoji(near: NodeJS.Require, signs: ReadonlySet<number>): Promise<FontPart> {
  try {
    return await readPackagedFont(notoEmoji, signs, near);
  } catch {
    return { files: [], missing: signs };
  }
}

async function load(near: NodeJS.Require): Promise<Resvg> {
  const file = found(near, '@resvg/resvg-wasm/index_bg.wasm');
  const library = near('@resvg/resvg-wasm') as Resvg;
  await library.initWasm(await readFile(file));
  return library;
}

function found(near: NodeJS.Require, name: string): string {
  try {
    return near.resolve(name);
  } catch {
    throw new UsageError('cli.render.no-png');
  }
}
