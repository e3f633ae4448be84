import type { CellStep } from '../level/route';
import {
  either,
  isFlag,
  isText,
  isWhole,
  objectOf,
  oneOf,
  orAbsent,
  orNull,
  type Shape,
} from '../protocol/shape';
import type { Tool } from './tools';
import type { Zoom } from './zoom';

/** What a board remembers when its tab is hidden or the window reloads. */
export interface SavedState {
  readonly level: number;
  readonly zoom: Zoom;
  readonly tool: Tool;
  readonly focus: CellStep | null;
  readonly findingsOpen: boolean;
  readonly settingsOpen?: boolean | null | undefined;
  readonly reading?: string | undefined;
  readonly speed?: number | undefined;
  readonly scroll: { readonly left: number; readonly top: number };
}

const isNumber: Shape<number> = (value): value is number =>
  typeof value === 'number' && Number.isFinite(value);

/** Whether something VS Code kept is what this board saved. */
export const isSavedState: Shape<SavedState> = objectOf<SavedState>({
  level: isWhole,
  zoom: either<Zoom>(oneOf('fit'), isNumber),
  tool: oneOf(
    ...(['select', 'open', 'hole', 'start', 'end', 'number', 'wall', 'tile'] as const),
    ...(['point', 'edge', 'erase', 'rect', 'fill', 'play'] as const),
  ),
  focus: orNull(objectOf<CellStep>({ row: isWhole, column: isWhole })),
  findingsOpen: isFlag,
  settingsOpen: orAbsent(orNull(isFlag)),
  reading: orAbsent(isText),
  speed: orAbsent(isNumber),
  scroll: objectOf<SavedState['scroll']>({ left: isNumber, top: isNumber }),
});
