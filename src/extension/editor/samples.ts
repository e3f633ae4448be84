import * as vscode from 'vscode';
import type { KindSyntax } from '../../level/kindSyntax';
import { readFile } from '../../level/read';
import type { Sample } from '../../protocol/board';

/** The files of the extension's folder `levels` that hold samples. */
const files = ['cats', 'zip', 'impossible'];

/** So many samples of one file are offered. */
const each = 3;

/** A sample as the start page lists it, and its text with what its file says for all its levels. */
export interface SampleLevel {
  readonly sample: Sample;
  readonly text: string;
}

/** Reads the project's own samples; a file that can't be read has none. */
export async function readSamples(
  extensionUri: vscode.Uri,
  kinds: readonly KindSyntax[],
): Promise<readonly SampleLevel[]> {
  const texts = await Promise.allSettled(
    files.map(async (name) => {
      const uri = vscode.Uri.joinPath(extensionUri, 'levels', `${name}.grid`);
      return new TextDecoder().decode(await vscode.workspace.fs.readFile(uri));
    }),
  );
  return texts.flatMap((read) => (read.status === 'fulfilled' ? samplesIn(read.value, kinds) : []));
}

function samplesIn(text: string, kinds: readonly KindSyntax[]): readonly SampleLevel[] {
  const { levels, defaultsText } = readFile(text, kinds);
  return levels.slice(0, each).map(({ text: own, values, kind, board, header }) => {
    const [rows, columns] = [board?.height ?? 0, board?.width ?? 0];
    const title = values.get('title') ?? header?.id ?? '';
    const before = defaultsText === '' ? '' : `${defaultsText.trim()}\n\n`;
    return { sample: { title, kind: kind.id, rows, columns }, text: `${before}${own.trim()}\n` };
  });
}
