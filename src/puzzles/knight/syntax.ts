import type { KindSyntax } from '../../level/kindSyntax';
import { tourSettings } from '../hamiltonian/settings';

/** How a `knight` level is written. */
export const knightSyntax: KindSyntax = {
  id: 'knight',
  alsoCalled: ['马踏棋盘'],
  cells: { alphabet: 'route', numbers: true, walls: false },
  drawings: false,
  steps: 'each',
  leaps: [
    [-2, 1],
    [-1, 2],
    [1, 2],
    [2, 1],
    [2, -1],
    [1, -2],
    [-1, -2],
    [-2, -1],
  ],
  ring: false,
  strokes: 'one',
  settings: tourSettings,
};
