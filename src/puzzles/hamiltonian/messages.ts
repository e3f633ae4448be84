import type { Arguments, MessageTable } from '../../messages/message';

/** Sentences that every kind of tour shares. */
export const tourMessages: MessageTable = {
  en: {
    'not-unique.meet':
      'two routes part after step {step}, at {cell}, and meet again at step {meetStep}, {meetCell}.',
    'not-unique.begin': 'there are two routes, one from {first} and one from {second}.',
    'route-1': 'the first route goes to {cell}',
    'route-1.up': 'the first route goes up',
    'route-1.down': 'the first route goes down',
    'route-1.left': 'the first route goes left',
    'route-1.right': 'the first route goes right',
    'route-1.stops': 'the first route ends here',
    'route-2': 'the second route goes to {cell}',
    'route-2.up': 'the second route goes up',
    'route-2.down': 'the second route goes down',
    'route-2.left': 'the second route goes left',
    'route-2.right': 'the second route goes right',
    'route-2.stops': 'the second route ends here',
    'fix.wall-right': 'Wall right of {cell}',
    'fix.wall-below': 'Wall below {cell}',
    disconnected: 'the board falls into {parts} parts with no way from one to another.',
    'too-small': 'a closed route needs at least four cells.',
    'dead-ends': '{cells} cells have only one way in or out, and a route has two ends.',
    'dead-ends.marked':
      'a cell with only one way in or out must be an end of the route, and the ends are taken.',
    'dead-ends.closed': 'a closed route leaves every cell by another way, and here is none.',
    'colour-balance':
      'every step goes from one colour of the checkerboard to the other, but there are {more} cells of one and {fewer} of the other.',
    'colour-balance.end':
      'there are {more} cells of one checkerboard colour and {fewer} of the other, so both ends lie on the first; this one does not.',
    'colour-balance.same':
      'there are as many cells of one checkerboard colour as of the other, so the ends differ in colour; these two do not.',
    'colour-balance.closed':
      'a closed route needs as many cells of one checkerboard colour as of the other; here are {more} and {fewer}.',
    'cut-cell':
      '{cell} would have to be passed more than once. Without it the board falls into {parts} parts, and a route can join {room}.',
    'cut-cell.end':
      '{cell} is an end of the route, but without it the board falls into {parts} parts, and a route can go on into one.',
    'cut-cell.closed':
      '{cell} would have to be passed more than once: without it the board falls into {parts} parts.',
    'cut-cell.hanging':
      '{parts} parts hang on one cell each. A route that goes into one can’t come out again, and it has two ends.',
    'cut-cell.one-left':
      '{parts} parts hang on one cell each. A route that goes into one can’t come out again, and only one end of it is not fixed elsewhere.',
    'cut-cell.taken':
      'a part hangs on {cell} alone. A route that goes in can’t come out again, but both ends lie elsewhere.',
    'colour-balance.step':
      '{cell} can’t be step {step}: there are {more} cells of one checkerboard colour and {fewer} of the other, so the odd steps are those of the first.',
    'colour-balance.steps':
      'from step {from} ({cell}) to step {to} ({other}) the colours of the checkerboard don’t fit: every step changes colour.',
    'forced-edges': 'cells with only two ways must be passed by both, and here that can’t be.',
    'forced-edges.third':
      'cells with only two ways must be passed by both, but that gives {cell} more links than a route has there.',
    'forced-edges.few':
      'cells with only two ways must be passed by both, but that leaves {cell} without the links it needs.',
    'forced-edges.loop':
      'cells with only two ways must be passed by both, but that closes a loop of {cells} cells which leaves the others out.',
    'forced-edges.closing':
      'a closed route goes from E straight back to S, but they are no neighbours.',
    'forced-edges.ends': ({ places, room }: Arguments) =>
      `in each of ${places} places cells with only two ways can’t all be passed by both, so a route has to end among them, and only ${room === 1 ? 'one end is' : `${room} ends are`} free.`,
    'dead-ends.one-end': 'This cell has only one way in or out: a route begins or ends here.',
    'dead-ends.both-ends':
      'These cells have only one way in or out: a route begins at one and ends at the other.',
    'fix.remove-mark': 'Remove {mark}',
    'stale-solution': 'The solution goes wrong at step {step}.',
    'stale-solution.hole': 'The solution goes wrong at step {step}: {cell} is no open cell.',
    'stale-solution.twice': 'The solution goes wrong at step {step}: {cell} was already visited.',
    'stale-solution.start': 'The solution goes wrong at step {step}: it must begin at S.',
    'stale-solution.end': 'The solution goes wrong at step {step}: E must come last.',
    'stale-solution.first-number':
      'The solution goes wrong at step {step}: it must begin at {number}.',
    'stale-solution.last-number':
      'The solution goes wrong at step {step}: it must end at {number}.',
    'stale-solution.step': 'The solution goes wrong at step {step}: {cell} must be step {number}.',
    'stale-solution.order':
      'The solution goes wrong at step {step}: {cell} is checkpoint {number}, but {wanted} comes first.',
    'incomplete-solution': 'The solution stops short.',
    'incomplete-solution.cells': 'The solution stops short: it visits {visited} of {open} cells.',
    'incomplete-solution.closing':
      'The solution stops short: a closed route ends on the cell it began with.',
  },
  'zh-cn': {
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
    'dead-ends.marked': '只有一个出入口的格子必须是路线的端点，而端点已经定了。',
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
    'forced-edges.few':
      '只有两个出入口的格子必须从一个进、另一个出，但这样 {cell} 的连线就不够了。',
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
    'stale-solution.step': '解在第 {step} 步出错：{cell} 必须是第 {number} 步。',
    'stale-solution.order': '解在第 {step} 步出错：{cell} 是数字 {number}，但应先到 {wanted}。',
    'incomplete-solution': '解没有走完。',
    'incomplete-solution.cells': '解没有走完：{open} 格中走了 {visited} 格。',
    'incomplete-solution.closing': '解没有走完：闭合路线要回到起点。',
  },
};
