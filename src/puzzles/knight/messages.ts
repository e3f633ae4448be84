import { zhCn } from './messages.zhCn';
import type { MessageTable } from '../../messages/message';

/** Sentences about knight's tours alone; those of all tours stand in path's table. */
export const knightMessages: MessageTable = {
  en: {
    'kind.knight': 'Knight',
    'rule.knight': 'Visit every square by knight’s moves.',
    'value.kind.knight': 'A chess knight visits every open cell exactly once (knight’s tour).',
    schwenk:
      'a full board of {rows} by {columns} cells has no closed knight’s tour (Schwenk’s theorem, 1991).',
    'schwenk.odd':
      'a board of {rows} by {columns} cells has an odd number of cells, and a closed knight’s tour changes colour at every move (Schwenk’s theorem, 1991).',
    'short.schwenk': 'Schwenk’s theorem',
    'stale-solution.knight':
      'The solution goes wrong at step {step}: {cell} is no knight’s move away from the cell before.',
  },
  'zh-cn': zhCn,
};
