import * as vscode from 'vscode';
import type { KindSyntax } from '../../level/kindSyntax';
import { sampleFiles, samplesIn, type SampleLevel } from './samplesIn';

/** Reads the project's own samples; a file that can't be read has none. */
export async function readSamples(
  extensionUri: vscode.Uri,
  kinds: readonly KindSyntax[],
): Promise<readonly SampleLevel[]> {
  const texts = await Promise.allSettled(
    sampleFiles.map(async (name) => {
      const uri = vscode.Uri.joinPath(extensionUri, 'levels', name);
      return new TextDecoder().decode(await vscode.workspace.fs.readFile(uri));
    }),
  );
  return texts.flatMap((read) => (read.status === 'fulfilled' ? samplesIn(read.value, kinds) : []));
}
