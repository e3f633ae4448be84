import type { MessageTable } from './message';

/** The kinds of puzzle and their rules, as an author chooses among them. */
export const kindWords = {
  en: {
    'kind.path': 'Path',
    'kind.trail': 'Trail',
    'kind.pairs': 'Pairs',
    'kind.knight': 'Knight',
    'rule.path': 'Visit every open cell once.',
    'rule.trail': 'Draw every line once, without lifting the pen.',
    'rule.pairs': 'Remove equal tiles two at a time.',
    'rule.knight': 'Visit every square by knight’s moves.',
  },
  'zh-cn': {
    'kind.path': '一笔画',
    'kind.trail': '欧拉路',
    'kind.pairs': '四川省',
    'kind.knight': '马踏棋盘',
    'rule.path': '经过每个通路格恰好一次。',
    'rule.trail': '一笔画完每条线，不重复。',
    'rule.pairs': '每次消去两个相同的图块。',
    'rule.knight': '按马的走法走遍每一格。',
  },
} as const satisfies MessageTable;
