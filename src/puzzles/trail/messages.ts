import type { Arguments, MessageTable } from '../../messages/message';

/** `1 stroke`, `2 strokes`. */
function strokes(count: number | string | undefined): string {
  return `${count} ${Number(count) === 1 ? 'stroke' : 'strokes'}`;
}

/** Sentences about trails alone; what they share with tours stands in path's table. */
export const trailMessages: MessageTable = {
  en: {
    'isolated-point': 'No edge leads to {name}, so it does not matter.',
    'nothing-to-draw': 'There is no edge here, so there is nothing to draw.',
    'odd-degree.trail': ({ odd, list, strokes: needed }: Arguments) =>
      `${odd} places have an odd number of edges (${list}), and one stroke has two ends: ${strokes(needed)} are needed.`,
    'odd-degree.strokes': ({ odd, list, strokes: needed, most }: Arguments) =>
      `${odd} places have an odd number of edges (${list}), and a stroke has two ends: ${strokes(needed)} are needed, ${most} allowed.`,
    'odd-degree.closed':
      'a closed trail leaves every place as often as it comes there, but {odd} places have an odd number of edges ({list}).',
    'disconnected.edges': ({ parts, most }: Arguments) =>
      `the edges fall into ${parts} parts, and ${strokes(most)} can’t draw them all.`,
    'disconnected.strokes': ({ parts, strokes: needed, most }: Arguments) =>
      `the edges fall into ${parts} parts that need ${strokes(needed)} in all; ${most} are allowed.`,
    'part.drawn': 'part {letter}, {cells} places',
    'part.strokes': ({ letter, cells, strokes: needed }: Arguments) =>
      `part ${letter}, ${cells} places, ${strokes(needed)}`,
    'conflict.start-even':
      'the trail must begin at {cell}, which has {degree} edges, an even number; but it begins and ends where that is odd: {oneEnd} and {otherEnd}.',
    'conflict.end-even':
      'the trail must end at {cell}, which has {degree} edges, an even number; but it begins and ends where that is odd: {oneEnd} and {otherEnd}.',
    'conflict.start-alone': 'the trail must begin at {cell}, but no edge leads there.',
    'conflict.end-alone': 'the trail must end at {cell}, but no edge leads there.',
    'conflict.circuit':
      'everywhere the number of edges is even, so a trail ends where it begins; it can’t begin at {cell} and end at {other}.',
    'conflict.same':
      'the trail must begin and end at {cell}, but it begins at one of {oneEnd} and {otherEnd} and ends at the other.',
    'conflict.closing': 'the trail closes from {other} to {cell}, but no edge joins them directly.',
    'stale-solution.strokes': ({ most }: Arguments) =>
      `The solution goes wrong here: it may have ${strokes(most)}.`,
    'stale-solution.no-point':
      'The solution goes wrong at step {step}: there is no point called {cell}.',
    'stale-solution.no-edge':
      'The solution goes wrong at step {step}: no edge joins {before} and {cell}.',
    'stale-solution.no-copy':
      'The solution goes wrong at step {step}: there are fewer edges between {before} and {cell}.',
    'stale-solution.drawn':
      'The solution goes wrong at step {step}: from {before} to {cell} is already drawn.',
    'stale-solution.start-at': 'The solution goes wrong at step {step}: it must begin at {cell}.',
    'stale-solution.end-at': 'The solution goes wrong at step {step}: it must end at {cell}.',
    'stale-solution.pass': 'The solution goes wrong at step {step}: it does not pass {cell}.',
    'stale-solution.before-closing':
      'The solution goes wrong at step {step}: before it closes, it must stand on {cell}.',
    'incomplete-solution.edges': 'The solution stops short: it draws {drawn} of {edges} edges.',
    'incomplete-solution.open-stroke':
      'The solution stops short: a closed stroke ends where it began, at {cell}.',
    'fix.strokes': ({ strokes: needed }: Arguments) => `Allow ${strokes(needed)}`,
    'fix.open-trail': 'Let the trail end elsewhere than it begins',
  },
  'zh-cn': {
    'isolated-point': '没有边通到 {name}，它不起作用。',
    'nothing-to-draw': '这里没有边，没有什么可以画。',
    'odd-degree.trail':
      '有 {odd} 处的边数是奇数（{list}），而一笔只有两个端点：需要 {strokes} 笔。',
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
    'fix.open-trail': '允许路线在别处结束',
  },
};
