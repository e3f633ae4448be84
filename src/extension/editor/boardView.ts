import * as vscode from 'vscode';
import { rangeOfPlace } from '../../level/locate';
import type { FromBoard, ToBoard, WaitingCommand } from '../../protocol/board';
import { isFromBoard } from '../../protocol/boardGuards';
import { isEditable } from '../documents/isEditable';
import { openAsText } from '../documents/openAsText';
import type { Services } from '../services';
import type { TriedRoute } from '../triedRoute';
import { boardHtml, boardOptions } from './boardHtml';
import { newLevel } from './newLevel';
import { readSamples } from './samples';
import type { SampleLevel } from './samplesIn';

/** How a board is shown: the custom editor, or a preview beside a text. */
export type ViewKind = Extract<ToBoard, { type: 'model' }>['view'];

/** VS Code's names of the commands that wait for edits. */
const commands: Readonly<Record<WaitingCommand, string>> = {
  undo: 'undo',
  redo: 'redo',
  save: 'workbench.action.files.save',
};

/**
 * One board in one webview: shows a level of a document, asks for it again whenever something new
 * is known, and takes what the author does with it. It posts nothing before the page is ready.
 */
export class BoardView implements vscode.Disposable {
  /** Whether a preview stays with its level. */
  locked = false;
  /** The last model or notice that was posted, for tests. */
  lastShown: ToBoard | null = null;

  private ready = false;
  private refreshing = false;
  private again = false;
  private levelIndex: number;
  /** The cell the author turned to, on its level. */
  private focused: { level: number; row: number; column: number } | null = null;
  /** A route to be shown once its level is. */
  private tried: TriedRoute['shown'] | null = null;
  private readSamples: Promise<readonly SampleLevel[]> | null = null;
  private readonly disposables: { dispose(): unknown }[] = [];

  constructor(
    private readonly webview: vscode.Webview,
    readonly view: ViewKind,
    private shownDocument: vscode.TextDocument,
    private readonly services: Services,
    /** Whether its tab is the active one. */
    private readonly isActive: () => boolean,
    /** Called when the author locks or unlocks it. */
    private readonly lockChanged: (locked: boolean) => void = () => undefined,
  ) {
    const { client, places, solver, tried, extensionUri } = services;
    this.levelIndex = places.get(shownDocument.uri);
    webview.options = boardOptions(extensionUri);
    this.disposables.push(
      webview.onDidReceiveMessage((message: unknown) => {
        if (isFromBoard(message)) void this.receive(message);
      }),
      client.onChanged((uri) => {
        if (this.shows(uri)) this.refresh();
      }),
      places.onChanged(({ uri, level, by }) => {
        if (by !== this && this.shows(uri) && !this.locked) this.showLevel(level);
      }),
      solver.onBusy(({ uri, busy }) => {
        if (this.shows(uri)) this.post({ type: 'busy', busy });
      }),
      tried.event(({ uri, shown }) => {
        if (!this.shows(uri) || (this.locked && shown.level !== this.levelIndex)) return;
        this.tried = shown;
        this.levelIndex = shown.level;
        this.refresh();
      }),
    );
    webview.html = boardHtml(webview, extensionUri);
  }

  get document(): vscode.TextDocument {
    return this.shownDocument;
  }

  /** The level it shows, from 1. */
  get level(): number {
    return this.levelIndex;
  }

  /** Where the text of its level stands: the cell the author turned to, else the level's beginning. */
  get place(): vscode.Position {
    const { focused, levelIndex } = this;
    if (focused?.level === levelIndex) return this.positionOfCell(focused.row, focused.column);
    const offset = this.services.texts.level(this.document, levelIndex)?.offset ?? 0;
    return this.document.positionAt(offset);
  }

  /** Turns to another document, at the level last chosen there. */
  follow(document: vscode.TextDocument): void {
    if (document === this.shownDocument) return;
    this.shownDocument = document;
    this.levelIndex = this.services.places.get(document.uri);
    this.refresh();
  }

  /** Does what a message from the page asks for. */
  async receive(message: FromBoard): Promise<void> {
    const { services, document } = this;
    switch (message.type) {
      case 'ready':
        this.ready = true;
        this.refresh();
        if (services.solver.isBusy(document.uri)) this.post({ type: 'busy', busy: true });
        return;
      case 'edit':
        return this.edit(message);
      case 'command':
        return this.command(message);
      case 'solve':
        await services.edits.after(document, () => undefined);
        return services.solver.solve(document, message.level);
      case 'nextRoute':
        return this.nextRoute(message);
      case 'hint':
        return this.hint(message);
      case 'create':
        return this.begin(newLevel(message, services.client.kinds));
      case 'createSample':
        return this.begin((await this.samples())[message.sample]?.text ?? null);
      case 'cancelSolve':
        return services.solver.cancel(document.uri);
      case 'showLevel':
        this.showLevel(message.level);
        if (!this.locked) services.places.set(document.uri, message.level, this);
        return;
      case 'openText': {
        const { line, character } = message;
        return openAsText(document.uri, new vscode.Position(line, character));
      }
      case 'openTextAtCell':
        return openAsText(document.uri, this.positionOfCell(message.row, message.column));
      case 'focus':
        this.focused = { level: this.levelIndex, row: message.row, column: message.column };
        return;
      case 'lock':
        this.locked = message.locked;
        if (!this.locked) this.showLevel(services.places.get(document.uri));
        this.lockChanged(this.locked);
        this.refresh();
        return;
    }
  }

  dispose(): void {
    for (const disposable of this.disposables.splice(0)) disposable.dispose();
    this.ready = false;
  }

  private shows(uri: vscode.Uri): boolean {
    return uri.toString() === this.shownDocument.uri.toString();
  }

  private showLevel(level: number): void {
    if (level === this.levelIndex) return;
    this.levelIndex = level;
    this.refresh();
  }

  private async edit(message: Extract<FromBoard, { type: 'edit' }>): Promise<void> {
    const { edits, teller } = this.services;
    const { change, level, version, seq } = message;
    const outcome = await edits.make(this.document, level, change, version);
    if (outcome.ok) {
      this.post({ type: 'settled', seq, changed: outcome.changed });
      return;
    }
    const words = teller.tell(outcome.code, outcome.args);
    this.post({ type: 'refused', seq, message: words });
  }

  /**
   * Runs a command whose key came before its edits had settled, behind them. VS Code's commands act
   * on the active editor: where that is another by now, the key has nothing to act on.
   */
  private async command({ command, seq }: Extract<FromBoard, { type: 'command' }>): Promise<void> {
    await this.services.edits.after(this.document, async () => {
      if (this.isActive()) await vscode.commands.executeCommand(commands[command]);
    });
    this.post({ type: 'settled', seq, changed: true });
  }

  private async nextRoute(message: Extract<FromBoard, { type: 'nextRoute' }>): Promise<void> {
    const { level, version, after } = message;
    const found = await this.services.client
      .nextSolution(this.document, level, version, after)
      .catch(() => null);
    const route = found?.verdict === 'next' ? found.route : null;
    this.post({ type: 'route', level, version, route });
  }

  private async hint(message: Extract<FromBoard, { type: 'hint' }>): Promise<void> {
    const { level, version, route } = message;
    const hint = await this.services.client
      .hint(this.document, level, version, route)
      .catch(() => null);
    const moves = route.reduce((sum, stroke) => sum + stroke.length, 0);
    if (hint) this.post({ type: 'hint', version, moves, hint });
  }

  /** Begins the first level of a file; one that has levels already is left alone. */
  private async begin(text: string | null): Promise<void> {
    const { edits, texts, teller } = this.services;
    if (text === null || texts.file(this.document).levels.length > 0) return;
    const outcome = await edits.append(this.document, text);
    if (outcome.ok) return;
    this.post({ type: 'refused', seq: 0, message: teller.tell(outcome.code, outcome.args) });
  }

  private samples(): Promise<readonly SampleLevel[]> {
    const { extensionUri, client } = this.services;
    return (this.readSamples ??= readSamples(extensionUri, client.kinds));
  }

  private async postStart(editable: boolean): Promise<void> {
    const kinds = this.services.client.cards;
    const samples = (await this.samples()).map(({ sample }) => sample);
    this.post({ type: 'start', kinds, samples, editable });
  }

  private positionOfCell(row: number, column: number): vscode.Position {
    const { texts } = this.services;
    const level = texts.level(this.document, this.levelIndex);
    const range = level && rangeOfPlace(level, { type: 'cell', row, column });
    return this.document.positionAt((level?.offset ?? 0) + (range?.start ?? 0));
  }

  /** Asks for the model and posts it; one request at a time, and once more if asked meanwhile. */
  private refresh(): void {
    if (!this.ready) return;
    if (this.refreshing) {
      this.again = true;
      return;
    }
    this.refreshing = true;
    void this.requestModel()
      .catch(() => undefined) // The server has ended: its next one tells of the document anew.
      .finally(() => {
        this.refreshing = false;
        if (this.again) {
          this.again = false;
          this.refresh();
        }
      });
  }

  private async requestModel(): Promise<void> {
    const { document, services, view, levelIndex } = this;
    const [model, editable] = await Promise.all([
      services.client.model(document.uri, levelIndex),
      isEditable(document),
    ]);
    if (!model || document !== this.shownDocument) return;
    if ('nothing' in model) {
      if (view === 'board' && services.texts.file(document).levels.length === 0) {
        return this.postStart(editable);
      }
      this.post({ type: 'empty', message: model.nothing });
      return;
    }
    if (levelIndex === this.levelIndex) this.levelIndex = model.index;
    this.post({ type: 'model', model, editable, view, locked: this.locked });
    const { tried } = this;
    if (tried?.level !== model.index) return;
    this.tried = null;
    this.post(tried);
  }

  private post(message: ToBoard): void {
    if (!this.ready) return;
    if (['model', 'empty', 'start'].includes(message.type)) this.lastShown = message;
    void this.webview.postMessage(message);
    this.services.posted.fire(message);
  }
}
