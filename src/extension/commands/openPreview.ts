import * as vscode from 'vscode';
import type { Command, CommandContext } from './command';

/** Open Preview: shows the level under the cursor in the active group. */
export const openPreview: Command = {
  id: 'gridwright.openPreview',
  run: (context) => show(context, vscode.ViewColumn.Active),
};

/** Open Preview to the Side: shows the level under the cursor beside the text. */
export const openPreviewToSide: Command = {
  id: 'gridwright.openPreviewToSide',
  run: (context) => show(context, vscode.ViewColumn.Beside),
};

async function show({ active, services, previews }: CommandContext, column: vscode.ViewColumn) {
  const grid = await active.find();
  if (!grid) return;
  services.places.set(grid.document.uri, grid.level, previews);
  previews.show(grid.document, column);
}
