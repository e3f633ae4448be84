import type { CellStep } from '../level/route';
import type { SavedState } from './savedState';
import type { Shown } from './shown';
import type { Tool } from './tools';
import type { Words } from './words';
import type { Zoom } from './zoom';

/** All that decides what the page shows. Changed by replacing, never in place. */
export interface BoardState {
  readonly words: Words;
  /** Null before the first model, and where there is no level. */
  readonly shown: Shown | null;
  /** Why there is nothing to draw; null while there is, or nothing came yet. */
  readonly empty: string | null;
  readonly editable: boolean;
  readonly preview: boolean;
  readonly locked: boolean;
  readonly busy: boolean;
  /** A solve or a check has taken over a second. */
  readonly slow: boolean;
  readonly tool: Tool;
  /** The tool in the tab order of the palette. */
  readonly paletteAt: Tool;
  readonly focus: CellStep | null;
  readonly hover: CellStep | null;
  readonly zoom: Zoom;
  /** The zoom at which the whole board is seen now. */
  readonly fit: number;
  /** The chosen finding. */
  readonly lit: number | null;
  readonly findingsOpen: boolean;
  /** The level the open list of levels stands on, from 1; null while it is closed. */
  readonly listAt: number | null;
  /** Why the last edit could not be made. */
  readonly refusal: string | null;
  /** The cells of the gesture in progress, and of the last until its model comes. */
  readonly brush: readonly CellStep[];
}

/** A board that has just opened, with what it remembers. */
export function firstState(words: Words, saved: SavedState | null): BoardState {
  const tool = saved?.tool ?? 'select';
  return {
    words,
    shown: null,
    empty: null,
    editable: false,
    preview: false,
    locked: false,
    busy: false,
    slow: false,
    tool,
    paletteAt: tool,
    focus: saved?.focus ?? null,
    hover: null,
    zoom: saved?.zoom ?? 'fit',
    fit: 1,
    lit: null,
    findingsOpen: saved?.findingsOpen ?? true,
    listAt: null,
    refusal: null,
    brush: [],
  };
}

/** The zoom a board is drawn at. */
export function zoomOf(state: BoardState): number {
  return state.zoom === 'fit' ? state.fit : state.zoom;
}

/** The focused cell, brought onto the board as it is now; null where it has no cell. */
export function focusOf(state: BoardState): CellStep | null {
  const cells = state.shown?.model.picture?.cells ?? [];
  const wanted = state.focus ?? { row: 1, column: 1 };
  const row = Math.min(Math.max(1, wanted.row), cells.length);
  const length = cells[row - 1]?.length ?? 0;
  return length === 0 ? null : { row, column: Math.min(Math.max(1, wanted.column), length) };
}
