import {
  BrowserMessageReader,
  BrowserMessageWriter,
  type MessageTransports,
} from 'vscode-languageclient/browser';

/** A reader that can be told that nothing will come any more, which a worker never says itself. */
class WorkerReader extends BrowserMessageReader {
  close(): void {
    this.fireClose();
  }
}

/** The language server in a web worker. The client starts it, and another when it has ended. */
export class WorkerServer {
  private worker: Worker | null = null;
  private reader: WorkerReader | null = null;

  /** @param url of the server's script */
  constructor(private readonly url: string) {}

  /** Starts a worker and gives the client its ends. */
  async start(): Promise<MessageTransports> {
    this.worker?.terminate();
    const worker = new Worker(this.url, { name: 'Gridwright language server' });
    const reader = new WorkerReader(worker);
    worker.addEventListener('error', () => {
      if (this.worker === worker) this.end();
    });
    this.worker = worker;
    this.reader = reader;
    return Promise.resolve({ reader, writer: new BrowserMessageWriter(worker) });
  }

  /** Ends a worker that no longer answers; the client hears that the connection has closed. */
  end(): void {
    const { worker, reader } = this;
    this.worker = null;
    this.reader = null;
    worker?.terminate();
    reader?.close();
  }
}
