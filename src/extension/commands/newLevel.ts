import * as vscode from 'vscode';
import { addLevel, type NewLevel } from '../../level/edits/fileEdits';
import type { GridFile } from '../../level/level';
import { readFile } from '../../level/read';
import { applyEdits } from '../../level/range';
import { boardViewType } from '../editor/boardEditors';
import { askDealt, askKind, askNewLevel } from './askNewLevel';
import { askDeal } from './askDeal';
import type { Command, CommandContext } from './command';

/** Asks what the new level of a file shall be; undefined where the author turned away. */
type Ask = (file: GridFile, services: CommandContext['services']) => Promise<NewLevel | undefined>;

/** A kind that deals can have its board dealt in place of an empty one. */
const askOpen: Ask = async (file, services) => {
  const { client, teller } = services;
  const id = await askKind(client.cards, teller);
  if (id === undefined) return undefined;
  const deals = client.kinds.find((kind) => kind.id === id && kind.deals === true);
  const dealt = deals ? await askDealt(teller) : false;
  if (dealt === undefined) return undefined;
  return dealt ? askDeal(file, services, deals) : askNewLevel(file, id, teller);
};

/**
 * New Level: adds a level of open cells to the file that is looked at, behind its last; where that
 * is none of ours, begins an untitled one.
 */
export const newLevel: Command = {
  id: 'gridwright.newLevel',
  run: (context) => add(askOpen, context),
};

/** New Random Deal: the same with a level whose board is dealt at random. */
export const newDeal: Command = {
  id: 'gridwright.newDeal',
  run: (context) => add(askDeal, context),
};

/** New Level File: begins an untitled file with one level of open cells. */
export const newFile: Command = {
  id: 'gridwright.newFile',
  run: (context) => begin(askOpen, context),
};

async function add(ask: Ask, context: CommandContext): Promise<void> {
  const grid = await context.active.look();
  await (grid ? addTo(grid.document, ask, context) : begin(ask, context));
}

async function addTo(
  document: vscode.TextDocument,
  ask: Ask,
  { services }: CommandContext,
): Promise<void> {
  const { edits, places, teller, texts } = services;
  const level = await ask(texts.file(document), services);
  if (!level) return;
  const outcome = await edits.makeInFile(document, (file) => addLevel(file, level));
  if (!outcome.ok) {
    void vscode.window.showWarningMessage(teller.tell(outcome.code, outcome.args));
    return;
  }
  places.turn(document.uri, texts.file(document).levels.length, newLevel);
}

async function begin(ask: Ask, { services }: CommandContext): Promise<void> {
  const { teller } = services;
  const empty = readFile('', services.client.kinds);
  const level = await ask(empty, services);
  if (!level) return;
  const result = addLevel(empty, level);
  if (!result.ok) {
    void vscode.window.showWarningMessage(teller.tell(result.code, result.args));
    return;
  }
  const content = applyEdits('', result.edits);
  const document = await vscode.workspace.openTextDocument({ language: 'grid', content });
  await vscode.commands.executeCommand('vscode.openWith', document.uri, boardViewType);
}
