import { knight } from './knight/index';
import { pairs } from './pairs/index';
import { path } from './path/index';
import type { PuzzleKind } from './puzzle';
import { trail } from './trail/index';

/** The registry: every kind of puzzle there is; the first is the default of `kind`. */
export const puzzles: readonly PuzzleKind[] = [path, trail, pairs, knight];
