import type { Change } from '../level/finding';
import type { Hint } from '../puzzles/play';
import type { Route } from '../puzzles/puzzle';
import type { KindCard } from './kindCard';
import type { LevelModel } from './lsp';

/** Host (extension) to board (webview). */
export type ToBoard =
  | {
      readonly type: 'model';
      readonly model: LevelModel;
      readonly editable: boolean;
      /** `board`: the custom editor; `preview`: no palette and no findings. */
      readonly view: 'board' | 'preview';
      readonly locked: boolean;
    }
  /** There is no level to draw (an empty file, a file too large); `message` says so. */
  | { readonly type: 'empty'; readonly message: string }
  /** The file has no level: the page to begin one. */
  | {
      readonly type: 'start';
      /** The kinds there are, the default first. */
      readonly kinds: readonly KindCard[];
      readonly samples: readonly Sample[];
      readonly editable: boolean;
    }
  /** An edit or a command was done; `changed` is false where the text was already so. */
  | { readonly type: 'settled'; readonly seq: number; readonly changed: boolean }
  /** What came of `nextRoute`: null where there is no other route. */
  | {
      readonly type: 'route';
      readonly level: number;
      readonly version: number;
      readonly route: Route | null;
    }
  /**
   * What came of another start: a route that is not in the file, or null where there is none;
   * `message` says so, and why.
   */
  | {
      readonly type: 'tried';
      readonly level: number;
      readonly version: number;
      readonly route: Route | null;
      readonly message: string;
    }
  /** What came of `hint`; `moves` says how many places the game had named then. */
  | {
      readonly type: 'hint';
      readonly version: number;
      readonly moves: number;
      readonly hint: Hint;
    }
  /** An edit could not be made; `message` says why. */
  | { readonly type: 'refused'; readonly seq: number; readonly message: string }
  /** A solve in progress began or ended. */
  | { readonly type: 'busy'; readonly busy: boolean };

/** A level to begin from, as the start page lists it. */
export interface Sample {
  readonly title: string;
  readonly kind: string;
  readonly rows: number;
  readonly columns: number;
}

/** The commands of VS Code that must not overtake an edit. */
export type WaitingCommand = 'undo' | 'redo' | 'save';

/** Board (webview) to host. */
export type FromBoard =
  | { readonly type: 'ready' }
  /** `seq` counts what this panel has asked for: gestures and commands. */
  | {
      readonly type: 'edit';
      readonly change: Change;
      readonly level: number;
      readonly version: number;
      readonly seq: number;
    }
  /** A command of VS Code's whose key was pressed before all edits of this panel had settled. */
  | { readonly type: 'command'; readonly command: WaitingCommand; readonly seq: number }
  | { readonly type: 'solve'; readonly level: number }
  | { readonly type: 'cancelSolve' }
  /** Asks for the route of a level that comes after another: after the stored one where null. */
  | {
      readonly type: 'nextRoute';
      readonly level: number;
      readonly version: number;
      readonly after: Route | null;
    }
  /** Asks for the next move of a game on a level: of a solution that begins with this route. */
  | {
      readonly type: 'hint';
      readonly level: number;
      readonly version: number;
      readonly route: Route;
    }
  /** Begins the first level of a file without one. */
  | {
      readonly type: 'create';
      readonly id: string;
      readonly kind: string;
      readonly rows: number;
      readonly columns: number;
    }
  /** Begins with a sample, by its place in the list. */
  | { readonly type: 'createSample'; readonly sample: number }
  | { readonly type: 'showLevel'; readonly level: number }
  | { readonly type: 'openText'; readonly line: number; readonly character: number }
  | { readonly type: 'openTextAtCell'; readonly row: number; readonly column: number }
  /** The cell an author turned to; commands on the board mean it. */
  | { readonly type: 'focus'; readonly row: number; readonly column: number }
  | { readonly type: 'lock'; readonly locked: boolean };
