import type { Sentences } from '../../messages/message';

/** The sentences of `messages.ts` in Chinese. */
export const zhCn: Sentences = {
  'kind.trail': '欧拉路',
  'rule.trail': '一笔画完每条线，不重复。',
  'value.kind.trail': '每条边恰好画一次，笔不离纸（欧拉路；一笔画）。',
  'isolated-point': '没有边通到 {name}，它不起作用。',
  'nothing-to-draw': '这里没有边，没有什么可以画。',
  'odd-degree.ends': '{first} 和 {second} 的边数是奇数，所以路线从其中一处开始，到另一处结束。',
  'odd-degree.trail': '有 {odd} 处的边数是奇数（{list}），而一笔只有两个端点：需要 {strokes} 笔。',
  'odd-degree.strokes':
    '有 {odd} 处的边数是奇数（{list}），而每笔只有两个端点：需要 {strokes} 笔，只允许 {most} 笔。',
  'odd-degree.closed': '闭合的路线到达每处几次就离开几次，但有 {odd} 处的边数是奇数（{list}）。',
  'disconnected.edges': '边分成 {parts} 个部分，{most} 笔画不完。',
  'disconnected.strokes': '边分成 {parts} 个部分，一共需要 {strokes} 笔；只允许 {most} 笔。',
  'part.drawn': '{letter} 部分，{cells} 处',
  'part.strokes': '{letter} 部分，{cells} 处，{strokes} 笔',
  'conflict.start-even':
    '路线必须从 {cell} 开始，而那里有 {degree} 条边，是偶数；路线的起点和终点只能在边数为奇数处：{oneEnd} 和 {otherEnd}。',
  'conflict.end-even':
    '路线必须在 {cell} 结束，而那里有 {degree} 条边，是偶数；路线的起点和终点只能在边数为奇数处：{oneEnd} 和 {otherEnd}。',
  'conflict.start-alone': '路线必须从 {cell} 开始，但没有边通到那里。',
  'conflict.end-alone': '路线必须在 {cell} 结束，但没有边通到那里。',
  'conflict.circuit': '每处的边数都是偶数，路线在起点结束；不能从 {cell} 开始而在 {other} 结束。',
  'conflict.same':
    '路线必须在 {cell} 开始并结束，但它只能从 {oneEnd} 和 {otherEnd} 之一开始，到另一处结束。',
  'conflict.closing': '路线要从 {other} 回到 {cell} 闭合，但没有边直接连接它们。',
  'stale-solution.strokes': '解在这里出错：最多 {most} 笔。',
  'stale-solution.no-point': '解在第 {step} 步出错：没有叫 {cell} 的点。',
  'stale-solution.no-edge': '解在第 {step} 步出错：{before} 和 {cell} 之间没有边。',
  'stale-solution.no-copy': '解在第 {step} 步出错：{before} 和 {cell} 之间没有这么多条边。',
  'stale-solution.drawn': '解在第 {step} 步出错：从 {before} 到 {cell} 已经画过。',
  'stale-solution.start-at': '解在第 {step} 步出错：必须从 {cell} 开始。',
  'stale-solution.end-at': '解在第 {step} 步出错：必须在 {cell} 结束。',
  'stale-solution.pass': '解在第 {step} 步出错：没有经过 {cell}。',
  'stale-solution.before-closing': '解在第 {step} 步出错：闭合之前必须在 {cell}。',
  'incomplete-solution.edges': '解没有画完：{edges} 条边中画了 {drawn} 条。',
  'incomplete-solution.open-stroke': '解没有画完：闭合的一笔要回到起点 {cell}。',
  'fix.strokes': '允许 {strokes} 笔',
  'fix.add-edge': '添加一条边 {from}–{to}',
  'fix.remove-edge': '去掉一条边 {from}–{to}',
  'fix.no-wall-right': '去掉 {cell} 右边的墙',
  'fix.no-wall-below': '去掉 {cell} 下边的墙',
  'fix.open-trail': '允许路线在别处结束',
};
