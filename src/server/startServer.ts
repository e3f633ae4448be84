import {
  LSPErrorCodes,
  ResponseError,
  TextDocuments,
  TextDocumentSyncKind,
  type CancellationToken,
  type Connection,
  type InitializeParams,
  type InitializeResult,
} from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { JobCancelled } from '../jobs/cancelSignal';
import type { JobPort } from '../jobs/jobPort';
import { JobPool } from '../jobs/pool';
import { createLanguageService } from '../language/index';
import { fileDiagnostic } from '../language/diagnostics';
import { common } from '../messages/common';
import { serverWords } from '../messages/server';
import { localeOf, Teller } from '../messages/teller';
import {
  changedNotification,
  modelRequest,
  pingRequest,
  solveRequest,
  type ChangedParams,
  type ModelResult,
  type ServerExtras,
  type ServerSettings,
  type SolveResult,
} from '../protocol/lsp';
import { isModelParams, isSolveParams, serverSettings } from '../protocol/lspGuards';
import { puzzles } from '../puzzles/index';
import { levelModel, tooLargeWords } from './levelModel';
import { findingsOf, OpenDocument } from './openDocument';
import { Publisher } from './publisher';
import { solveLevel } from './solveLevel';
import { Verdicts } from './verdicts';

/** What the server needs of the host it runs in. */
export interface ServerHost {
  /** Starts a worker for jobs. */
  spawnJob(settings: ServerSettings): JobPort;
}

/** Serves the Gridwright language over a connection, in Node and in a browser alike. */
export function startServer(connection: Connection, host: ServerHost): void {
  const texts = new TextDocuments(TextDocument);
  const documents = new Map<string, OpenDocument>();
  let settings: ServerSettings = {};
  let teller = tellerFor('en');
  let service = createLanguageService(teller);

  const pool = () =>
    new JobPool({ spawn: () => host.spawnJob(settings), timer: startTimer, size: 1 });
  // A worker each for the background and for what an author asked for: a request waits for no check.
  const background = pool();
  const foreground = pool();
  const verdicts = new Verdicts(background);
  const publisher = new Publisher(startTimer, publish);

  connection.onInitialize((params: InitializeParams): InitializeResult => {
    settings = serverSettings(params.initializationOptions);
    teller = tellerFor(params.locale ?? 'en');
    service = createLanguageService(teller);
    const extras: ServerExtras = { kinds: puzzles.map(({ syntax }) => syntax) };
    return {
      capabilities: {
        textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental },
        experimental: extras,
      },
      serverInfo: { name: 'Gridwright' },
    };
  });

  connection.onShutdown(() => {
    for (const document of documents.values()) document.close();
    background.dispose();
    foreground.dispose();
  });

  texts.onDidChangeContent(({ document: text }) => {
    const { uri, version } = text;
    let document = documents.get(uri);
    if (!document) {
      document = new OpenDocument(uri, verdicts, (changed, left) =>
        publisher.changed(changed, left),
      );
      documents.set(uri, document);
    }
    document.update(version, text.getText());
  });

  texts.onDidClose(({ document: { uri } }) => {
    documents.get(uri)?.close();
    documents.delete(uri);
    publisher.forget(uri);
    void connection.sendDiagnostics({ uri, diagnostics: [] });
  });

  connection.onRequest<ModelResult, never>(modelRequest, (params: unknown): ModelResult => {
    if (!isModelParams(params)) throw invalid(modelRequest);
    const document = documents.get(params.uri);
    if (!document) return null;
    document.focus(params.level);
    return levelModel(document, params.level, teller);
  });

  connection.onRequest<SolveResult, never>(
    solveRequest,
    async (params: unknown, token: CancellationToken): Promise<SolveResult> => {
      if (!isSolveParams(params)) throw invalid(solveRequest);
      const abort = new AbortController();
      const listening = token.onCancellationRequested(() => abort.abort());
      try {
        const document = documents.get(params.uri);
        return await solveLevel(document, params, foreground, teller, abort.signal);
      } catch (error) {
        if (!(error instanceof JobCancelled)) throw error;
        throw new ResponseError(LSPErrorCodes.RequestCancelled, error.message);
      } finally {
        listening.dispose();
      }
    },
  );

  connection.onRequest(pingRequest, () => null);

  texts.listen(connection);
  connection.listen();

  function publish(document: OpenDocument): void {
    const { uri, version, grid } = document;
    const diagnostics = grid
      ? service.diagnostics(grid, document.levels.map(findingsOf))
      : [fileDiagnostic(2, 'file-too-large', tooLargeWords(document, teller))];
    const params: ChangedParams = { uri, version };
    void connection.sendDiagnostics({ uri, version, diagnostics });
    void connection.sendNotification(changedNotification, params);
  }
}

function tellerFor(tag: string): Teller {
  const tables = [common, serverWords, ...puzzles.map(({ messages }) => messages)];
  return new Teller(localeOf(tag), tables);
}

function startTimer(milliseconds: number, callback: () => void): () => void {
  const timer = setTimeout(callback, milliseconds);
  return () => clearTimeout(timer);
}

function invalid(request: string): ResponseError {
  return new ResponseError(LSPErrorCodes.RequestFailed, `${request}: its parameters are wrong`);
}
