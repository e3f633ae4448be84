import * as vscode from 'vscode';
import type { Command } from './command';
import { levelOf } from './levelArgument';

/** Clear Solution: removes the stored route of a level. */
export const clearSolution: Command = {
  id: 'gridwright.clearSolution',
  async run(context, argument) {
    const grid = await levelOf(context, argument);
    if (!grid) return;
    const { edits, teller, texts } = context.services;
    const { document, level } = grid;
    if (!texts.level(document, level)?.solution) {
      void vscode.window.showInformationMessage(teller.tell('no-solution'));
      return;
    }
    const change = { type: 'solution', strokes: null } as const;
    const outcome = await edits.make(document, level, change, document.version);
    if (outcome.ok) return;
    void vscode.window.showWarningMessage(teller.tell(outcome.code, outcome.args));
  },
};
