import * as vscode from 'vscode';
import type { Command } from './command';
import { levelOf } from './levelArgument';

/** Export Picture: saves a level as an SVG file, where the author says. */
export const exportPicture: Command = {
  id: 'gridwright.exportPicture',
  async run(context, argument) {
    const grid = await levelOf(context, argument);
    if (!grid) return;
    const { client, teller } = context.services;
    const { uri } = grid.document;
    const picture = await client.picture(uri, grid.level);
    if ('message' in picture) {
      void vscode.window.showInformationMessage(picture.message);
      return;
    }
    const target = await vscode.window.showSaveDialog({
      defaultUri: proposed(uri, picture.id ?? `level-${grid.level}`),
      filters: { SVG: ['svg'] },
      title: teller.tell('export.title'),
    });
    if (!target) return;
    try {
      await vscode.workspace.fs.writeFile(target, new TextEncoder().encode(picture.svg));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      void vscode.window.showErrorMessage(teller.tell('export.failed', { reason }));
    }
  },
};

/** A file beside that of the level; beside nothing, one of the workspace. */
function proposed(uri: vscode.Uri, id: string): vscode.Uri {
  const name = `${id.replace(/[\\/:*?"<>|]+/g, '-')}.svg`;
  const folder = vscode.workspace.workspaceFolders?.[0]?.uri;
  if (uri.scheme !== 'untitled') return vscode.Uri.joinPath(uri, '..', name);
  return folder ? vscode.Uri.joinPath(folder, name) : vscode.Uri.file(`/${name}`);
}
