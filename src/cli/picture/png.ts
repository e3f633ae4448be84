import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { UsageError } from '../args/usageError';

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

const scripts = ['latin', 'latin-ext', 'greek', 'cyrillic'];
const weights = [400, 600, 700];

/** What the font that comes with the pictures has signs for: Latin, Greek and Cyrillic. */
const covered = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{ASCII}\s]*$/u;

let ready: Promise<Resvg> | null = null;

/**
 * An SVG file as a PNG, without network and without the fonts of the machine, so that it is the
 * same everywhere. The library is loaded at the first call; it is not part of the bundles.
 * @throws UsageError where the library is not installed
 */
export async function pngOf(svg: string): Promise<Uint8Array> {
  const near = createRequire(join(__dirname, 'gridwright.js'));
  ready ??= load(near);
  const [library, fontBuffers] = await Promise.all([ready, fonts(near)]);
  const font = { fontBuffers, defaultFontFamily: 'Inter', sansSerifFamily: 'Inter' };
  const picture = new library.Resvg(svg, { fitTo: { mode: 'zoom', value: scale }, font });
  return picture.render().asPng();
}

/** The first of some texts that a PNG has no signs for; null where it has all. */
export function withoutSigns(texts: readonly string[]): string | null {
  return texts.find((text) => !covered.test(text)) ?? null;
}

async function load(near: NodeJS.Require): Promise<Resvg> {
  const file = found(near, '@resvg/resvg-wasm/index_bg.wasm');
  const library = near('@resvg/resvg-wasm') as Resvg;
  await library.initWasm(await readFile(file));
  return library;
}

async function fonts(near: NodeJS.Require): Promise<readonly Uint8Array[]> {
  const folder = join(dirname(found(near, '@fontsource/inter/package.json')), 'files');
  const names = scripts.flatMap((script) =>
    weights.map((weight) => `inter-${script}-${weight}-normal.woff2`),
  );
  return await Promise.all(names.map((name) => readFile(join(folder, name))));
}

function found(near: NodeJS.Require, name: string): string {
  try {
    return near.resolve(name);
  } catch {
    throw new UsageError('cli.render.no-png');
  }
}
