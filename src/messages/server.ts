import type { MessageTable } from './message';

/** Words of the language server: verdicts, places, and what becomes of a request. */
export const serverWords: MessageTable = {
  en: {
    'more-findings': ({ count }) =>
      count === 1 ? 'One more finding is not shown.' : `${count} more findings are not shown.`,
    'file-too-large':
      'This file has {size} MB; files over {limit} MB are not checked. Split it into several files.',
    'job-failed':
      'Checking this level broke off: {reason}. Any change to the level starts it again; if it breaks off again, please report it.',
    'board-too-large':
      'This board has {count} cells and is too large to draw (the limit is {limit}). It is still checked: its findings are in the Problems view.',
    'no-level':
      'This file has no level yet. Open it as text and write rows of 1 (open) and 0 (hole).',

    'solve.outdated': 'The file changed before the answer came. Ask again.',
    'solve.no-level': 'There is no level here to solve.',
    'solve.invalid':
      'This level cannot be solved before its errors are mended. The first one: {first}',
    'solve.undecided':
      'Undecided: no route was found in {steps} search steps, and no proof that there is none.',
    'solve.unsolvable': 'There is no route: {reason}',

    'picture.nothing': 'There is no board here to draw.',

    'where.cells': '{count} cells',
    'where.line': 'line {line}',

    'verdict.solved': 'Solvable',
    'verdict.unique': 'Unique',
    'verdict.not-unique': 'Not unique',
    'verdict.routes': ({ verdict, routes }) =>
      `${verdict} · ${routes} ${routes === '1' ? 'route' : 'routes'}`,
    'verdict.unsolvable': 'Impossible',
    'verdict.unsolvable.by': 'Impossible · {reason}',
    'verdict.undecided': 'Undecided',
    'verdict.invalid': 'Not readable',
    'spoken.solved': 'Solvable.',
    'spoken.solved.routes': ({ routes }) =>
      `Solvable. ${routes} ${routes === '1' ? 'route' : 'routes'}.`,
    'spoken.solved.at-least': 'Solvable. At least {routes} routes.',
    'spoken.unique': 'Unique: exactly one route.',
    'spoken.not-unique': 'Not unique: at least two routes.',
    'spoken.not-unique.routes': 'Not unique: {routes} routes.',
    'spoken.not-unique.at-least': 'Not unique: at least {routes} routes.',
    'spoken.unsolvable': 'Impossible: {reason}',
    'spoken.undecided': 'Undecided after {steps} search steps.',
    'spoken.invalid': 'Not readable. {first}',

    'short.disconnected': 'not connected',
    'short.odd-degree': 'odd points',
    'short.dead-ends': 'dead ends',
    'short.colour-balance': 'colours',
    'short.cut-cell': 'cut cell',
    'short.forced-edges': 'forced edges',
    'short.no-cover': 'no cover',
    'short.unpaired-tile': 'unpaired tile',
    'short.blocked-kinds': 'blocked tiles',
    'short.conflict': 'conflict',
    'short.exhausted': 'searched',
    'short.too-small': 'too small',
  },
  'zh-cn': {
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
  },
};
