import { zhCn } from './messages.zhCn';
import type { Arguments, MessageTable } from '../../messages/message';
import { tourMessages } from '../hamiltonian/messages';

/**
 * Sentences about paths alone, and those of all tours: a sentence stands in one table, and path is the
 * first kind of tour in the registry.
 */
export const pathMessages: MessageTable = {
  en: {
    ...tourMessages.en,
    'odd-degree': ({ cells, strokes }: Arguments) =>
      `Traced edge by edge, this board would need ${strokes} strokes: ${cells} cells have an odd number of neighbours.`,
    'stale-solution.jump':
      'The solution goes wrong at step {step}: {cell} is no neighbour of the cell before.',
    'stale-solution.wall': 'The solution goes wrong at step {step}: a wall stands before {cell}.',
  },
  'zh-cn': zhCn,
};
