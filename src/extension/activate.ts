import * as vscode from 'vscode';
import type { LanguageClientOptions } from 'vscode-languageclient';
import type { ToBoard } from '../protocol/board';
import { editWords } from '../messages/edits';
import { extensionWords } from '../messages/extension';
import { localeOf, Teller } from '../messages/teller';
import { ActiveGridFinder } from './activeGrid';
import { WorkspaceCheck } from './check/workspaceCheck';
import { GridClient, type HostClient } from './client/gridClient';
import { textOnly } from './client/textOnly';
import { registerCommands } from './commands/index';
import { DocumentEdits } from './documents/documentEdits';
import { GridTexts } from './documents/gridTexts';
import { LevelPlaces } from './documents/levelPlaces';
import { BoardEditors, boardViewType } from './editor/boardEditors';
import { Previews, previewViewType } from './preview/previews';
import type { Services } from './services';
import { Solver } from './solver';
import type { TriedRoute } from './triedRoute';
import { testApi, type TestApi } from './testApi';
import { followTextCursor } from './textCursor';

/** Makes the language client of a host. */
export type CreateClient = (options: LanguageClientOptions) => HostClient;

/** Starts Gridwright in VS Code, in either extension host. */
export async function activateIn(
  context: vscode.ExtensionContext,
  createClient: CreateClient,
): Promise<TestApi | undefined> {
  const locale = localeOf(vscode.env.language);
  const teller = new Teller(locale, [editWords, extensionWords]);
  const client = await startClient(createClient, teller);
  const texts = new GridTexts(client.kinds);
  const edits = new DocumentEdits(texts);
  const places = new LevelPlaces();
  const solver = new Solver(client, edits, teller);
  const { extensionUri } = context;
  const services: Services = {
    ...{ extensionUri, client, texts, edits, places, solver, teller },
    tried: new vscode.EventEmitter<TriedRoute>(),
    posted: new vscode.EventEmitter<ToBoard>(),
  };
  const boards = new BoardEditors(services);
  const previews = new Previews(services, context.workspaceState);
  const active = new ActiveGridFinder(services, boards, previews);
  const check = new WorkspaceCheck(client);
  context.subscriptions.push(
    { dispose: () => void client.stop() },
    client.onEnded(() => void vscode.window.showWarningMessage(teller.tell('server-restarted'))),
    ...[check, places, solver, previews, services.tried, services.posted],
    followTextCursor(services),
    vscode.window.registerCustomEditorProvider(boardViewType, boards),
    vscode.window.registerWebviewPanelSerializer(previewViewType, previews),
    registerCommands({ services, active, previews, check }),
  );
  return context.extensionMode === vscode.ExtensionMode.Test
    ? testApi(boards, previews, services)
    : undefined;
}

/** VS Code does not tell an author when an extension fails to activate, so this does. */
async function startClient(createClient: CreateClient, teller: Teller): Promise<GridClient> {
  try {
    const documentSelector = [{ language: 'grid' }];
    return await GridClient.start(createClient({ documentSelector, middleware: textOnly }));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    void vscode.window.showErrorMessage(teller.tell('server-failed', { reason }));
    throw error;
  }
}
