import type { Sentences } from '../../messages/message';

/** The sentences of `messages.ts` in Chinese. */
export const zhCn: Sentences = {
  'kind.pairs': '四川省',
  'rule.pairs': '每次消去两个相同的图块。',
  'value.kind.pairs': '每次消去两张相同的牌，连线只走空格（四川省、连连看）。',
  'verdict.solved.of-pairs': '可以消完',
  'spoken.solved.of-pairs': '可以消完。',
  'expectation.unsolvable.of-pairs': '消不完：{because}',
  'nothing-to-draw.tiles': '这个棋盘没有牌，没有什么可以消除。',
  'unpaired-tile': '牌两张两张地消除，但 {label} 有 {tiles} 张。',
  'unpaired-tile.single': '牌两张两张地消除，但 {label} 只有一张。',
  'unpaired-tile.several':
    '牌两张两张地消除，但 {label} 有 {tiles} 张；另有 {others} 种牌也是单数。',
  'unpaired-tile.times': '{label} 有 {tiles} 张。',
  'unpaired-tile.once': '{label} 只有一张。',
  'unpaired-tile.rest': '另有 {others} 种牌也是单数。',
  'blocked-kinds': '{labels} 互相挡住：即使其他牌都没有了，它们也不能全部消除。',
  'blocked-kinds.one': '即使其他牌都没有了，{labels} 也不能全部消除。',
  'blocked-kinds.more':
    '有 {kinds} 种牌（{labels} 和另外 {more} 种）互相挡住：即使其他牌都没有了，它们也不能全部消除。',
  'blocked-kinds.unshrunk':
    '即使其他牌都没有了，有 {kinds} 种牌（{labels} …）也不能全部消除。也许更少的几种就已如此，但寻找在上限处停止。',
  risky:
    '可以全部消除，但玩家可能走不下去：有一局消除 {pairs} 对后剩下 {left} 张牌，没有一对能连。',
  'risky-pair': '第 {pair} 对：{label}，{from} 和 {to}。',
  joined: '{from} 和 {to}（{label}）可以相连，转 {turns} 个弯。',
  'joined.straight': '{from} 和 {to}（{label}）可以用直线相连。',
  'joined.L': '{from} 和 {to}（{label}）可以相连，转一个弯，呈 L 形。',
  'joined.U': '{from} 和 {to}（{label}）可以相连，转两个弯，呈 U 形。',
  'joined.Z': '{from} 和 {to}（{label}）可以相连，转两个弯，呈 Z 形。',
  'joined.U-ring': '{from} 和 {to}（{label}）可以相连，转两个弯，呈 U 形，走棋盘外的一圈。',
  'joined.Z-ring': '{from} 和 {to}（{label}）可以相连，转两个弯，呈 Z 形，走棋盘外的一圈。',
  'joined.winding-ring': '{from} 和 {to}（{label}）可以相连，转 {turns} 个弯，走棋盘外的一圈。',
  'joined.more': '还可与另外 {more} 张相连。',
  'not-joined': '{from} 和 {to} 不能相连。',
  'not-joined.with-none': '{from}（{label}）目前没有可连的牌。',
  'not-joined.no-tile': '{cell} 没有牌。',
  'not-joined.same-tile': '{from} 只是一张牌，相连要有两张。',
  'not-joined.tiles-differ': '{from} 和 {to} 不能相连：一张是 {label}，另一张是 {other}。',
  'not-joined.no-way': '{from} 和 {to}（{label}）不能相连：彼此之间无路可走。',
  'not-joined.turns':
    '{from} 和 {to}（{label}）不能相连：要转 {turns} 个弯，而最多只能转 {most} 个。',
  'stale-solution.no-cell': '解在第 {pair} 对的 {cell} 出错：没有这个格子。',
  'stale-solution.no-tile': '解在第 {pair} 对的 {cell} 出错：这里没有牌。',
  'stale-solution.tile-gone': '解在第 {pair} 对的 {cell} 出错：这张牌已经消除。',
  'stale-solution.one-tile': '解在第 {pair} 对的 {cell} 出错：一条线要连接两张牌。',
  'stale-solution.tiles-differ':
    '解在第 {pair} 对的 {cell} 出错：这张牌是 {other}，而 {from} 的是 {label}。',
  'stale-solution.in-the-way': '解在第 {pair} 对的 {cell} 出错：有一张牌挡住。',
  'stale-solution.block': '解在第 {pair} 对的 {cell} 出错：障碍不能通过。',
  'stale-solution.line-wall': '解在第 {pair} 对的 {cell} 出错：前面有墙。',
  'stale-solution.line-jump': '解在第 {pair} 对的 {cell} 出错：不与前一格相邻。',
  'stale-solution.line-back': '解在第 {pair} 对的 {cell} 出错：线往回走了。',
  'stale-solution.too-many-turns':
    '解在第 {pair} 对的 {cell} 出错：一条线最多转 {turns} 个弯，这里又多了一个。',
  'stale-solution.border-closed':
    '解在第 {pair} 对的 {cell} 出错：边界是封闭的，线不能走到棋盘外。',
  'incomplete-solution.tiles': '解没有走完：消除 {pairs} 对后还剩 {left} 张牌。',
};
