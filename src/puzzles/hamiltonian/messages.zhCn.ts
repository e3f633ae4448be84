import type { Sentences } from '../../messages/message';

/** The sentences of `messages.ts` in Chinese. */
export const zhCn: Sentences = {
  'not-unique.meet':
    '两条路线在第 {step} 步（{cell}）之后分开，到第 {meetStep} 步（{meetCell}）又会合。',
  'not-unique.begin': '有两条路线，一条从 {first} 开始，另一条从 {second} 开始。',
  'route-1': '第一条路线走到 {cell}',
  'route-1.up': '第一条路线向上',
  'route-1.down': '第一条路线向下',
  'route-1.left': '第一条路线向左',
  'route-1.right': '第一条路线向右',
  'route-1.stops': '第一条路线到此为止',
  'route-2': '第二条路线走到 {cell}',
  'route-2.up': '第二条路线向上',
  'route-2.down': '第二条路线向下',
  'route-2.left': '第二条路线向左',
  'route-2.right': '第二条路线向右',
  'route-2.stops': '第二条路线到此为止',
  'fix.wall-right': '在 {cell} 右边加墙',
  'fix.wall-below': '在 {cell} 下边加墙',
  disconnected: '棋盘分成 {parts} 块，彼此之间无路可走。',
  'too-small': '闭合路线至少要有四个格子。',
  'dead-ends': '有 {cells} 个格子只有一个出入口，而路线只有两个端点。',
  'dead-ends.none-left':
    '这个格子只有一个出入口，路线必须以它为端点；但标记或数字已把两个端点定在别处。',
  'dead-ends.one-left':
    '这两个格子各只有一个出入口，都必须是路线的端点；但标记或数字已把一个端点定在别处。',
  'dead-ends.closed': '闭合路线从每个格子的另一边离开，而这里没有别的路。',
  'colour-balance':
    '每一步都从棋盘的一种颜色走到另一种，但一种有 {more} 格，另一种只有 {fewer} 格。',
  'colour-balance.end':
    '一种颜色有 {more} 格，另一种有 {fewer} 格，所以两个端点都在前一种颜色上；这个不是。',
  'colour-balance.same': '两种颜色的格子一样多，所以两个端点颜色不同；这两个却相同。',
  'colour-balance.closed': '闭合路线要求两种颜色的格子一样多；这里是 {more} 和 {fewer}。',
  'cut-cell': '{cell} 必须经过不止一次。去掉它，棋盘分成 {parts} 块，而路线只能连接 {room} 块。',
  'cut-cell.end': '{cell} 是路线的端点，但去掉它棋盘分成 {parts} 块，而路线只能走进一块。',
  'cut-cell.closed': '{cell} 必须经过不止一次：去掉它，棋盘分成 {parts} 块。',
  'cut-cell.hanging': '有 {parts} 块各自只靠一个格子相连。路线走进去就出不来，而它只有两个端点。',
  'cut-cell.one-left':
    '有 {parts} 块各自只靠一个格子相连。路线走进去就出不来，而只有一个端点没有定在别处。',
  'cut-cell.taken': '有一块只靠 {cell} 相连。路线走进去就出不来，而两个端点都在别处。',
  'colour-balance.step':
    '{cell} 不能是第 {step} 步：棋盘的一种颜色有 {more} 格，另一种有 {fewer} 格，所以单数步都在前一种颜色上。',
  'colour-balance.steps':
    '从第 {from} 步（{cell}）到第 {to} 步（{other}），棋盘颜色对不上：每一步都换颜色。',
  'forced-edges': '只有两个出入口的格子必须从一个进、另一个出，而这里做不到。',
  'forced-edges.third':
    '只有两个出入口的格子必须从一个进、另一个出，但这样 {cell} 的连线就太多了。',
  'forced-edges.few': '只有两个出入口的格子必须从一个进、另一个出，但这样 {cell} 的连线就不够了。',
  'forced-edges.loop':
    '只有两个出入口的格子必须从一个进、另一个出，但这样 {cells} 个格子就连成了一圈，其余的走不到。',
  'forced-edges.closing': '闭合路线从 E 直接回到 S，但它们不相邻。',
  'forced-edges.ends':
    '有 {places} 处，只有两个出入口的格子不能都从一个进、另一个出，路线必须在其中结束，而只剩 {room} 个端点。',
  'dead-ends.one-end': '这个格子只有一个出入口：路线从这里开始或在这里结束。',
  'dead-ends.both-ends': '这两个格子各只有一个出入口：路线从一个开始，在另一个结束。',
  'fix.remove-mark': '去掉 {mark}',
  'stale-solution': '解在第 {step} 步出错。',
  'stale-solution.hole': '解在第 {step} 步出错：{cell} 不是可走的格子。',
  'stale-solution.twice': '解在第 {step} 步出错：{cell} 已经走过。',
  'stale-solution.start': '解在第 {step} 步出错：必须从 S 开始。',
  'stale-solution.end': '解在第 {step} 步出错：E 必须在最后。',
  'stale-solution.first-number': '解在第 {step} 步出错：必须从 {number} 开始。',
  'stale-solution.last-number': '解在第 {step} 步出错：必须在 {number} 结束。',
  'stale-solution.step-due': '解在第 {step} 步出错：第 {step} 步必须是 {cell}。',
  'stale-solution.step': '解在第 {step} 步出错：{cell} 必须是第 {number} 步。',
  'stale-solution.order': '解在第 {step} 步出错：{cell} 是数字 {number}，但应先到 {wanted}。',
  'incomplete-solution': '解没有走完。',
  'incomplete-solution.cells': '解没有走完：{open} 格中走了 {visited} 格。',
  'incomplete-solution.closing': '解没有走完：闭合路线要回到起点。',
};
