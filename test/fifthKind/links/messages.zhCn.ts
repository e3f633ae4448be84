import type { Sentences } from '../../../src/messages/message';

/** The sentences of `messages.ts` in Chinese. */
export const zhCn: Sentences = {
  'kind.links': '连线',
  'rule.links': '用不共用格子的线连接相同的标记。',
  'value.kind.links': '用线连接每两个相同的标记，线与线不共用格子（Numberlink）。',
  'setting.cover': '线是否要经过每个空格。',
  'value.cover.no': '可以留下空格。',
  'value.cover.yes': '每一格都在线上。',
  'nothing-to-draw.labels': '这个棋盘没有标记，没有什么可连。',
  'unpaired-tile.ends': '一条线连接两个相同的标记，但 {label} 有 {times} 个。',
  'stale-solution.link-cell': '解在第 {line} 条线的 {cell} 出错：线不能经过这里。',
  'stale-solution.link-crossed': '解在第 {line} 条线的 {cell} 出错：已有线经过这里。',
  'stale-solution.link-step': '解在第 {line} 条线的 {cell} 出错：没有一步通到这里。',
  'stale-solution.link-end': '解在第 {line} 条线的 {cell} 出错：线从一个标记经过空格到相同的标记。',
  'incomplete-solution.links': '解没有走完：还有 {left} 种标记没有连上。',
  'incomplete-solution.cover': '解还留下 {bare} 个空格，而 cover = yes。',
};
