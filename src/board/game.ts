import type { Picture } from '../drawing/picture';
import type { Hint, PlayBoard, PlayRules } from '../puzzles/play';
import { playOf } from '../puzzles/plays';
import type { Route } from '../puzzles/puzzle';
import type { BoardState } from './state';

/** A game on the level that is shown. */
export interface Game {
  /** The moves so far, as a route. */
  readonly route: Route;
  /** The first of two tiles. */
  readonly chosen: string | null;
  readonly hint: Hint | null;
}

/** The game while it is played; else null. */
export function gameOf({ tool, game, shown }: BoardState): Game | null {
  return tool === 'play' && shown?.model.picture ? game : null;
}

/** The rules of the level that is shown, or null where it can't be played. */
export function gameRules({ shown }: BoardState): PlayRules | null {
  const { model } = shown ?? {};
  if (!model?.picture || model.verdict.state === 'invalid') return null;
  return playOf(model.kind);
}

const boards = new WeakMap<Picture, PlayBoard>();

/** The level that is shown, as rules of play see it. */
export function gameBoard({ shown }: BoardState): PlayBoard | null {
  const { model } = shown ?? {};
  const picture = model?.picture;
  if (!model || !picture) return null;
  const known = boards.get(picture);
  if (known) return known;
  const { height, width, cells, drawing } = picture;
  const held = new Map(model.settings.map(({ key, holds }) => [key, holds]));
  const board: PlayBoard = {
    height,
    width,
    cells,
    drawing,
    setting: (key) => held.get(key) ?? '',
  };
  boards.set(picture, board);
  return board;
}

const played = new WeakMap<Route, Picture>();

/** A picture with a game's route in place of its own, and without findings. */
export function pictureOfGame(picture: Picture, { route }: Game): Picture {
  const known = played.get(route);
  if (known && known.cells === picture.cells && known.drawing === picture.drawing) return known;
  const changed: Picture = { ...picture, route, forks: [], offers: [], marks: [] };
  played.set(route, changed);
  return changed;
}

/** Whether a game on one picture goes on upon another. */
export function goesOn(before: Picture | null, now: Picture | null): boolean {
  const told = (picture: Picture | null): string =>
    JSON.stringify([picture?.cells, picture?.drawing, picture?.ring]);
  return before === now || told(before) === told(now);
}
