import type { Sentences } from './message';

/** The sentences of `server.ts` in Chinese. */
export const zhCn: Sentences = {
  'more-findings': '还有 {count} 条问题没有列出。',
  'file-too-large': '此文件有 {size} MB；超过 {limit} MB 的文件不检查。请拆成几个文件。',
  'job-failed': '此关卡的检查中断：{reason}。改动关卡会重新检查；如再次中断，请报告此问题。',
  'board-too-large':
    '此棋盘有 {count} 格，太大而无法绘制（上限 {limit} 格）。检查照常进行：问题列在“问题”视图中。',
  'no-level': '此文件还没有关卡。请以文本打开，写入由 1（空格）和 0（洞）组成的行。',

  'solve.outdated': '答案得出前文件已改动。请重新求解。',
  'solve.no-level': '这里没有可求解的关卡。',
  'solve.invalid': '先改正错误才能求解此关卡。第一处错误：{first}',
  'solve.undecided': '未定：搜索 {steps} 步后既未找到路线，也未证明无解。',
  'solve.unsolvable': '没有路线：{reason}',

  'solve-from.no-cell': '这里没有可作起点的格子。请把光标放在格子上，或在棋盘上转到一个格子。',
  'solve-from.solved': '试解：从 {start} 出发的路线',
  'solve-from.solved.former': '试解：从 {start} 出发的路线（不计 {former} 的 S）',
  'solve-from.unsolvable': '没有从 {start} 出发的路线：{reason}',
  'solve-from.unsolvable.former': '不计 {former} 的 S，也没有从 {start} 出发的路线：{reason}',
  'solve-from.undecided':
    '未定：搜索 {steps} 步后既未找到从 {start} 出发的路线，也未证明没有这样的路线。',
  'solve-from.undecided.former':
    '未定（不计 {former} 的 S）：搜索 {steps} 步后既未找到从 {start} 出发的路线，也未证明没有这样的路线。',
  'deal.size': '随机棋盘的行数和列数为 1 至 {most}。',
  'deal.count': '种类、张数和障碍数都是 0 或更大的整数。',
  'deal.room': '放不下：{cells} 格要放 {taken} 张牌和障碍。',
  'deal.odd': '牌两张两张地消除，每种 {each} 张的棋盘不可能全部消除。请取偶数。',
  'deal.undecided':
    '搜索 {steps} 步后没有找到确定可以全部消除的棋盘。请换一个种子，减少牌或障碍，或者不作保证。',

  'picture.nothing': '这里没有可以绘制的棋盘。',

  'where.cells': '{count} 格',
  'where.line': '第 {line} 行',

  'verdict.solved': '有解',
  'verdict.unique': '唯一解',
  'verdict.not-unique': '多解',
  'verdict.routes': '{verdict} · {routes} 条路线',
  'verdict.unsolvable': '无解',
  'verdict.unsolvable.by': '无解 · {reason}',
  'verdict.undecided': '未定',
  'verdict.invalid': '无法读取',
  'spoken.solved': '有解。',
  'spoken.solved.routes': '有解。共 {routes} 条路线。',
  'spoken.solved.at-least': '有解。至少 {routes} 条路线。',
  'spoken.unique': '唯一解：恰有一条路线。',
  'spoken.not-unique': '多解：至少有两条路线。',
  'spoken.not-unique.routes': '多解：共 {routes} 条路线。',
  'spoken.not-unique.at-least': '多解：至少 {routes} 条路线。',
  'spoken.unsolvable': '无解：{reason}',
  'spoken.undecided': '搜索 {steps} 步后仍未定。',
  'spoken.invalid': '无法读取。{first}',

  'short.disconnected': '不连通',
  'short.odd-degree': '奇点',
  'short.dead-ends': '死胡同',
  'short.colour-balance': '黑白失衡',
  'short.cut-cell': '割点',
  'short.forced-edges': '必经之路',
  'short.no-cover': '无法覆盖',
  'short.unpaired-tile': '落单的牌',
  'short.blocked-kinds': '卡住的牌',
  'short.conflict': '矛盾',
  'short.exhausted': '已搜遍',
  'short.too-small': '太小',
};
