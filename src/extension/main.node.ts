import type { ExtensionContext } from 'vscode';
import { LanguageClient, TransportKind } from 'vscode-languageclient/node';
import { activateIn } from './activate';

/** Starts the extension in the Node extension host; its server is a process of its own. */
export const activate = (context: ExtensionContext) =>
  activateIn(context, (options) => {
    const module = context.asAbsolutePath('dist/server.node.js');
    const server = { module, transport: TransportKind.ipc };
    const client = new LanguageClient('gridwright', 'Gridwright', server, options);
    return { client, endServer: () => client.serverProcess?.kill('SIGKILL') };
  });
