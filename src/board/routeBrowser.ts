import type { FromBoard } from '../protocol/board';
import type { LevelModel } from '../protocol/lsp';
import type { Route } from '../puzzles/puzzle';
import {
  chosenRoute,
  differing,
  formerRoute,
  goTo,
  routesFor,
  takeRoute,
  type RouteList,
} from './routeList';
import type { BoardState } from './state';
import { countText } from './view/playStrip';

/** What a browser needs of its board. */
export interface BrowserBoard {
  readonly state: BoardState;
  update(change: Partial<BoardState>): void;
  post(message: FromBoard): void;
  say(text: string): void;
}

/** Looks through the solutions of a level without touching its file. */
export class RouteBrowser {
  readonly #board: BrowserBoard;

  constructor(board: BrowserBoard) {
    this.#board = board;
  }

  /** The list that goes with a new model. */
  listFor(model: LevelModel): RouteList {
    const { shown, routes } = this.#board.state;
    return routesFor(model, shown?.model ?? null, routes);
  }

  /** The former or the next solution; one that isn't known yet is asked for. */
  browse(by: -1 | 1): void {
    const { routes, shown } = this.#board.state;
    const model = shown?.model;
    if (!model?.picture || routes.asking) return;
    const { at, complete } = routes;
    const known = routes.routes.length;
    if (by < 0) {
      if (at > 0) this.#show(goTo(routes, at - 1));
      else if (at === 0 && known > 1) this.#show(goTo(routes, known - 1));
    } else if (at + 1 < known) {
      this.#show(goTo(routes, at + 1));
    } else if (isWhole(routes, model) || complete) {
      if (known > 1) this.#show(goTo(routes, 0));
      else if (known > 0) this.#board.say(this.#board.state.words('browse.last'));
    } else if (known > 0) {
      this.#board.update({ routes: { ...routes, asking: true } });
      const { index: level, version } = model;
      this.#board.post({ type: 'nextRoute', level, version, after: routes.routes.at(-1) ?? null });
    }
  }

  /** Takes in the route that was asked for. */
  take(level: number, version: number, route: Route | null): void {
    const { routes, shown } = this.#board.state;
    if (shown?.model.index !== level || shown.model.version !== version || !routes.asking) return;
    this.#show(takeRoute(routes, route));
  }

  /** The route to be written where it is not the one that stands in the text. */
  get toWrite(): Route | null {
    const { routes, shown } = this.#board.state;
    const chosen = chosenRoute(routes);
    return chosen && chosen !== shown?.model.picture?.route ? chosen : null;
  }

  #show(routes: RouteList): void {
    const before = this.#board.state.routes;
    this.#board.update({ routes, tried: null, played: null });
    this.#board.say(
      routes.at === before.at ? this.#board.state.words('browse.last') : this.#sentence(),
    );
  }

  #sentence(): string {
    const { words, routes, shown } = this.#board.state;
    const count = shown ? countText(this.#board.state, shown.model) : null;
    const n = routes.at + 1;
    const place =
      count === null ? words('browse.said', { n }) : words('browse.saidOf', { n, count });
    const [route, former] = [chosenRoute(routes), formerRoute(routes)];
    if (!route || !former || routes.former === null) return place;
    const differs = differing(route, former).length;
    return `${place} ${words('browse.differs', { count: differs, before: routes.former + 1 })}`;
  }
}

/** Whether as many routes are known as were counted. */
function isWhole({ routes }: RouteList, { count }: LevelModel): boolean {
  return count !== null && !count.least && routes.length >= count.routes;
}
