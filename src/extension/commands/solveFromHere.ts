import * as vscode from 'vscode';
import type { Command } from './command';

/**
 * Solve from Here: tries a route that starts on the cell under the cursor or in focus on the board,
 * and shows it on the document's boards, or says there why none does; the file stays as it is.
 */
export const solveFromHere: Command = {
  id: 'gridwright.solveFromHere',
  async run({ active, previews, services }) {
    const grid = await active.find();
    if (!grid) return;
    const { document, level } = grid;
    const position = grid.place ?? vscode.window.activeTextEditor?.selection.active;
    if (!position) return;
    const tried = await services.solver.tryFrom(document, level, position);
    if (!tried) return;
    if (tried.shown.route && !active.isSeen(document))
      previews.show(document, vscode.ViewColumn.Beside);
    services.tried.fire(tried);
  },
};
