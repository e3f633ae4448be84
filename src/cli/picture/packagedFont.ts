import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** One font as its package has it, cut into subsets by ranges of code points. */
export interface PackagedFont {
  readonly package: string;
  /** Its subsets by their names in the package's `unicode.json`; null: all of them, in one file. */
  readonly subsets: readonly string[] | null;
  readonly weights: readonly number[];
  /** The name of a file in the package. */
  fileOf(subset: string, weight: number): string;
}

/** The letters and figures of pictures. */
export const inter: PackagedFont = {
  package: '@fontsource/inter',
  subsets: ['latin', 'latin-ext', 'vietnamese', 'greek', 'cyrillic', 'cyrillic-ext'],
  weights: [400, 600, 700],
  fileOf: (subset, weight) => `inter-${subset}-${weight}-normal.woff2`,
};

/** Emoji as outlines of one colour: resvg draws no coloured ones. */
export const notoEmoji: PackagedFont = {
  package: '@fontsource/noto-emoji',
  subsets: null,
  weights: [400],
  fileOf: (_, weight) => `noto-emoji-emoji-${weight}-normal.woff2`,
};

/** What is needed of a font for some signs: its files, and the signs that are none of its. */
export interface FontPart {
  readonly files: readonly Uint8Array[];
  readonly missing: ReadonlySet<number>;
}

/**
 * Reads the files of a font that signs are in.
 * @throws what `near.resolve` does, where the package is not installed
 */
export async function readPackagedFont(
  font: PackagedFont,
  signs: ReadonlySet<number>,
  near: NodeJS.Require,
): Promise<FontPart> {
  const folder = dirname(near.resolve(`${font.package}/package.json`));
  const table = await readFile(join(folder, 'unicode.json'), 'utf8');
  const ranges = JSON.parse(table) as Readonly<Record<string, string>>;
  const missing = new Set(signs);
  const wanted = (font.subsets ?? Object.keys(ranges)).filter((subset) => {
    const fits = within(ranges[subset] ?? '');
    const found = [...signs].filter(fits);
    for (const sign of found) missing.delete(sign);
    return found.length > 0;
  });
  const names = wanted.flatMap((subset) => font.weights.map((each) => font.fileOf(subset, each)));
  const files = [...new Set(names)].map((name) => readFile(join(folder, 'files', name)));
  return { files: await Promise.all(files), missing };
}

/** Whether a code point is in a list such as `U+23,U+30-39`. */
function within(list: string): (sign: number) => boolean {
  const ranges = [...list.matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/gi)].map(
    ([, from = '', to = from]) => [parseInt(from, 16), parseInt(to, 16)] as const,
  );
  return (sign) => ranges.some(([from, to]) => sign >= from && sign <= to);
}
