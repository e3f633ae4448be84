import type { ExtensionContext } from 'vscode';
import { LanguageClient, TransportKind } from 'vscode-languageclient/node';
import type { ServerSettings } from '../protocol/lsp';
import { activateIn } from './activate';
import { findingsPageOf } from './client/findingsPage';

/** Starts the extension in the Node extension host; its server is a process of its own. */
export const activate = (context: ExtensionContext) =>
  activateIn(context, (options) => {
    const module = context.asAbsolutePath('dist/server.node.js');
    const server = { module, transport: TransportKind.ipc };
    const findingsPage = findingsPageOf(context);
    const initializationOptions: ServerSettings = { ownCommands: true, findingsPage };
    const client = new LanguageClient('gridwright', 'Gridwright', server, {
      ...options,
      initializationOptions,
    });
    return { client, endServer: () => client.serverProcess?.kill('SIGKILL') };
  });
