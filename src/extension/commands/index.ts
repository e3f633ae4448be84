import * as vscode from 'vscode';
import type { Command, CommandContext } from './command';
import { openAsText } from './openAsText';
import { openBoard } from './openBoard';
import { openPreview, openPreviewToSide } from './openPreview';
import { solveCurrentGrid } from './solveCurrentGrid';

/** Every command of the manifest. */
export const commands: readonly Command[] = [
  solveCurrentGrid,
  openAsText,
  openBoard,
  openPreview,
  openPreviewToSide,
];

/** Makes the commands known to VS Code. */
export function registerCommands(context: CommandContext): vscode.Disposable {
  return vscode.Disposable.from(
    ...commands.map((command) =>
      vscode.commands.registerCommand(command.id, (argument: unknown) =>
        command.run(context, argument),
      ),
    ),
  );
}
