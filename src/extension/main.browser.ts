import { Uri, type ExtensionContext } from 'vscode';
import { LanguageClient } from 'vscode-languageclient/browser';
import type { ServerSettings } from '../protocol/lsp';
import { activateIn } from './activate';
import { findingsPageOf } from './client/findingsPage';
import { WorkerServer } from './client/workerServer';

/** Starts the extension in the web worker extension host; its server is a worker of its own. */
export const activate = (context: ExtensionContext) =>
  activateIn(context, (options) => {
    const url = (name: string) => Uri.joinPath(context.extensionUri, 'dist', name).toString(true);
    const server = new WorkerServer(url('server.browser.js'));
    const initializationOptions: ServerSettings = {
      jobsUrl: url('jobs.browser.js'),
      ownCommands: true,
      findingsPage: findingsPageOf(context),
    };
    const client = new LanguageClient('gridwright', 'Gridwright', () => server.start(), {
      ...options,
      initializationOptions,
    });
    return { client, endServer: () => server.end() };
  });
