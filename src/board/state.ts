import type { Picture } from '../drawing/picture';
import type { SvgNode } from '../drawing/scene/svgNode';
import type { Spot } from '../drawing/scene/units';
import type { CellStep } from '../level/route';
import type { Route } from '../puzzles/puzzle';
import { gameOf, pictureOfGame, type Game } from './game';
import { chosenRoute, noRoutes, withRoute, type RouteList } from './routeList';
import type { SavedState } from './savedState';
import type { Shown } from './shown';
import type { Ink, Tool } from './tools';
import type { Words } from './words';
import type { Zoom } from './zoom';

/** How a route of jumps is read: as a numbered table, as lines, or both side by side. */
export const readings = ['table', 'line', 'both'] as const;
export type Reading = (typeof readings)[number];

/** All that decides what the page shows. Changed by replacing, never in place. */
export interface BoardState {
  readonly words: Words;
  /** Null before the first model, and where there is no level. */
  readonly shown: Shown | null;
  /** Why there is nothing to draw; null while there is, or nothing came yet. */
  readonly empty: string | null;
  /** Draws the page to begin the first level; null where there is one. */
  readonly start: ((state: BoardState) => SvgNode) | null;
  readonly editable: boolean;
  readonly preview: boolean;
  readonly locked: boolean;
  readonly busy: boolean;
  /** A solve or a check has taken over a second. */
  readonly slow: boolean;
  readonly tool: Tool;
  /** What rectangles and fills are painted with. */
  readonly ink: Ink;
  /** What stands on the tiles that are painted; empty: not chosen yet. */
  readonly tile: string;
  /** The first corner of a rectangle that the keyboard is drawing. */
  readonly corner: CellStep | null;
  /** The tool in the tab order of the palette. */
  readonly paletteAt: Tool | 'mirror';
  readonly focus: CellStep | null;
  /** The focused point of a drawing; null: the first. */
  readonly point: string | null;
  /** The point an edge being drawn begins at. */
  readonly edgeFrom: string | null;
  /** Where a point that is being moved would come to lie, in units. */
  readonly ghost: Spot | null;
  readonly hover: CellStep | null;
  readonly zoom: Zoom;
  /** The zoom at which the whole board is seen now. */
  readonly fit: number;
  /** The chosen finding. */
  readonly lit: number | null;
  /** The finding under the pointer, which is lit as long as it is there. */
  readonly pointed: number | null;
  readonly findingsOpen: boolean;
  /** Null: as the room allows. */
  readonly settingsOpen: boolean | null;
  /** The page is so narrow that settings begin closed. */
  readonly narrow: boolean;
  /** Two pictures stand side by side, not one above the other. */
  readonly wide: boolean;
  readonly routes: RouteList;
  /** A route that was tried, shown in place of those of the level; `message` says what it is. */
  readonly tried: { readonly route: Route; readonly message: string } | null;
  /** How many steps are played; null: all. */
  readonly played: number | null;
  readonly playing: boolean;
  /** Steps are played at this many times the usual speed. */
  readonly speed: number;
  readonly reading: Reading;
  /** The game on this level; it is seen while the tool is `play`. */
  readonly game: Game | null;
  /** The level the open list of levels stands on, from 1; null while it is closed. */
  readonly listAt: number | null;
  /** Why the last edit, move or try could not be made; while a hint is shown, its sentence. */
  readonly refusal: string | null;
  /** The cells of the gesture in progress, and of the last until its model comes. */
  readonly brush: readonly CellStep[];
}

/** A board that has just opened, with what it remembers. */
export function firstState(words: Words, saved: SavedState | null): BoardState {
  const kept = saved?.tool ?? 'select';
  // A game is not kept.
  const tool = kept === 'play' ? 'select' : kept;
  return {
    words,
    shown: null,
    empty: null,
    start: null,
    editable: false,
    preview: false,
    locked: false,
    busy: false,
    slow: false,
    tool,
    ink: tool === 'open' ? 'open' : 'hole',
    tile: '',
    corner: null,
    paletteAt: tool,
    focus: saved?.focus ?? null,
    point: null,
    edgeFrom: null,
    ghost: null,
    hover: null,
    zoom: saved?.zoom ?? 'fit',
    fit: 1,
    lit: null,
    pointed: null,
    findingsOpen: saved?.findingsOpen ?? true,
    settingsOpen: saved?.settingsOpen ?? null,
    narrow: false,
    wide: true,
    routes: noRoutes,
    tried: null,
    played: null,
    playing: false,
    speed: saved?.speed ?? 1,
    reading: readings.find((each) => each === saved?.reading) ?? 'both',
    game: null,
    listAt: null,
    refusal: null,
    brush: [],
  };
}

/** The zoom a board is drawn at. */
export function zoomOf(state: BoardState): number {
  return state.zoom === 'fit' ? state.fit : state.zoom;
}

/** The picture as it is shown: with the route the author looks at, or that of the game. */
export function pictureShown(state: BoardState): Picture | null {
  const { shown, routes, tried } = state;
  const picture = shown?.model.picture ?? null;
  const game = gameOf(state);
  if (picture && game) return pictureOfGame(picture, game);
  return picture && withRoute(picture, tried?.route ?? replayOf(state) ?? chosenRoute(routes));
}

/** The game that the chosen finding tells of, which is played back in place of a solution; or null. */
export function replayOf({ shown, lit }: BoardState): Route | null {
  const replays = shown?.model.picture?.replays;
  return replays?.find(({ finding }) => finding === lit)?.route ?? null;
}

/** How the route is read now: both ways only where there is one. */
export function readingNow(state: BoardState): Reading {
  const picture = pictureShown(state);
  const hasBoth = picture?.look.route === 'jumps' && picture.route !== null;
  if (!hasBoth || gameOf(state)) return 'line';
  // Side by side they would be too small to read.
  return state.narrow && state.reading === 'both' ? 'line' : state.reading;
}

/** How many steps are shown as played; null: as at rest. Of a game all pairs are gone. */
export function playedNow(state: BoardState): number | null {
  const game = gameOf(state);
  if (!game) return state.played;
  return pictureShown(state)?.look.route === 'joins' ? game.route.length + 1 : null;
}

/** The finding whose cells alone are lit: the one under the pointer, else the chosen one. */
export function litNow({ pointed, lit }: BoardState): number | null {
  return pointed ?? lit;
}

/** Whether the settings are seen. */
export function settingsShown({ settingsOpen, narrow, preview }: BoardState): boolean {
  return !preview && (settingsOpen ?? !narrow);
}

/** The focused cell, brought onto the board as it is now; null where it has no cell. */
export function focusOf(state: BoardState): CellStep | null {
  const cells = state.shown?.model.picture?.cells ?? [];
  const wanted = state.focus ?? { row: 1, column: 1 };
  const row = Math.min(Math.max(1, wanted.row), cells.length);
  const length = cells[row - 1]?.length ?? 0;
  return length === 0 ? null : { row, column: Math.min(Math.max(1, wanted.column), length) };
}

/** The focused point of a drawing as it is now; null where there is none. */
export function pointFocus({ shown, point }: BoardState): string | null {
  const points = shown?.model.picture?.drawing?.points ?? [];
  return (points.find(({ name }) => name === point) ?? points[0])?.name ?? null;
}
