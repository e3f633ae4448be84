import type { Sentences } from '../../messages/message';
import { zhCn as tours } from '../hamiltonian/messages.zhCn';

/** The sentences of `messages.ts` in Chinese. */
export const zhCn: Sentences = {
  ...tours,
  'kind.path': '一笔画',
  'rule.path': '经过每个通路格恰好一次。',
  'value.kind.path':
    '每个可走的格子恰好经过一次，只能上下左右走（哈密顿路；一笔画填格、Zip、Numbrix）。',
  'odd-degree': '若要逐边描画，这个棋盘需要 {strokes} 笔：有 {cells} 个格子的邻格数是奇数。',
  'stale-solution.jump': '解在第 {step} 步出错：{cell} 不与前一格相邻。',
  'stale-solution.wall': '解在第 {step} 步出错：{cell} 前面有墙。',
};
