import * as vscode from 'vscode';
import { checkAllLevels } from './checkAllLevels';
import { clearSolution } from './clearSolution';
import type { Command, CommandContext } from './command';
import { countSolutions } from './countSolutions';
import { exportPicture } from './exportPicture';
import { newDeal, newFile, newLevel } from './newLevel';
import { nextSolution } from './nextSolution';
import { openAsText } from './openAsText';
import { openBoard } from './openBoard';
import { openPreview, openPreviewToSide } from './openPreview';
import { solveCurrentGrid } from './solveCurrentGrid';
import { solveFromHere } from './solveFromHere';

/** Every command of the manifest. */
export const commands: readonly Command[] = [
  solveCurrentGrid,
  solveFromHere,
  nextSolution,
  countSolutions,
  clearSolution,
  newLevel,
  newDeal,
  newFile,
  checkAllLevels,
  exportPicture,
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
