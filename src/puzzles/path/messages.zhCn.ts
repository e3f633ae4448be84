import type { Sentences } from '../../messages/message';
import { zhCn as tours } from '../hamiltonian/messages.zhCn';

/** The sentences of `messages.ts` in Chinese. */
export const zhCn: Sentences = {
  ...tours,
  'odd-degree': '若要逐边描画，这个棋盘需要 {strokes} 笔：有 {cells} 个格子的邻格数是奇数。',
  'stale-solution.jump': '解在第 {step} 步出错：{cell} 不与前一格相邻。',
  'stale-solution.wall': '解在第 {step} 步出错：{cell} 前面有墙。',
};
