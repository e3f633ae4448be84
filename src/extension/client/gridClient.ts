import * as vscode from 'vscode';
import { CancellationToken, State, type BaseLanguageClient } from 'vscode-languageclient';
import type { KindSyntax } from '../../level/kindSyntax';
import type { KindCard } from '../../protocol/kindCard';
import {
  changedNotification,
  modelRequest,
  pingRequest,
  solveRequest,
  type ModelParams,
  type ModelResult,
  type ServerExtras,
  type SolveParams,
  type SolveResult,
} from '../../protocol/lsp';
import { dealRequest, type DealParams, type DealResult } from '../../protocol/deal';
import {
  checkFileRequest,
  forgetFileNotification,
  pictureRequest,
  type CheckFileParams,
  type CheckFileResult,
  type ForgetFileParams,
  type PictureParams,
  type PictureResult,
} from '../../protocol/fileRequests';
import { hintRequest, type HintParams, type HintResult } from '../../protocol/hint';
import {
  countRequest,
  nextSolutionRequest,
  solveFromRequest,
  type CountParams,
  type CountResult,
  type NextSolutionParams,
  type NextSolutionResult,
  type SolveFromParams,
  type SolveFromResult,
} from '../../protocol/solutionRequests';
import { isChangedParams, isServerExtras } from '../../protocol/lspGuards';
import { beat, Heartbeat } from './heartbeat';

/** A language client as the host makes it, and how the host ends a server that hangs. */
export interface HostClient {
  readonly client: BaseLanguageClient;
  endServer(): void;
}

/** Gridwright's side of the connection to its language server: typed requests, and its life. */
export class GridClient implements vscode.Disposable {
  private readonly changedEmitter = new vscode.EventEmitter<vscode.Uri>();
  private readonly endedEmitter = new vscode.EventEmitter<void>();
  private readonly startedEmitter = new vscode.EventEmitter<void>();
  private readonly disposables: { dispose(): unknown }[] = [
    this.changedEmitter,
    this.endedEmitter,
    this.startedEmitter,
  ];

  /** Fires when something new is known of a document. */
  readonly onChanged = this.changedEmitter.event;
  /** Fires when a server that no longer answered was ended, to be started again. */
  readonly onEnded = this.endedEmitter.event;
  /** Fires when another server runs in place of one that has ended. */
  readonly onStarted = this.startedEmitter.event;

  private constructor(private readonly host: HostClient) {
    const { client } = host;
    this.disposables.push(
      client.onNotification(changedNotification, (params: unknown) => {
        if (isChangedParams(params)) this.changedEmitter.fire(vscode.Uri.parse(params.uri, true));
      }),
    );
  }

  /** Starts the server. Rejects where it does not start. */
  static async start(host: HostClient): Promise<GridClient> {
    const grid = new GridClient(host);
    await host.client.start();
    grid.watch();
    return grid;
  }

  /** The kinds the server knows, with what is needed to read and edit their levels. */
  get kinds(): readonly KindSyntax[] {
    return this.extras?.kinds ?? [];
  }

  /** The same kinds, as an author chooses among them. */
  get cards(): readonly KindCard[] {
    return this.extras?.cards ?? [];
  }

  private get extras(): ServerExtras | null {
    const extras: unknown = this.host.client.initializeResult?.capabilities.experimental;
    return isServerExtras(extras) ? extras : null;
  }

  /** What a view shows of a level (from 1); null where the server does not have the document. */
  async model(uri: vscode.Uri, level: number): Promise<ModelResult> {
    const params: ModelParams = { uri: this.wireUri(uri), level };
    return this.host.client.sendRequest<ModelResult>(modelRequest, params);
  }

  /** Seeks a route; rejects when `token` is cancelled. */
  async solve(
    document: vscode.TextDocument,
    level: number,
    token: vscode.CancellationToken,
  ): Promise<SolveResult> {
    const { version } = document;
    const params: SolveParams = { uri: this.wireUri(document.uri), version, level };
    return this.host.client.sendRequest<SolveResult>(solveRequest, params, token);
  }

  /** Seeks the route of a level (from 1) that comes after another, or after the stored one. */
  async nextSolution(
    document: vscode.TextDocument,
    level: number,
    version: number,
    after: NextSolutionParams['after'] | null,
    token: vscode.CancellationToken = CancellationToken.None,
  ): Promise<NextSolutionResult> {
    const uri = this.wireUri(document.uri);
    const params: NextSolutionParams = { uri, version, level, ...(after && { after }) };
    return this.host.client.sendRequest<NextSolutionResult>(nextSolutionRequest, params, token);
  }

  /** Seeks a route of a level (from 1) that starts on the cell at a position; nothing is written. */
  async solveFrom(
    document: vscode.TextDocument,
    level: number,
    { line, character }: vscode.Position,
    token: vscode.CancellationToken,
  ): Promise<SolveFromResult> {
    const [uri, { version }] = [this.wireUri(document.uri), document];
    const params: SolveFromParams = { uri, version, level, position: { line, character } };
    return this.host.client.sendRequest<SolveFromResult>(solveFromRequest, params, token);
  }

  /** Asks for the next move of a game on a level (from 1); null where the document has changed. */
  async hint(
    document: vscode.TextDocument,
    level: number,
    version: number,
    route: HintParams['route'],
  ): Promise<HintResult> {
    const params: HintParams = { uri: this.wireUri(document.uri), version, level, route };
    return this.host.client.sendRequest<HintResult>(hintRequest, params);
  }

  /** Counts the routes of a level (from 1); rejects when `token` is cancelled. */
  async count(
    document: vscode.TextDocument,
    level: number,
    token: vscode.CancellationToken,
  ): Promise<CountResult> {
    const { version } = document;
    const params: CountParams = { uri: this.wireUri(document.uri), version, level };
    return this.host.client.sendRequest<CountResult>(countRequest, params, token);
  }

  /** A level (from 1) as an SVG file. */
  async picture(uri: vscode.Uri, level: number): Promise<PictureResult> {
    const params: PictureParams = { uri: this.wireUri(uri), level };
    return this.host.client.sendRequest<PictureResult>(pictureRequest, params);
  }

  /** A level dealt at random; rejects when it is cancelled. */
  async deal(params: DealParams, token: vscode.CancellationToken): Promise<DealResult> {
    return this.host.client.sendRequest<DealResult>(dealRequest, params, token);
  }

  /** Checks a file by its text, open or not; rejects when it is cancelled. */
  async checkFile(
    uri: vscode.Uri,
    text: string,
    token: vscode.CancellationToken = CancellationToken.None,
  ): Promise<CheckFileResult> {
    const params: CheckFileParams = { uri: this.wireUri(uri), text };
    return this.host.client.sendRequest<CheckFileResult>(checkFileRequest, params, token);
  }

  /** Takes what was found in a file out of the Problems view, unless it is open. */
  async forgetFile(uri: vscode.Uri): Promise<void> {
    const params: ForgetFileParams = { uri: this.wireUri(uri) };
    await this.host.client.sendNotification(forgetFileNotification, params);
  }

  /** Ends a server that no longer answers; the client starts another. */
  endServer(): void {
    this.endedEmitter.fire();
    this.host.endServer();
  }

  /** Stops the server. */
  async stop(): Promise<void> {
    this.dispose();
    await this.host.client.dispose();
  }

  dispose(): void {
    for (const disposable of this.disposables.splice(0)) disposable.dispose();
  }

  private watch(): void {
    const { client } = this.host;
    const heartbeat = new Heartbeat(
      () => client.sendRequest(pingRequest),
      () => this.endServer(),
    );
    const timer = setInterval(() => {
      if (client.state === State.Running) heartbeat.tick();
    }, beat);
    this.disposables.push(
      { dispose: () => clearInterval(timer) },
      client.onDidChangeState(({ newState }) => {
        heartbeat.reset();
        if (newState === State.Running) this.startedEmitter.fire();
      }),
    );
  }

  /** The name a document goes by on the wire, as the client's own notifications write it. */
  private wireUri(uri: vscode.Uri): string {
    return this.host.client.code2ProtocolConverter.asUri(uri);
  }
}
