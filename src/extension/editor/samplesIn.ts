import type { KindSyntax } from '../../level/kindSyntax';
import { readFile } from '../../level/read';
import type { Sample } from '../../protocol/board';

/** The files of the extension's folder `levels` that hold samples, in the order of the start page. */
export const sampleFiles = [
  'cats.grid',
  'zip.grid',
  'trail.grid',
  'pairs.grid',
  'knight.grid',
  'impossible.grid',
] as const;

/** So many samples of one file are offered. */
const each = 2;

/** A sample as the start page lists it, and its text with what its file says for all its levels. */
export interface SampleLevel {
  readonly sample: Sample;
  readonly text: string;
}

/** The samples that a file of levels has to offer: its first. */
export function samplesIn(text: string, kinds: readonly KindSyntax[]): readonly SampleLevel[] {
  const { levels, defaultsText } = readFile(text, kinds);
  return levels.slice(0, each).map(({ text: own, values, kind, board, header }) => {
    const [rows, columns] = [board?.height ?? 0, board?.width ?? 0];
    const title = values.get('title') ?? header?.id ?? '';
    const before = defaultsText === '' ? '' : `${defaultsText.trim()}\n\n`;
    return { sample: { title, kind: kind.id, rows, columns }, text: `${before}${own.trim()}\n` };
  });
}
