import * as vscode from 'vscode';
import type { TestApi } from '../../../src/extension/testApi';
import type { FromBoard, ToBoard } from '../../../src/protocol/board';
import type { LevelModel } from '../../../src/protocol/lsp';
import { waitFor } from './waitFor';

type View = Parameters<TestApi['shown']>[1];

/** The extension, running, with what it shows to tests. */
export async function gridwright(): Promise<TestApi> {
  const extension = vscode.extensions.getExtension<TestApi | undefined>('gridwright.gridwright');
  const api = await extension?.activate();
  if (!api) throw new Error('Gridwright is not there, or shows nothing to tests.');
  return api;
}

/** Waits until a view of a document was sent a model that `holds`. */
export async function shownModel(
  uri: vscode.Uri,
  view: View,
  what: string,
  holds: (model: LevelModel) => boolean,
): Promise<LevelModel> {
  const api = await gridwright();
  return waitFor(`the ${view} to show ${what}`, [api.onPosted], () => {
    const shown = api.shown(uri, view);
    return shown?.type === 'model' && holds(shown.model) ? shown.model : undefined;
  });
}

/** Opens the board of a document as a user would, and waits until it shows a level. */
export async function openBoard(uri: vscode.Uri): Promise<vscode.TextDocument> {
  await vscode.commands.executeCommand('vscode.open', uri);
  await shownModel(uri, 'board', 'a level', () => true);
  return vscode.workspace.openTextDocument(uri);
}

/** Does as if the page of an open board had asked for a change of its document's first level. */
export async function changeOnBoard(
  document: vscode.TextDocument,
  change: Extract<FromBoard, { type: 'edit' }>['change'],
  seq = 1,
): Promise<void> {
  const { uri, version } = document;
  const api = await gridwright();
  await api.receive(uri, 'board', { type: 'edit', change, level: 1, version, seq });
}

/** Waits for the next message of a type that is posted to a page. */
export async function nextPosted<Type extends ToBoard['type']>(
  type: Type,
): Promise<Extract<ToBoard, { type: Type }>> {
  const { onPosted } = await gridwright();
  return new Promise((resolve) => {
    const listening = onPosted((message) => {
      if (message.type !== type) return;
      listening.dispose();
      resolve(message as Extract<ToBoard, { type: Type }>);
    });
  });
}

/** Waits until the Problems of a document are such that `find` finds something. */
export function problems<T>(
  uri: vscode.Uri,
  what: string,
  find: (codes: readonly string[]) => T | undefined,
): Promise<T> {
  return waitFor(what, [vscode.languages.onDidChangeDiagnostics], () =>
    find(vscode.languages.getDiagnostics(uri).map(codeOf)),
  );
}

/** Runs a command that changes a document, and waits until it has. */
export async function changing(
  document: vscode.TextDocument,
  act: () => PromiseLike<unknown>,
): Promise<string> {
  const { version } = document;
  await act();
  return waitFor('the text to change', [vscode.workspace.onDidChangeTextDocument], () =>
    document.version === version ? undefined : document.getText(),
  );
}

function codeOf({ code }: vscode.Diagnostic): string {
  return String(typeof code === 'object' ? code.value : code);
}
