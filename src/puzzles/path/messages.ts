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
    'kind.path': 'Path',
    'rule.path': 'Visit every open cell once.',
    'value.kind.path':
      'Visit every open cell exactly once, stepping up, down, left, right (Hamiltonian path; one-stroke fill, Zip, Numbrix).',
    'odd-degree': ({ cells, strokes }: Arguments) =>
      `Traced edge by edge, this board would need ${strokes} strokes: ${cells} cells have an odd number of neighbours.`,
    'stale-solution.jump':
      'The solution goes wrong at step {step}: {cell} is no neighbour of the cell before.',
    'stale-solution.wall': 'The solution goes wrong at step {step}: a wall stands before {cell}.',
  },
  'zh-cn': zhCn,
};
