import type { CellStep } from '../level/route';
import type { FromBoard } from '../protocol/board';
import {
  cellName,
  isRefused,
  readCellName,
  takenBack,
  type Hint,
  type PlayRules,
} from '../puzzles/play';
import { lineWords } from './cellWords';
import type { Side } from './changes';
import { gameBoard, gameOf, gameRules, type Game } from './game';
import { hintWords } from './hintWords';
import { pictureShown, type BoardState } from './state';

/** What a table needs of its board. */
export interface TableBoard {
  readonly state: BoardState;
  update(change: Partial<BoardState>): void;
  post(message: FromBoard): void;
  say(text: string): void;
  focusCell(cell: CellStep): void;
}

/** The table a level is played on: it takes moves, and never touches the file. */
export class Table {
  readonly #board: TableBoard;

  constructor(board: TableBoard) {
    this.#board = board;
  }

  /** Whether the level is being played. */
  get isPlaying(): boolean {
    return gameOf(this.#board.state) !== null;
  }

  /** How the kind is moved; null while it isn't played. */
  get moves(): PlayRules['moves'] | null {
    return this.isPlaying ? (gameRules(this.#board.state)?.moves ?? null) : null;
  }

  /** Where the game stands: the last place of its route. */
  get place(): string | null {
    return gameOf(this.#board.state)?.route.at(-1)?.at(-1) ?? null;
  }

  /** Whether the pen can't go on: the next place chosen begins another stroke. */
  get lifts(): boolean {
    const game = gameOf(this.#board.state);
    const board = gameBoard(this.#board.state);
    return !!game && !!board && !!gameRules(this.#board.state)?.lifts?.(board, game.route);
  }

  /** Begins anew. */
  restart(): void {
    const board = gameBoard(this.#board.state);
    const rules = gameRules(this.#board.state);
    if (!board || !rules) return;
    this.#set({ route: rules.start(board), chosen: null, hint: null });
    this.#board.say(this.#board.state.words('game.begun'));
  }

  /** A place is chosen: the next of a walk, or one of two tiles. */
  choose(name: string): void {
    const game = gameOf(this.#board.state);
    if (!game || !this.moves) return;
    if (this.moves !== 'join') return void this.#move(game, name);
    if (game.chosen === null) return this.#first(game, name);
    if (game.chosen === name) return this.#set({ ...game, chosen: null, hint: null });
    this.#move({ ...game, chosen: null }, name, game.chosen);
  }

  /** Walks to a cell in a straight line, as far as that is allowed. */
  walkTo(cell: CellStep): void {
    const from = readCellName(this.place ?? '');
    const straight = from && (from.row === cell.row || from.column === cell.column);
    if (this.moves !== 'walk' || !from || !straight || this.lifts) return this.choose(nameOf(cell));
    for (const step of cellsTo(from, cell)) {
      const game = gameOf(this.#board.state);
      if (!game || !this.#move(game, nameOf(step))) return;
    }
  }

  /** Walks along with a pointer: back over the last step takes it back. */
  drag(cell: CellStep): void {
    const stroke = gameOf(this.#board.state)?.route.at(-1) ?? [];
    const name = nameOf(cell);
    if (name === stroke.at(-1) || this.lifts) return;
    const { picture } = this.#board.state.shown?.model ?? {};
    if (name === stroke.at(-2) && picture?.look.route !== 'edges') return this.back();
    this.walkTo(cell);
  }

  /** A step to the neighbour on a side. */
  step(side: Side): void {
    const from = readCellName(this.place ?? '');
    if (!from) return;
    const by = { up: [-1, 0], down: [1, 0], left: [0, -1], right: [0, 1] }[side] as [
      number,
      number,
    ];
    const to = { row: from.row + by[0], column: from.column + by[1] };
    const game = gameOf(this.#board.state);
    if (game && this.#move(game, nameOf(to))) this.#board.focusCell(to);
  }

  /** Takes the last move back. */
  back(): void {
    const game = gameOf(this.#board.state);
    const board = gameBoard(this.#board.state);
    const rules = gameRules(this.#board.state);
    if (!game || !board || !rules) return;
    const route = takenBack(rules, board, game.route);
    this.#set({ route, chosen: null, hint: null });
    const { words } = this.#board.state;
    this.#board.say(route === game.route ? words('game.atStart') : words('game.back'));
  }

  /** Asks the host for the next move. */
  askHint(): void {
    const game = gameOf(this.#board.state);
    const model = this.#board.state.shown?.model;
    if (!game || !model) return;
    const { index: level, version } = model;
    this.#board.post({ type: 'hint', level, version, route: game.route });
  }

  /** Takes in what came of a request for a hint; nothing where the game has gone on since. */
  takeHint(hint: Hint, moves: number): void {
    const game = gameOf(this.#board.state);
    if (!game || movesOf(game) !== moves) return;
    const text = hintWords(hint, this.#board.state.words);
    this.#board.update({ game: { ...game, hint }, refusal: text });
    this.#board.say(text);
  }

  #first(game: Game, name: string): void {
    const board = gameBoard(this.#board.state);
    const rules = gameRules(this.#board.state);
    if (!board || !rules) return;
    const { words } = this.#board.state;
    if (!rules.allowed(board, game.route).includes(name)) {
      return this.#refuse(words('no.no-tile', { cell: name }));
    }
    this.#set({ ...game, chosen: name, hint: null });
    this.#board.say(words('game.chosen', { cell: name }));
  }

  #move(game: Game, to: string, from?: string): boolean {
    const board = gameBoard(this.#board.state);
    const rules = gameRules(this.#board.state);
    if (!board || !rules) return false;
    const { words } = this.#board.state;
    const answer = rules.move(board, game.route, to, from);
    if (isRefused(answer)) {
      this.#set({ ...game, chosen: null, hint: null });
      this.#refuse(words(`no.${answer.refused}`, answer.args));
      return false;
    }
    this.#set({ route: answer, chosen: null, hint: null });
    const args = { cell: to, n: movesOf({ ...game, route: answer }) };
    const done = rules.done(board, answer);
    const picture = from === undefined ? null : pictureShown(this.#board.state);
    const line = picture && lineWords(picture, answer.length, words);
    const what = line ? words('game.joined', { line }) : words('game.moved', args);
    this.#board.say(done ? words('game.done') : what);
    return true;
  }

  #refuse(text: string): void {
    this.#board.update({ refusal: text });
    this.#board.say(text);
  }

  #set(game: Game): void {
    this.#board.update({ game, refusal: null });
  }
}

/** How many places a game has named, or pairs it has joined. */
export function movesOf({ route }: Pick<Game, 'route'>): number {
  return route.reduce((sum, stroke) => sum + stroke.length, 0);
}

const nameOf = ({ row, column }: CellStep): string => cellName(row, column);

/** The cells from one to another of the same row or column, without the first. */
function cellsTo(from: CellStep, to: CellStep): readonly CellStep[] {
  const [down, across] = [Math.sign(to.row - from.row), Math.sign(to.column - from.column)];
  const count = Math.abs(to.row - from.row) + Math.abs(to.column - from.column);
  return Array.from({ length: count }, (_, i) => ({
    row: from.row + down * (i + 1),
    column: from.column + across * (i + 1),
  }));
}
