import {
  CodeLensRefreshRequest,
  TextDocuments,
  TextDocumentSyncKind,
  type CancellationToken,
  type Connection,
  type Diagnostic,
  type InitializeParams,
  type InitializeResult,
} from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { CancelSignal } from '../jobs/cancelSignal';
import type { JobPort } from '../jobs/jobPort';
import { JobPool } from '../jobs/pool';
import { createLanguageService } from '../language/index';
import { fileDiagnostic } from '../language/diagnostics';
import type { Locale, Sentences } from '../messages/message';
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
} from '../protocol/lsp';
import { isCheckFileParams, isForgetFileParams } from '../protocol/fileGuards';
import { checkFileRequest, forgetFileNotification, pictureRequest } from '../protocol/fileRequests';
import { dealRequest, isDealParams } from '../protocol/deal';
import { isModelParams, isSolveParams, serverSettings } from '../protocol/lspGuards';
import type { Shape } from '../protocol/shape';
import {
  isCountParams,
  isHintParams,
  isNextSolutionParams,
  isSolveFromParams,
} from '../protocol/solutionGuards';
import { hintRequest } from '../protocol/hint';
import { countRequest, nextSolutionRequest, solveFromRequest } from '../protocol/solutionRequests';
import { puzzles } from '../puzzles/index';
import { Attention } from './attention';
import { cancellable } from './cancellable';
import { clientFeatures } from './clientFeatures';
import { ClosedFiles } from './closedFiles';
import { withCodeLinks } from './codeLinks';
import { commandNames } from './commandNames';
import { countSolutions } from './countSolutions';
import { languageCapabilities, serveLanguage } from './languageFeatures';
import { serverTables } from './chinese';
import { kindCards } from './kindCards';
import { invalidParams, withParams } from './invalidParams';
import { LatestTexts } from './latestTexts';
import { levelModel, tooLargeWords } from './levelModel';
import { levelPicture } from './levelPicture';
import { dealLevel } from './dealLevel';
import { hintOfGame } from './hintOfGame';
import { nextSolution } from './nextSolution';
import { findingsOf, OpenDocument } from './openDocument';
import { Publisher } from './publisher';
import { isCommandParams } from './requestGuards';
import { runCommand } from './runCommand';
import { solveFrom } from './solveFrom';
import { solveLevel } from './solveLevel';
import { toldVerdict } from './toldVerdict';
import { Verdicts } from './verdicts';

/** What the server needs of the host it runs in. */
export interface ServerHost {
  /** Starts a worker for jobs. */
  spawnJob(settings: ServerSettings): JobPort;
  /** Reads `zh-cn.json`: the Chinese sentences, where the bundle left them out. */
  chinese?(settings: ServerSettings): Promise<Sentences>;
  /** The language (`zh-CN`) for a client that tells none; English where left out. */
  readonly locale?: string;
}

/** Serves the Gridwright language over a connection, in Node and in a browser alike. */
export function startServer(connection: Connection, host: ServerHost): void {
  const texts = new TextDocuments(TextDocument);
  const documents = new Map<string, OpenDocument>();
  let settings: ServerSettings = {};
  let teller = tellerFor('en');
  let service = createLanguageService(teller);
  let client = clientFeatures({}, settings);
  const lensWords = new WeakMap<OpenDocument, string>();

  const pool = (size: number) =>
    new JobPool({ spawn: () => host.spawnJob(settings), timer: startTimer, size });
  // Workers for the background and for what an author asked for: a request waits for no check.
  const background = pool(2);
  const foreground = pool(2);
  const attention = new Attention(() => background.reconsider());
  const verdicts = new Verdicts(background);
  const publisher = new Publisher(startTimer, publish);
  // Files that nobody looks at keep no edit waiting.
  const aside = pool(1);
  const closed = new ClosedFiles(verdicts.with(aside), {
    isOpen: (uri) => documents.has(uri),
    publish: (document) => {
      const { uri } = document;
      void connection.sendDiagnostics({ uri, diagnostics: diagnosticsOf(document) });
    },
  });

  connection.onInitialize(async (params: InitializeParams): Promise<InitializeResult> => {
    settings = serverSettings(params.initializationOptions);
    teller = await loadTeller(params.locale ?? host.locale ?? 'en', host, settings);
    service = createLanguageService(teller);
    client = clientFeatures(params.capabilities, settings);
    const kinds = puzzles.map(({ syntax }) => syntax);
    const extras: ServerExtras = { kinds, cards: kindCards(teller) };
    return {
      capabilities: {
        textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental },
        ...languageCapabilities,
        // A client that has these commands itself would find them taken.
        ...(!client.ownCommands && { executeCommandProvider: { commands: [...commandNames] } }),
        experimental: extras,
      },
      serverInfo: { name: 'Gridwright' },
    };
  });

  connection.onShutdown(() => {
    for (const document of documents.values()) document.close();
    background.dispose();
    foreground.dispose();
    aside.dispose();
  });

  const latest = new LatestTexts<TextDocument>(startTimer, (text) => {
    const { uri, version } = text;
    let document = documents.get(uri);
    if (!document) {
      const changed = (document: OpenDocument, left: number) => publisher.changed(document, left);
      document = new OpenDocument(uri, verdicts, changed, attention);
      documents.set(uri, document);
    }
    document.update(version, text.getText());
  });

  texts.onDidChangeContent(({ document: text }) => {
    latest.changed(text);
    // A text is read at once when it opens.
    if (!documents.has(text.uri)) latest.settle(text.uri);
  });

  texts.onDidClose(({ document: { uri } }) => {
    latest.forget(uri);
    documents.get(uri)?.close();
    documents.delete(uri);
    publisher.forget(uri);
    if (!closed.closed(uri)) void connection.sendDiagnostics({ uri, diagnostics: [] });
  });

  connection.onRequest(checkFileRequest, (params: unknown, token: CancellationToken) => {
    if (!isCheckFileParams(params)) throw invalidParams(checkFileRequest);
    return cancellable(token, (signal) => closed.check(params.uri, params.text, signal));
  });

  connection.onRequest(dealRequest, (params: unknown, token: CancellationToken) => {
    if (!isDealParams(params)) throw invalidParams(dealRequest);
    return cancellable(token, (signal) => dealLevel(params, foreground, teller, signal));
  });

  connection.onNotification(forgetFileNotification, (params: unknown) => {
    if (!isForgetFileParams(params)) return;
    const { uri } = params;
    closed.forget(uri);
    if (!documents.has(uri)) void connection.sendDiagnostics({ uri, diagnostics: [] });
  });

  connection.onRequest<ModelResult, never>(modelRequest, (params: unknown): ModelResult => {
    if (!isModelParams(params)) throw invalidParams(modelRequest);
    const document = find(params.uri);
    if (!document) return null;
    document.focus(params.level);
    return levelModel(document, params.level, teller);
  });

  onSearch(solveRequest, isSolveParams, solveLevel);
  onSearch(solveFromRequest, isSolveFromParams, solveFrom);
  onSearch(nextSolutionRequest, isNextSolutionParams, nextSolution);
  onSearch(hintRequest, isHintParams, hintOfGame);
  onSearch(countRequest, isCountParams, countSolutions);
  onSearch(pictureRequest, isModelParams, levelPicture);

  connection.onExecuteCommand(
    withParams('workspace/executeCommand', isCommandParams, (params, token) =>
      cancellable(token, (signal) => {
        const context = { connection, document: find, pool: foreground, teller };
        return runCommand(params, context, signal);
      }),
    ),
  );

  serveLanguage(connection, () => ({ document: find, service, teller, client, pool: foreground }));

  connection.onRequest(pingRequest, () => null);

  texts.listen(connection);
  connection.listen();

  /** A document as its last change left it. */
  function find(uri: string): OpenDocument | undefined {
    latest.settle(uri);
    return documents.get(uri);
  }

  /** Answers a request by a job that its asker can cancel. */
  function onSearch<Params extends { readonly uri: string }, Result>(
    request: string,
    isParams: Shape<Params>,
    search: (
      document: OpenDocument | undefined,
      params: Params,
      pool: JobPool,
      teller: Teller,
      signal: CancelSignal,
    ) => Promise<Result>,
  ): void {
    connection.onRequest(request, (params: unknown, token: CancellationToken) => {
      if (!isParams(params)) throw invalidParams(request);
      return cancellable(token, (signal) =>
        search(find(params.uri), params, foreground, teller, signal),
      );
    });
  }

  function publish(document: OpenDocument): void {
    const { uri, version } = document;
    const params: ChangedParams = { uri, version };
    document.tell();
    void connection.sendDiagnostics({ uri, version, diagnostics: diagnosticsOf(document) });
    void connection.sendNotification(changedNotification, params);
    if (client.refreshesLenses) refreshLenses(document);
  }

  function diagnosticsOf(document: OpenDocument): Diagnostic[] {
    const { grid, levels } = document;
    const told = grid
      ? service.diagnostics(grid, levels.map(findingsOf))
      : [fileDiagnostic(2, 'file-too-large', tooLargeWords(document, teller))];
    return withCodeLinks(told, settings.findingsPage);
  }

  /** A client asks for lenses after an edit by itself; verdicts come later. */
  function refreshLenses(document: OpenDocument): void {
    const words = document.levels.map((state) => toldVerdict(state, teller).words).join('\n');
    if (lensWords.get(document) === words) return;
    lensWords.set(document, words);
    void connection.sendRequest(CodeLensRefreshRequest.type);
  }
}

/** A teller in the reader's language, with the sentences that the bundle left out. */
async function loadTeller(
  tag: string,
  host: ServerHost,
  settings: ServerSettings,
): Promise<Teller> {
  const locale = localeOf(tag);
  const loaded = locale === 'zh-cn' ? await host.chinese?.(settings).catch(() => ({})) : undefined;
  return tellerFor(locale, loaded);
}

function tellerFor(locale: Locale, loaded: Sentences = {}): Teller {
  return new Teller(locale, [...serverTables, { en: {}, 'zh-cn': loaded }]);
}

function startTimer(milliseconds: number, callback: () => void): () => void {
  const timer = setTimeout(callback, milliseconds);
  return () => clearTimeout(timer);
}
