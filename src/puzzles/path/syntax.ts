import type { KindSyntax } from '../../level/kindSyntax';
import { tourSettings } from '../hamiltonian/settings';

/** How a `path` level is written. */
export const pathSyntax: KindSyntax = {
  id: 'path',
  alsoCalled: ['一笔画', '连黑点'],
  cells: { alphabet: 'route', numbers: true, walls: true },
  drawings: false,
  steps: 'straight',
  ring: false,
  strokes: 'one',
  settings: tourSettings,
};
