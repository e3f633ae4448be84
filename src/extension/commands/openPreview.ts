import * as vscode from 'vscode';
import type { Command, CommandContext } from './command';
import { levelOf } from './levelArgument';

/** Open Preview: shows the level under the cursor in the active group. */
export const openPreview: Command = {
  id: 'gridwright.openPreview',
  run: (context, argument) => show(context, argument, vscode.ViewColumn.Active),
};

/** Open Preview to the Side: shows the level under the cursor beside the text. */
export const openPreviewToSide: Command = {
  id: 'gridwright.openPreviewToSide',
  run: (context, argument) => show(context, argument, vscode.ViewColumn.Beside),
};

async function show(context: CommandContext, argument: unknown, column: vscode.ViewColumn) {
  const grid = await levelOf(context, argument);
  if (!grid) return;
  const { services, previews } = context;
  services.places.set(grid.document.uri, grid.level, previews);
  previews.show(grid.document, column);
}
