import type { Sentences } from '../../messages/message';

/** The sentences of `messages.ts` in Chinese. */
export const zhCn: Sentences = {
  'kind.knight': '马踏棋盘',
  'rule.knight': '按马的走法走遍每一格。',
  'value.kind.knight': '国际象棋的马恰好走遍每个可走的格子一次（马踏棋盘）。',
  schwenk: '没有洞的 {rows}×{columns} 棋盘没有闭合的马步路线（施文克定理，1991）。',
  'schwenk.odd':
    '{rows}×{columns} 棋盘的格子数是奇数，而闭合的马步路线每一步都换颜色（施文克定理，1991）。',
  'short.schwenk': '施文克定理',
  'stale-solution.knight': '解在第 {step} 步出错：从前一格到 {cell} 不是马步。',
};
