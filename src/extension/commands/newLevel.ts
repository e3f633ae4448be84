import * as vscode from 'vscode';
import { addLevel } from '../../level/edits/fileEdits';
import { readFile } from '../../level/read';
import { applyEdits } from '../../level/range';
import { boardViewType } from '../editor/boardEditors';
import { askNewLevel } from './askNewLevel';
import type { Command, CommandContext } from './command';

/**
 * New Level: adds a level of open cells to the file that is looked at, behind its last; where that
 * is none of ours, begins an untitled one.
 */
export const newLevel: Command = {
  id: 'gridwright.newLevel',
  async run(context) {
    const grid = await context.active.look();
    await (grid ? addTo(grid.document, context) : begin(context));
  },
};

/** New Level File: begins an untitled file with one level of open cells. */
export const newFile: Command = { id: 'gridwright.newFile', run: begin };

async function addTo(document: vscode.TextDocument, { services }: CommandContext): Promise<void> {
  const { client, edits, places, teller, texts } = services;
  const kinds = client.kinds.map(({ id }) => id);
  const level = await askNewLevel(texts.file(document), kinds, teller);
  if (!level) return;
  const outcome = await edits.makeInFile(document, (file) => addLevel(file, level));
  if (!outcome.ok) {
    void vscode.window.showWarningMessage(teller.tell(outcome.code, outcome.args));
    return;
  }
  places.set(document.uri, texts.file(document).levels.length, newLevel);
}

async function begin({ services: { client, teller } }: CommandContext): Promise<void> {
  const empty = readFile('', client.kinds);
  const kinds = client.kinds.map(({ id }) => id);
  const level = await askNewLevel(empty, kinds, teller);
  if (!level) return;
  const result = addLevel(empty, level);
  if (!result.ok) return;
  const content = applyEdits('', result.edits);
  const document = await vscode.workspace.openTextDocument({ language: 'grid', content });
  await vscode.commands.executeCommand('vscode.openWith', document.uri, boardViewType);
}
