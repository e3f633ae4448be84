import type { Arguments, MessageTable } from './message';

/** `1 cell`, `2 cells`. */
function plural(count: number | string | undefined, one: string, more: string): string {
  return `${count} ${Number(count) === 1 ? one : more}`;
}

/** The sentences of findings and fixes that every kind shares. */
export const common: MessageTable = {
  en: {
    'unknown-cell':
      '“{text}” is no cell of this kind of puzzle. Write . for an open cell, # for a hole.',
    'unknown-cell.wall':
      '“{text}”: a wall (_ below, | to the right) stands after its symbol, not before it.',
    'repeated-wall': ({ cells }: Arguments) =>
      `The same wall is written twice in ${plural(cells, 'cell', 'cells')}; it counts as one.`,
    'unknown-cell.more': '{cells} more cells from here on are no cells of this kind of puzzle.',
    'unknown-cell.hash-comment': 'This row reads like a comment. A comment begins with //.',
    'ragged-row': ({ row, cells, width }: Arguments) =>
      `Row ${row} has ${plural(cells, 'cell', 'cells')}, the other rows have ${width}.`,
    'mixed-spacing':
      'Row {row} is the only one that is not {style}. Write all rows with spaces between their cells, or none.',
    'empty-board':
      'This level has no board. Write its rows below, . for an open cell, # for a hole.',
    'empty-board.no-open-cell': 'This board has no open cell, so there is nothing to visit.',
    'empty-file':
      'This file has no level yet. Type rows of . and #, or begin with a header like [level-1].',
    'duplicate-mark': '{mark} stands {times} times on this board; it may stand once.',
    'duplicate-id': 'Another level is already called [{id}]. Give this one a name of its own.',
    'duplicate-key': '“{key}” is already set above; the first one holds. Remove this line.',
    'bad-value': '“{value}” is no value of {key}. It may be: {allowed}.',
    'bad-value.step': 'Step {step} is not possible: the board has {open} open cells.',
    'bad-value.one-stroke':
      '{marks} and {strokes} strokes don’t go together: where a drawing begins, where it ends and whether it is unique are asked of one stroke only.',
    'bad-drawing': 'This can’t be read as a drawing.',
    'bad-drawing.name':
      '“{text}” can’t name a point: a name is a letter or _, then letters, digits and _, and not like a cell (r1c2).',
    'bad-drawing.coordinates': 'Point {name} needs two numbers behind its name: x and y.',
    'bad-drawing.name-twice': 'A point called {name} is already there.',
    'bad-drawing.place-twice': 'Point {name} lies where {other} already is.',
    'bad-drawing.edge': '“{text}” is no edge: write two points joined by -, such as A-B.',
    'bad-drawing.both': 'A level has a board, or points and edges, not both.',
    'bad-drawing.kind': 'A {kind} level has a board; points and edges are for trail.',
    'unknown-point': 'There is no point called {name}. Add it under points:, or mend the name.',
    'bad-route': 'This can’t be read as a route on this board.',
    'bad-route.step': '“{text}” is no step here. A cell is written like r2c3: row 2, column 3.',
    'bad-route.point': '“{text}” is no point of this drawing.',
    'bad-route.off-board': '{text} is off the board, which has {rows} rows and {columns} columns.',
    'bad-route.same-cell': '{text} stands twice in a row; a step goes to another cell.',
    'bad-route.diagonal':
      'From {from} to {to} is neither along a row nor along a column. Name the corner between them.',
    'bad-route.dangling': 'A line that ends in - goes on in the next line, but there is none.',
    'bad-route.strokes': ({ most, strokes }: Arguments) =>
      `This level may have ${plural(most, 'stroke', 'strokes')}; here are ${strokes}.`,
    'bad-route.no-board': 'There is no board for this route.',
    'bad-route.second-solution': 'A level has one solution. Remove the blank line above, or this.',
    'pasted-matrix':
      'These lines come from another language. Rows have no brackets, commas or quotes.',
    'second-board':
      'A blank line ended the board above. Start a new level with a [header], or join these rows to it.',
    'unknown-key': 'There is no setting “{key}”. To keep a note of your own, call it x-{key}.',
    'unknown-key.near': 'There is no setting “{key}”. Did you mean {near}?',
    'unused-setting': '{key} means nothing here and is left as it is.',
    'late-setting': '{key} stands below the board. It holds all the same; settings belong above.',
    'missing-checkpoint': 'Checkpoint {missing} is missing; the next is {next}.',
    'unused-wall': 'Walls block nothing in a {kind} level.',
    'invisible-character': ({ character, times }: Arguments) =>
      `Here is ${plural(times, 'character', 'characters')} that can’t be seen (${character}). It is ignored.`,
    expectation: 'The level is not as expected. {because}',
    'expectation.unsolvable': 'No route: {because}',
    'expectation.solvable': 'This level was expected to be unsolvable, but it has a solution.',
    'expectation.not-unique': 'More than one route: {because}',
    'not-unique': 'two routes part after step {step}, at {cell}.',
    undecided: 'Undecided: the search stopped at its limit of {steps} steps.',
    'undecided.solve': ({ steps }: Arguments) =>
      `Undecided: no route and no proof after ${number(steps)} search steps.`,
    'undecided.unique': ({ steps }: Arguments) =>
      `Solvable, but after ${number(steps)} search steps it is undecided whether there is a second route.`,
    exhausted: ({ steps }: Arguments) =>
      `every way was tried (${plural(number(steps), 'step', 'steps')}), and none works.`,
    part: ({ letter, cells }: Arguments) => `${letter}, ${plural(cells, 'cell', 'cells')}`,
    'fix.replace': 'Change to {text}',
    'fix.repeated-wall': 'Write each wall once',
    'fix.hash-comment': 'Make it a comment: //',
    'fix.pad-row': ({ cells }: Arguments) => `Add ${plural(cells, 'hole', 'holes')} to the row`,
    'fix.cut-row': ({ cells }: Arguments) => `Cut ${plural(cells, 'cell', 'cells')} off the row`,
    'fix.move-setting': 'Move the setting above the board',
    'fix.start-level': 'Start a new level: [{id}]',
    'fix.join-boards': 'Join these rows to the board above',
    'fix.matrix-to-rows': 'Turn these lines into rows',
    'fix.remove-invisible': 'Remove what can’t be seen',
    'fix.one-stroke': 'Allow one stroke only',
    'fix.expect-unsolvable': 'Expect unsolvable',
    'fix.expect-solvable': 'Expect solvable',
  },
  'zh-cn': {
    'unknown-cell': '“{text}”不是这种谜题的格子。可走的格子写 .，洞写 #。',
    'unknown-cell.wall': '“{text}”：墙（_ 在下方，| 在右方）写在符号之后，不写在前面。',
    'repeated-wall': '有 {cells} 个格子的同一面墙写了两次，只算一面。',
    'unknown-cell.more': '从这里起还有 {cells} 个不是这种谜题的格子。',
    'unknown-cell.hash-comment': '这一行像是注释。注释以 // 开头。',
    'ragged-row': '第 {row} 行有 {cells} 个格子，其他行有 {width} 个。',
    'mixed-spacing':
      '只有第 {row} 行的间隔写法与其他行不同。请让所有行的格子之间都有空格，或都没有。',
    'empty-board': '这一关没有棋盘。请在下面写出各行：. 表示可走的格子，# 表示洞。',
    'empty-board.no-open-cell': '这个棋盘没有可走的格子，没有什么可以走。',
    'empty-file': '这个文件还没有关卡。请输入由 . 和 # 组成的行，或先写一个标题，如 [level-1]。',
    'duplicate-mark': '{mark} 在棋盘上出现了 {times} 次，只能出现一次。',
    'duplicate-id': '已经有一关叫 [{id}]。请给这一关另取一个名字。',
    'duplicate-key': '“{key}”在上面已经设置过，以第一个为准。请删去这一行。',
    'bad-value': '“{value}”不是 {key} 的值。可以写：{allowed}。',
    'bad-value.step': '不可能有第 {step} 步：棋盘上只有 {open} 个可走的格子。',
    'bad-value.one-stroke': '{marks} 不能与 {strokes} 笔一起用：起点、终点和唯一性只对一笔而言。',
    'bad-drawing': '这不能读作图形。',
    'bad-drawing.name':
      '“{text}”不能作点的名字：名字以字母或 _ 开头，后面是字母、数字和 _，并且不能像格子（r1c2）。',
    'bad-drawing.coordinates': '点 {name} 的名字后面要有两个数：x 和 y。',
    'bad-drawing.name-twice': '已经有一个点叫 {name}。',
    'bad-drawing.place-twice': '点 {name} 与 {other} 在同一位置。',
    'bad-drawing.edge': '“{text}”不是边：请用 - 连接两个点，如 A-B。',
    'bad-drawing.both': '一关要么有棋盘，要么有点和边，不能两者都有。',
    'bad-drawing.kind': '{kind} 关卡用棋盘；点和边用于 trail。',
    'unknown-point': '没有叫 {name} 的点。请在 points: 下加上它，或改正名字。',
    'bad-route': '这不能读作这个棋盘上的路线。',
    'bad-route.step': '“{text}”在这里不是一步。格子写作 r2c3，即第 2 行第 3 列。',
    'bad-route.point': '“{text}”不是这个图形的点。',
    'bad-route.off-board': '{text} 在棋盘之外；棋盘有 {rows} 行 {columns} 列。',
    'bad-route.same-cell': '{text} 连续出现了两次；每一步都要走到另一个格子。',
    'bad-route.diagonal': '从 {from} 到 {to} 既不在同一行，也不在同一列。请写出中间的拐角。',
    'bad-route.dangling': '以 - 结尾的行在下一行继续，但后面没有行了。',
    'bad-route.strokes': '这一关最多 {most} 笔，这里有 {strokes} 笔。',
    'bad-route.no-board': '这条路线没有对应的棋盘。',
    'bad-route.second-solution': '一关只有一个解。请删去上面的空行，或删去这一行。',
    'pasted-matrix': '这些行来自别的语言。行里没有括号、逗号和引号。',
    'second-board': '空行结束了上面的棋盘。请用 [标题] 开始新的一关，或把这些行并入上面的棋盘。',
    'unknown-key': '没有“{key}”这个设置。若是自己的备注，请写作 x-{key}。',
    'unknown-key.near': '没有“{key}”这个设置。您是指 {near} 吗？',
    'unused-setting': '{key} 在这里没有意义，保持原样。',
    'late-setting': '{key} 写在棋盘下面。它仍然有效；设置应写在棋盘上面。',
    'missing-checkpoint': '缺少数字 {missing}；下一个是 {next}。',
    'unused-wall': '在 {kind} 关卡里墙不起作用。',
    'invisible-character': '这里有 {times} 个看不见的字符（{character}），已忽略。',
    expectation: '这一关与期望不符。{because}',
    'expectation.unsolvable': '无解：{because}',
    'expectation.solvable': '期望这一关无解，但它有解。',
    'expectation.not-unique': '不止一条路线：{because}',
    'not-unique': '两条路线在第 {step} 步（{cell}）之后分开。',
    undecided: '未定：搜索在 {steps} 步的上限处停止。',
    'undecided.solve': '未定：搜索 {steps} 步后既没有路线，也没有证明。',
    'undecided.unique': '有解，但搜索 {steps} 步后仍不能确定有没有第二条路线。',
    exhausted: '所有走法都试过了（{steps} 步），没有一种可行。',
    part: '{letter}，{cells} 格',
    'fix.replace': '改为 {text}',
    'fix.repeated-wall': '每面墙只写一次',
    'fix.hash-comment': '改为注释：//',
    'fix.pad-row': '给这一行补 {cells} 个洞',
    'fix.cut-row': '从这一行去掉 {cells} 个格子',
    'fix.move-setting': '把设置移到棋盘上面',
    'fix.start-level': '开始新的一关：[{id}]',
    'fix.join-boards': '把这些行并入上面的棋盘',
    'fix.matrix-to-rows': '把这些行改写成棋盘的行',
    'fix.remove-invisible': '删去看不见的字符',
    'fix.one-stroke': '只允许一笔',
    'fix.expect-unsolvable': '期望无解',
    'fix.expect-solvable': '期望有解',
  },
};

/** A count with separators, as it is read: 1,000,000. */
function number(value: number | string | undefined): string {
  return Number(value).toLocaleString('en');
}
