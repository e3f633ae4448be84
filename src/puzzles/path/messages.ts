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
  'zh-cn': {
    ...tourMessages['zh-cn'],
    'odd-degree': '若要逐边描画，这个棋盘需要 {strokes} 笔：有 {cells} 个格子的邻格数是奇数。',
    'stale-solution.jump': '解在第 {step} 步出错：{cell} 不与前一格相邻。',
    'stale-solution.wall': '解在第 {step} 步出错：{cell} 前面有墙。',
  },
};
