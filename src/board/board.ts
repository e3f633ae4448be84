import type { Change } from '../level/finding';
import type { CellStep } from '../level/route';
import type { Picture } from '../drawing/picture';
import { node, type SvgNode } from '../drawing/scene/svgNode';
import type { FromBoard, ToBoard, WaitingCommand } from '../protocol/board';
import type { LevelModel } from '../protocol/lsp';
import { Announcer } from './announcer';
import { stepsOf, stepWords } from './cellWords';
import { cellsBetween, paintChange, wallChange, type Side } from './changes';
import { goesOn } from './game';
import { labelInHand } from './labels';
import { patch, resetFields } from './patch';
import { Player } from './player';
import { RouteBrowser } from './routeBrowser';
import type { SavedState } from './savedState';
import { chosenAgain, sameLevel, shownOf } from './shown';
import type { StartScreen } from './start/startScreen';
import {
  firstState,
  focusOf,
  pictureShown,
  readingNow,
  zoomOf,
  type BoardState,
  type Reading,
} from './state';
import { Table } from './table';
import type { Tool } from './tools';
import { Page } from './view/page';
import { Viewport } from './viewport';
import { wordsOf } from './words';
import { zoomStep } from './zoom';

/** What a board needs of the place it runs in. */
export interface BoardHost {
  post(message: FromBoard): void;
  save(state: SavedState): void;
  readonly saved: SavedState | null;
  /** The page's language, as a tag. */
  readonly language: string;
  /** Loads the start page and puts it onto the board; null where it is lost. */
  openStart(board: Board): Promise<StartScreen | null>;
}

/** After this many milliseconds a solve or a check shows that it goes on. */
const slowAfter = 1000;

/** Up to this width, in CSS pixels, settings begin closed. */
const narrowest = 480;

/** Where the keyboard moves over the board, and the element it stands on. */
const places = '[role="grid"], [role="list"].points';
const focusPlace = '[role="gridcell"][tabindex="0"], .points [tabindex="0"]';

/** A board in a page: holds the state, draws it, and turns what is asked for into messages. */
export class Board {
  readonly element: HTMLElement;
  readonly player = new Player(this);
  readonly browser = new RouteBrowser(this);
  readonly table = new Table(this);
  readonly #host: BoardHost;
  readonly #page = new Page();
  readonly #announcer = new Announcer();
  readonly #viewport: Viewport;
  #state: BoardState;
  #tree: SvgNode = node('div', {});
  #spoken = '';
  #seq = 0;
  /** Why the last try of another start found no route; it holds for the text it was asked of. */
  #noRoute: string | null = null;
  /** The gestures and commands the host has not answered yet. */
  readonly #unsettled = new Set<number>();
  /** The level last asked for, until it is shown. */
  #asked: number | null = null;
  /** Loaded when the start page is first asked for. */
  #startScreen: Promise<StartScreen | null> | null = null;
  /** What asked for the start page last; null where something else is to be seen. */
  #starting: ToBoard | null = null;
  #restored: boolean;
  #slowTimer: ReturnType<typeof setTimeout> | null = null;

  constructor(document: Document, host: BoardHost) {
    this.#host = host;
    this.#state = firstState(wordsOf(host.language), host.saved);
    this.#restored = host.saved === null;
    this.element = document.createElement('div');
    this.#viewport = new Viewport(
      this.element,
      () => this.#measure(),
      () => this.#save(),
    );
    this.#render();
  }

  get state(): BoardState {
    return this.#state;
  }

  get picture(): Picture | null {
    return pictureShown(this.#state);
  }

  /** Whether the level is being played. */
  get playing(): boolean {
    return this.table.isPlaying;
  }

  /** Begins to play the level, or ends it. */
  togglePlay(): void {
    this.chooseTool(this.playing ? 'select' : 'play');
  }

  /** Takes in a message of the host. */
  receive(message: ToBoard): void {
    switch (message.type) {
      case 'model':
        this.#takeModel(message);
        break;
      case 'empty':
        this.#starting = null;
        this.player.pause();
        this.update({ shown: null, start: null, empty: message.message, listAt: null });
        break;
      case 'start':
        void this.#takeStart(message);
        break;
      case 'settled':
        this.#unsettled.delete(message.seq);
        if (!message.changed) this.#announcer.refused();
        break;
      case 'route':
        this.browser.take(message.level, message.version, message.route);
        break;
      case 'tried': {
        const { level, version, route, message: said } = message;
        const model = this.#state.shown?.model;
        if (model?.index !== level || model.version !== version) break;
        if (this.playing && route) this.togglePlay();
        this.player.pause();
        const none = route ? null : said;
        this.#noRoute = none;
        this.update({ tried: route && { route, message: said }, played: null, refusal: none });
        this.say(said);
        break;
      }
      case 'hint':
        if (message.version === this.#state.shown?.model.version) {
          this.table.takeHint(message.hint, message.moves);
        }
        break;
      case 'refused':
        this.#unsettled.delete(message.seq);
        this.#announcer.refused();
        this.#spoken = message.message;
        this.update({ refusal: message.message });
        resetFields(this.element);
        break;
      case 'busy':
        this.update({ busy: message.busy });
        break;
    }
  }

  /** Replaces parts of the state and draws what changed. */
  update(change: Partial<BoardState>): void {
    const { focus } = change;
    if (focus && focus !== this.#state.focus) this.#host.post({ type: 'focus', ...focus });
    const reading = readingNow(this.#state);
    const { tried } = this.#state;
    this.#state = { ...this.#state, ...change };
    // What was said of a route goes with it.
    if (tried?.message === this.#spoken && !this.#state.tried) this.#spoken = '';
    this.#watchTime();
    this.#render();
    // Two boards side by side leave each other less room.
    if (readingNow(this.#state) !== reading) this.#measure();
  }

  /** Sends a message to the host. */
  post(message: FromBoard): void {
    this.#host.post(message);
  }

  /** Says something in the live region. */
  say(text: string): void {
    this.#spoken = text;
    this.#render();
  }

  /** Says where playing stands. */
  sayStep(): void {
    const { words, played } = this.#state;
    const { picture } = this;
    const said = picture && stepWords(picture, played ?? stepsOf(picture).walked, words);
    if (said) this.say(said);
  }

  /** Asks for a change of the level; one call is one gesture and one step of undo. */
  edit(change: Change | null): void {
    const model = this.#state.shown?.model;
    if (!change || !model || !this.#state.editable) return;
    this.#announcer.edited(change);
    const { index: level, version } = model;
    this.#host.post({ type: 'edit', change, level, version, seq: this.#nextSeq() });
    this.update({ refusal: null });
  }

  /**
   * Lets the host run a command of VS Code's behind the edits that have not settled.
   * @returns false where all have: then its key is VS Code's as any other
   */
  commandBehindEdits(command: WaitingCommand): boolean {
    if (this.#unsettled.size === 0) return false;
    this.#host.post({ type: 'command', command, seq: this.#nextSeq() });
    return true;
  }

  /** Paints cells with the tool in hand. */
  paint(cells: readonly CellStep[]): void {
    const { tool, ink } = this.#state;
    const { picture } = this;
    if (!picture) return;
    const label = labelInHand(this.#state, picture);
    if (tool === 'tile' && label === '') this.#query('.tile-input')?.focus();
    else this.edit(paintChange(tool, cells, picture, ink, label));
  }

  /** Paints the rectangle between two corners. */
  paintRectangle(from: CellStep, to: CellStep): void {
    if (this.picture) this.paint(cellsBetween(from, to, this.picture));
    this.update({ corner: null, brush: [] });
  }

  /** Sets or removes the wall on a side of the focused cell. */
  toggleWall(side: Side): void {
    const cell = focusOf(this.#state);
    if (cell && this.picture) this.edit(wallChange(cell, side, this.picture));
  }

  /** Moves the focus, and the keyboard with it. */
  focusCell(cell: CellStep): void {
    this.update({ focus: cell, refusal: null });
    this.#query('[role="gridcell"][tabindex="0"]')?.focus();
  }

  /** Moves the focus to a point of a drawing. */
  focusPoint(name: string): void {
    this.update({ point: name, refusal: null });
    this.#query('[role="listitem"][tabindex="0"]')?.focus();
  }

  /** Asks for an edge between two points. */
  joinPoints(from: string, to: string): void {
    this.update({ edgeFrom: null });
    this.edit({ type: 'addEdge', from, to });
  }

  chooseTool(tool: Tool): void {
    const ink = tool === 'open' || tool === 'hole' || tool === 'tile' ? tool : this.#state.ink;
    const fresh = { refusal: null, corner: null, brush: [], edgeFrom: null };
    this.player.pause();
    this.update({ tool, ink, paletteAt: tool, ...fresh });
    if (tool === 'play' && this.#state.game === null) this.table.restart();
  }

  /** Asks for another level of the file; nothing where there is none. */
  showLevel(level: number): void {
    const count = this.#state.shown?.model.levels.length ?? 0;
    if (level < 1 || level > count) return;
    this.#asked = level;
    this.#host.post({ type: 'showLevel', level });
  }

  /** Asks for the level before or after the one last asked for, drawn already or not. */
  turnLevel(by: -1 | 1): void {
    this.showLevel((this.#asked ?? this.#state.shown?.model.index ?? 1) + by);
  }

  /** Shows a route as a table, as jumps or both. */
  read(reading: Reading): void {
    this.update({ reading });
  }

  zoom(to: 'in' | 'out' | 'fit'): void {
    const zoom = to === 'fit' ? 'fit' : zoomStep(zoomOf(this.#state), to);
    this.#viewport.keepMiddle(() => this.update({ zoom }));
  }

  #nextSeq(): number {
    this.#seq += 1;
    this.#unsettled.add(this.#seq);
    return this.#seq;
  }

  /** Shows the start page, unless something else is to be seen once it is loaded. */
  async #takeStart(message: Extract<ToBoard, { type: 'start' }>): Promise<void> {
    const { kinds, samples, editable } = message;
    this.player.pause();
    this.update({ editable, shown: null, empty: null, listAt: null });
    this.#starting = message;
    const screen = await (this.#startScreen ??= this.#host.openStart(this).catch(() => null));
    if (this.#starting !== message) return;
    if (screen) screen.show(kinds, samples);
    else this.update({ empty: this.#state.words('start.lost') });
  }

  #takeModel(message: Extract<ToBoard, { type: 'model' }>): void {
    this.#starting = null;
    const before = this.#state.shown;
    const { model, editable, locked } = message;
    const shown = shownOf(model, before);
    const { words, refusal } = this.#state;
    const routes = this.browser.listFor(model);
    const played = routes === this.#state.routes ? this.#state.played : null;
    if (played === null) this.player.pause();
    if (this.#asked === model.index || (this.#asked ?? 0) > model.levels.length) this.#asked = null;
    const stays = this.#state.game && goesOn(before?.model.picture ?? null, model.picture);
    const game = stays ? this.#state.game : null;
    const isSame = before?.model.version === model.version && before.model.index === model.index;
    const another = before !== null && !sameLevel(before.model, model);
    this.#spoken = this.#announcer.hear(model, words) ?? this.#spoken;
    this.update({
      shown,
      routes,
      tried: isSame ? this.#state.tried : null,
      refusal: isSame || refusal !== this.#noRoute ? refusal : null,
      played,
      game,
      empty: null,
      start: null,
      editable,
      locked,
      preview: message.view === 'preview',
      lit: chosenAgain(this.#state.lit, before, shown),
      pointed: null,
      ...(another
        ? {
            focus: null,
            point: null,
            edgeFrom: null,
            hover: null,
            refusal: null,
            listAt: null,
            corner: null,
            brush: [],
          }
        : {}),
    });
    this.#measure();
    if (this.#state.tool === 'play' && game === null) this.table.restart();
    this.#restoreLevel(model);
  }

  #restoreLevel(model: LevelModel): void {
    if (this.#restored) return;
    this.#restored = true;
    const { saved } = this.#host;
    if (!saved) return;
    if (saved.level !== model.index && saved.level <= model.levels.length) {
      this.#host.post({ type: 'showLevel', level: saved.level });
    } else {
      this.#viewport.scrollTo(saved.scroll);
    }
  }

  #measure(): void {
    const narrow = this.element.clientWidth <= narrowest;
    const wide = this.#viewport.isWide;
    if (narrow !== this.#state.narrow || wide !== this.#state.wide) this.update({ narrow, wide });
    const fit = this.#viewport.fit(this.picture, readingNow(this.#state) === 'both');
    if (fit !== null && fit !== this.#state.fit) this.update({ fit });
  }

  #watchTime(): void {
    const waits = this.#state.busy || this.#state.shown?.model.verdict.state === 'pending';
    if (waits && this.#slowTimer === null) {
      this.#slowTimer = setTimeout(() => this.update({ slow: true }), slowAfter);
    } else if (!waits && this.#slowTimer !== null) {
      clearTimeout(this.#slowTimer);
      this.#slowTimer = null;
      this.#state = { ...this.#state, slow: false };
    }
  }

  #render(): void {
    const { activeElement } = this.element.ownerDocument;
    const inGrid = activeElement?.closest(places) != null;
    const tree = this.#page.node(this.#state, this.#spoken);
    patch(this.element, this.#tree, tree);
    this.#tree = tree;
    this.#viewport.attach();
    const now = this.element.ownerDocument.activeElement;
    const here = inGrid ? this.#query(focusPlace) : null;
    if (here && now !== here) here.focus();
    this.#save();
  }

  #save(): void {
    const { shown, zoom, tool, focus, findingsOpen, settingsOpen, speed, reading } = this.#state;
    if (!shown || !this.#restored) return;
    const { scroll } = this.#viewport;
    const level = shown.model.index;
    const kept = { level, zoom, tool, focus, findingsOpen, settingsOpen, speed, reading, scroll };
    this.#host.save(kept);
  }

  #query(selector: string): HTMLElement | null {
    return this.element.querySelector<HTMLElement>(selector);
  }
}
