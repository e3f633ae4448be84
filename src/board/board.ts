import type { Change } from '../level/finding';
import type { CellStep } from '../level/route';
import type { Picture } from '../drawing/picture';
import { node, type SvgNode } from '../drawing/scene/svgNode';
import type { FromBoard, ToBoard } from '../protocol/board';
import type { LevelModel } from '../protocol/lsp';
import { Announcer } from './announcer';
import { paintChange, wallChange, type Side } from './changes';
import type { Intent } from './intent';
import { patch } from './patch';
import type { SavedState } from './savedState';
import { chosenAgain, sameLevel, shownOf } from './shown';
import { firstState, focusOf, zoomOf, type BoardState } from './state';
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
}

/** After this many milliseconds a solve or a check shows that it goes on. */
const slowAfter = 1000;

/** A board in a page: holds the state, draws it, and turns what is asked for into messages. */
export class Board {
  readonly element: HTMLElement;
  readonly #host: BoardHost;
  readonly #page = new Page();
  readonly #announcer = new Announcer();
  readonly #viewport: Viewport;
  #state: BoardState;
  #tree: SvgNode = node('div', {});
  #spoken = '';
  #seq = 0;
  #restored: boolean;
  #sentWords: Readonly<Record<string, string>> = {};
  #slowTimer: ReturnType<typeof setTimeout> | null = null;

  constructor(document: Document, host: BoardHost) {
    this.#host = host;
    this.#state = firstState(wordsOf({}, host.language), host.saved);
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
    return this.#state.shown?.model.picture ?? null;
  }

  /** Takes in a message of the host. */
  receive(message: ToBoard): void {
    switch (message.type) {
      case 'model':
        this.#takeModel(message);
        break;
      case 'empty':
        this.update({ shown: null, empty: message.message, listAt: null });
        break;
      case 'refused':
        this.#announcer.refused();
        this.#spoken = message.message;
        this.update({ refusal: message.message });
        break;
      case 'busy':
        this.update({ busy: message.busy });
        break;
    }
  }

  /** Replaces parts of the state and draws what changed. */
  update(change: Partial<BoardState>): void {
    this.#state = { ...this.#state, ...change };
    this.#watchTime();
    this.#render();
  }

  /** Does what a key asks for. */
  apply(intent: Intent): void {
    switch (intent.type) {
      case 'move':
        this.focusCell(intent.to);
        break;
      case 'leave':
        this.#query('.level-name:enabled, .btn')?.focus();
        break;
      case 'paint':
        if (intent.tool) this.chooseTool(intent.tool);
        this.#paintFocus();
        break;
      case 'choose':
        this.chooseTool(intent.tool);
        break;
      case 'wall':
        this.toggleWall(intent.side);
        break;
      case 'level':
        this.showLevel((this.#state.shown?.model.index ?? 1) + intent.by);
        break;
      case 'zoom':
        this.zoom(intent.to);
        break;
      case 'keys':
        this.element.querySelector<HTMLDialogElement>('dialog.keys')?.showModal();
        break;
    }
  }

  /** Sends a message to the host. */
  post(message: FromBoard): void {
    this.#host.post(message);
  }

  /** Asks for a change of the level; one call is one gesture and one step of undo. */
  edit(change: Change | null): void {
    const model = this.#state.shown?.model;
    if (!change || !model || !this.#state.editable) return;
    this.#seq += 1;
    this.#announcer.edited(change);
    const { index: level, version } = model;
    this.#host.post({ type: 'edit', change, level, version, seq: this.#seq });
    this.update({ refusal: null });
  }

  /** Paints cells with the tool in hand. */
  paint(cells: readonly CellStep[]): void {
    if (this.picture) this.edit(paintChange(this.#state.tool, cells, this.picture));
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

  chooseTool(tool: Tool): void {
    this.update({ tool, paletteAt: tool, refusal: null });
  }

  /** Asks for another level of the file; nothing where there is none. */
  showLevel(level: number): void {
    const count = this.#state.shown?.model.levels.length ?? 0;
    if (level >= 1 && level <= count) this.#host.post({ type: 'showLevel', level });
  }

  zoom(to: 'in' | 'out' | 'fit'): void {
    const zoom = to === 'fit' ? 'fit' : zoomStep(zoomOf(this.#state), to);
    this.#viewport.keepMiddle(() => this.update({ zoom }));
  }

  #paintFocus(): void {
    const cell = focusOf(this.#state);
    if (!cell) return;
    if (this.#state.tool === 'wall') this.toggleWall('right');
    else this.paint([cell]);
  }

  #takeModel(message: Extract<ToBoard, { type: 'model' }>): void {
    const before = this.#state.shown;
    const { model, editable, locked } = message;
    const shown = shownOf(model, before);
    const words = this.#wordsFor(message.words);
    const another = before !== null && !sameLevel(before.model, model);
    this.#spoken = this.#announcer.hear(model, words) ?? this.#spoken;
    this.update({
      shown,
      words,
      empty: null,
      editable,
      locked,
      preview: message.view === 'preview',
      lit: chosenAgain(this.#state.lit, before, shown),
      ...(another ? { focus: null, hover: null, refusal: null, listAt: null } : {}),
      fit: this.#viewport.fit(model.picture) ?? this.#state.fit,
    });
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

  /** The same words give the same object, so that what is drawn with them is not drawn again. */
  #wordsFor(sent: Readonly<Record<string, string>>): BoardState['words'] {
    const keys = Object.keys(sent);
    const same =
      keys.length === Object.keys(this.#sentWords).length &&
      keys.every((key) => sent[key] === this.#sentWords[key]);
    if (same && this.#state.shown) return this.#state.words;
    this.#sentWords = sent;
    return wordsOf(sent, this.#host.language);
  }

  #measure(): void {
    const fit = this.#viewport.fit(this.picture);
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
    const inGrid = activeElement?.closest('[role="grid"]') != null;
    const tree = this.#page.node(this.#state, this.#spoken);
    patch(this.element, this.#tree, tree);
    this.#tree = tree;
    this.#viewport.attach();
    const now = this.element.ownerDocument.activeElement;
    const here = inGrid ? this.#query('[role="gridcell"][tabindex="0"]') : null;
    if (here && now !== here) here.focus();
    this.#save();
  }

  #save(): void {
    const { shown, zoom, tool, focus, findingsOpen } = this.#state;
    if (!shown || !this.#restored) return;
    const { scroll } = this.#viewport;
    this.#host.save({ level: shown.model.index, zoom, tool, focus, findingsOpen, scroll });
  }

  #query(selector: string): HTMLElement | null {
    return this.element.querySelector<HTMLElement>(selector);
  }
}
