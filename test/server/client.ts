import { PassThrough } from 'node:stream';
import {
  createProtocolConnection,
  DidChangeTextDocumentNotification,
  DidCloseTextDocumentNotification,
  DidOpenTextDocumentNotification,
  InitializedNotification,
  InitializeRequest,
  PublishDiagnosticsNotification,
  ShutdownRequest,
  StreamMessageReader,
  StreamMessageWriter,
  type InitializeParams,
  type InitializeResult,
  type ProtocolConnection,
  type PublishDiagnosticsParams,
  type TextDocumentContentChangeEvent,
} from 'vscode-languageserver-protocol/node';
import { createConnection } from 'vscode-languageserver/node';
import type { FromWorker, JobPort, ToWorker } from '../../src/jobs/jobPort';
import { serveJobs } from '../../src/jobs/serveJobs';
import {
  changedNotification,
  modelRequest,
  type ChangedParams,
  type LevelModel,
  type ModelResult,
} from '../../src/protocol/lsp';
import { startServer } from '../../src/server/startServer';

/**
 * A job worker in this very thread; it answers in later turns, as a real one would. The check or
 * search of a level called `[hard]` goes on until it is cancelled.
 */
export function localWorker(seen: (message: ToWorker) => void = () => undefined): JobPort {
  let listener: (message: FromWorker) => void = () => undefined;
  let terminated = false;
  const answer = (message: FromWorker) => {
    if (!terminated) listener(structuredClone(message));
  };
  const serve = serveJobs(answer, {
    now: () => performance.now(),
    pause: () => new Promise((resolve) => setImmediate(resolve)),
  });
  let endless = 0;
  return {
    post: (message) => {
      seen(message);
      setImmediate(() => {
        if (message.type === 'run' && message.request.source.startsWith('[hard]')) {
          endless = message.request.id;
        } else if (message.type === 'cancel' && message.id === endless) {
          answer({ type: 'cancelled', id: endless });
        } else serve(message);
      });
    },
    onMessage: (listen) => {
      listener = listen;
    },
    onExit: () => undefined,
    terminate: () => {
      terminated = true;
    },
  };
}

/** A language client without an editor, joined to a real server by two streams. */
export class Client {
  readonly published: PublishDiagnosticsParams[] = [];
  readonly changed: ChangedParams[] = [];
  initialized!: InitializeResult;
  private readonly listeners = new Set<() => void>();

  private constructor(readonly connection: ProtocolConnection) {
    connection.onNotification(PublishDiagnosticsNotification.type, (params) => {
      this.published.push(params);
      this.tell();
    });
    connection.onNotification(changedNotification, (params: ChangedParams) => {
      this.changed.push(params);
      this.tell();
    });
    connection.listen();
  }

  /** Starts a server and says hello. */
  static async start(
    spawnJob: () => JobPort = () => localWorker(),
    locale = 'en',
    more: Pick<Partial<InitializeParams>, 'capabilities' | 'initializationOptions'> = {},
  ): Promise<Client> {
    const [up, down] = [new PassThrough(), new PassThrough()];
    startServer(createConnection(up, down), { spawnJob });
    const reader = new StreamMessageReader(down);
    const client = new Client(createProtocolConnection(reader, new StreamMessageWriter(up)));
    client.initialized = await client.connection.sendRequest(InitializeRequest.type, {
      processId: null,
      rootUri: null, // eslint-disable-line @typescript-eslint/no-deprecated -- the type asks for it
      capabilities: {},
      locale,
      ...more,
    });
    await client.connection.sendNotification(InitializedNotification.type, {});
    return client;
  }

  async open(uri: string, text: string, version = 1): Promise<void> {
    await this.connection.sendNotification(DidOpenTextDocumentNotification.type, {
      textDocument: { uri, languageId: 'grid', version, text },
    });
  }

  async change(
    uri: string,
    version: number,
    ...contentChanges: TextDocumentContentChangeEvent[]
  ): Promise<void> {
    await this.connection.sendNotification(DidChangeTextDocumentNotification.type, {
      textDocument: { uri, version },
      contentChanges,
    });
  }

  async close(uri: string): Promise<void> {
    await this.connection.sendNotification(DidCloseTextDocumentNotification.type, {
      textDocument: { uri },
    });
  }

  async model(uri: string, level = 1): Promise<ModelResult> {
    return this.connection.sendRequest<ModelResult>(modelRequest, { uri, level });
  }

  /** Resolves with the first thing `find` finds, now or after a message of the server. */
  async when<T>(find: () => T | undefined): Promise<T> {
    return new Promise((resolve) => {
      const look = () => {
        const found = find();
        if (found === undefined) return;
        this.listeners.delete(look);
        resolve(found);
      };
      this.listeners.add(look);
      look();
    });
  }

  /** The model of a level once its verdict is there. */
  async settled(uri: string, level = 1): Promise<LevelModel> {
    for (;;) {
      const seen = this.changed.length;
      const model = await this.model(uri, level);
      if (model && 'verdict' in model && model.verdict.state !== 'pending') return model;
      await this.when(() => (this.changed.length > seen ? true : undefined));
    }
  }

  /** Ends the connection as an editor would, without ending this process. */
  async stop(): Promise<void> {
    await this.connection.sendRequest(ShutdownRequest.type);
    this.connection.dispose();
  }

  private tell(): void {
    for (const listener of [...this.listeners]) listener();
  }
}
