import type { MessageTable } from '../../messages/message';

/** Sentences about knight's tours alone; those of all tours stand in path's table. */
export const knightMessages: MessageTable = {
  en: {
    schwenk:
      'a full board of {rows} by {columns} cells has no closed knight’s tour (Schwenk’s theorem, 1991).',
    'schwenk.odd':
      'a board of {rows} by {columns} cells has an odd number of cells, and a closed knight’s tour changes colour at every move (Schwenk’s theorem, 1991).',
    'short.schwenk': 'Schwenk’s theorem',
    'stale-solution.knight':
      'The solution goes wrong at step {step}: {cell} is no knight’s move away from the cell before.',
  },
  'zh-cn': {
    schwenk: '没有洞的 {rows}×{columns} 棋盘没有闭合的马步路线（施文克定理，1991）。',
    'schwenk.odd':
      '{rows}×{columns} 棋盘的格子数是奇数，而闭合的马步路线每一步都换颜色（施文克定理，1991）。',
    'short.schwenk': '施文克定理',
    'stale-solution.knight': '解在第 {step} 步出错：从前一格到 {cell} 不是马步。',
  },
};
