import type { Change } from '../level/finding';
import type { LevelModel } from './lsp';

/** Host (extension) to board (webview). */
export type ToBoard =
  | {
      readonly type: 'model';
      readonly model: LevelModel;
      readonly editable: boolean;
      /** The board's own words, by key, in the reader's language. */
      readonly words: Readonly<Record<string, string>>;
      /** `board`: the custom editor; `preview`: no palette and no findings. */
      readonly view: 'board' | 'preview';
      readonly locked: boolean;
    }
  /** There is no level to draw (an empty file, a file too large); `message` says so. */
  | { readonly type: 'empty'; readonly message: string }
  /** An edit could not be made; `message` says why. */
  | { readonly type: 'refused'; readonly seq: number; readonly message: string }
  /** A solve in progress began or ended. */
  | { readonly type: 'busy'; readonly busy: boolean };

/** Board (webview) to host. */
export type FromBoard =
  | { readonly type: 'ready' }
  /** `seq` counts the gestures of this panel. */
  | {
      readonly type: 'edit';
      readonly change: Change;
      readonly level: number;
      readonly version: number;
      readonly seq: number;
    }
  | { readonly type: 'solve'; readonly level: number }
  | { readonly type: 'cancelSolve' }
  | { readonly type: 'showLevel'; readonly level: number }
  | { readonly type: 'openText'; readonly line: number; readonly character: number }
  | { readonly type: 'openTextAtCell'; readonly row: number; readonly column: number }
  | { readonly type: 'lock'; readonly locked: boolean };
