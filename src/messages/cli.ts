import type { Arguments, MessageTable } from './message';

/** Words of the command line. */
export const cliWords: MessageTable = {
  en: {
    'job-failed':
      'Undecided: checking this level broke off ({reason}). Try it alone with --jobs 1; if it breaks off again, please report it.',

    'cli.severity.error': 'error',
    'cli.severity.warning': 'warning',
    'cli.severity.information': 'info',
    'cli.severity.hint': 'hint',
    'cli.cells': 'cells: {cells}',
    'cli.proof-cells': ' ({cells})',
    'cli.more-proofs': 'and {count} more',
    'cli.summary': ({ levels, files }: Arguments) =>
      `${counted(levels, 'level')} in ${counted(files, 'file')}`,
    'cli.summary.separator': ', ',
    'cli.summary.faults': ({ errors, warnings }: Arguments) =>
      `${counted(errors, 'error')}, ${counted(warnings, 'warning')}`,
    'cli.summary.solved': ({ count, unique }: Arguments) =>
      `${count} solvable${Number(unique) > 0 ? ` (${unique} with one solution only)` : ''}`,
    'cli.summary.unsolvable': '{count} unsolvable',
    'cli.summary.undecided': '{count} undecided',
    'cli.summary.invalid': '{count} not readable',
    'cli.summary.unreadable': ({ count }: Arguments) => `${counted(count, 'file')} not read`,
    'cli.progress.check': ({ levels, file, files }: Arguments) =>
      `${counted(levels, 'level')} checked, ${file} of ${counted(files, 'file')}`,
    'cli.progress.levels': '{done} of {levels} levels',
    'cli.progress.lines': '{done} of {lines} lines drawn',

    'cli.solve.solved': ({ steps, milliseconds }: Arguments) =>
      `solved (${counted(steps, 'step')}, ${milliseconds} ms)`,
    'cli.solve.all': ({ routes, steps, milliseconds }: Arguments) =>
      `solved: ${counted(routes, 'route')}, and no more (${counted(steps, 'step')}, ${milliseconds} ms)`,
    'cli.solve.some': ({ routes, steps, milliseconds }: Arguments) =>
      `solved: ${counted(routes, 'route')}, and perhaps more (${counted(steps, 'step')}, ${milliseconds} ms)`,
    'cli.solve.one': ({ steps, milliseconds }: Arguments) =>
      `solved: of a level like this one route is listed, others are not looked for (${counted(steps, 'step')}, ${milliseconds} ms)`,
    'cli.solve.unsolvable': 'unsolvable',
    'cli.solve.undecided': ({ steps, milliseconds }: Arguments) =>
      `undecided (${counted(steps, 'step')}, ${milliseconds} ms)`,
    'cli.solve.invalid': 'not readable; the first error:',
    'cli.solve.summary': '{solved} of {levels} levels solved',
    'cli.solve.kept': '{file}: nothing to write; every level with a route has a right one already.',
    'cli.solve.written': ({ routes, file }: Arguments) =>
      `Wrote ${counted(routes, 'route')} to ${file}.`,
    'cli.solve.write-json':
      'With --write, standard output has the file itself, so there is no room for --format json. Leave one of them out.',
    'cli.solve.start-write':
      '--start tries a start without touching the file, so --write does not go with it. Leave one of them out.',
    'cli.count.exact.lines': ({ count, milliseconds }: Arguments) =>
      `${count} ${count === '1' ? 'solution' : 'solutions'} (${milliseconds} ms)`,
    'cli.count.exact.directed': ({ count, milliseconds }: Arguments) =>
      `${count} ordered ${count === '1' ? 'route' : 'routes'} (${milliseconds} ms)`,
    'cli.count.atLeast.lines': ({ count, milliseconds }: Arguments) =>
      `at least ${count} ${count === '1' ? 'solution' : 'solutions'} (${milliseconds} ms)`,
    'cli.count.atLeast.directed': ({ count, milliseconds }: Arguments) =>
      `at least ${count} ordered ${count === '1' ? 'route' : 'routes'} (${milliseconds} ms)`,
    'cli.count.undecided': 'undecided: the limit came before any answer ({milliseconds} ms)',
    'cli.count.none': 'not counted: solutions of such a level are not told apart',
    'cli.count.invalid': 'not readable: gridwright check tells why',
    'cli.join.arguments':
      'join needs a file and two cells: gridwright join FILE#ID r1c1 r3c4. - is standard input.',
    'cli.join.no-cell': '{cell} is no cell. Write row and column, such as r1c2.',
    'cli.join.one-level':
      'join looks at one level, and {file} has {levels}. Name it: {file}#ID, or {file}#@1 for the first.',
    'cli.join.invalid': 'This level can’t be read. gridwright check tells why.',
    'cli.join.kind': 'In levels of kind {kind} no tiles are joined.',
    'cli.render.one-level':
      'A picture is of one level, and {file} has {levels}. Name it: {file}#ID, or {file}#@1 for the first.',
    'cli.render.form': '{target} is neither .svg nor .png. Give the file one of these endings.',
    'cli.render.no-board': 'This level is empty: it has no cell and no point that could be drawn.',
    'cli.render.wide':
      'The board is drawn {width} columns wide, and the terminal has {columns}: its lines break. Look at it with “| less -S”, or write an .svg file with -o.',
    'cli.render.edges':
      'The points find no room apart from each other in {columns} columns. The lines between them:',
    'cli.render.no-png':
      'PNG needs two packages that are not installed: npm install @resvg/resvg-wasm @fontsource/inter. Or write a .svg file.',
    'cli.render.no-sign':
      'No font of this machine has a sign for {sign}, so the picture has a box there. Install a font that has it, or write an .svg file: it is shown with the fonts of the reader.',
    'cli.no-levels': '{file} has no levels. A level is rows of cells, or a header [name] and rows.',
    'cli.no-file':
      '{command} needs a file: gridwright {command} FILE, FILE#ID for one of its levels, or - for standard input.',
    'cli.one-file': '{command} takes one file, and {name} is more. Call it once for each file.',
    'cli.format.no-files':
      'format needs a file: gridwright format FILES…, a folder such as . for all its .grid files, or - for standard input.',
    'cli.format.whole-file': 'format takes whole files: leave out #{level} of {file}.',
    'cli.format.written': 'Formatted {file}.',
    'cli.check.no-files':
      'check needs a file: gridwright check FILES…, a folder such as . for all its .grid files, or - for standard input.',

    'cli.file.missing':
      'There is no file {file}. Mind the folder you are in, and upper and lower case.',
    'cli.file.denied': '{file} may not be read. Change its permissions, or leave it out.',
    'cli.file.folder': '{file} is a folder. Name a file in it.',
    'cli.file.failed': '{file} can’t be read: {reason}.',
    'cli.file.none-in-folder': 'There is no .grid file in {file}. Name another folder, or a file.',
    'cli.file.none-fits':
      'No file fits {file}. ** stands for folders, * for what is between two /.',
    'cli.file.not-utf-8':
      '{file} is not UTF-8: line {line} has bytes that are no character. Save it as UTF-8.',
    'cli.file.utf-16': '{file} is UTF-16. Save it as UTF-8.',
    'cli.file.binary':
      '{file} has zero bytes: it is no text, or UTF-16 without its mark. Give a .grid file saved as UTF-8.',
    'cli.file.changed': '{file} was changed in the meantime, so nothing was written. Run it again.',
    'cli.file.read-only': '{file} can’t be written, and stays as it was: {reason}.',
    'cli.level.unknown': '{file} has no level {wanted}. Its levels: {known}.',
    'cli.level.unknown.near':
      '{file} has no level {wanted}. Did you mean {near}? Its levels: {known}.',
    'cli.level.no-ids': ({ file, wanted, levels }: Arguments) =>
      `${file} has no level ${wanted}; none of its levels has a name. ` +
      (Number(levels) > 0 ? 'Use #@1 for the first.' : 'It has no level at all.'),
    'cli.level.no-index': ({ file, wanted, levels }: Arguments) =>
      `${file} has no level ${wanted}: it has ${counted(levels, 'level')}, counted from @1.`,
    'cli.level.shared-id':
      '{file} has several levels [{id}], on lines {lines}. Rename one, or use #@{index} or #@{other}.',

    'cli.unknown-command':
      'There is no subcommand {name}. There are: {known}. See gridwright --help.',
    'cli.unknown-command.near': 'There is no subcommand {name}. Did you mean {near}?',
    'cli.command-first': 'The subcommand comes first, before every option: gridwright {name} ….',
    'cli.unknown-option': 'There is no option {option}. See {help}.',
    'cli.unknown-option.near': 'There is no option {option}. Did you mean {near}? See {help}.',
    'cli.no-value': '{option} takes no value.',
    'cli.missing-value': '{option} needs a value.',
    'cli.bad-choice': '{value} is no value of {option}. It may be: {allowed}.',
    'cli.bad-budget':
      '{value} is no budget. Write a time such as 5s, or a number of search steps such as 2000000.',
    'cli.bad-shard': '{value} is no shard. Write the part and how many there are, from 1/4 to 4/4.',
    'cli.bad-jobs': '{value} is no number of jobs. Write a whole number, at least 1.',
    'cli.bad-number': '{value} is no number for {option}. Write a whole number, at least 1.',
    'cli.cannot-print': 'The output can’t be written: {reason}.',
    'cli.bug': 'This is a fault of Gridwright; please report it.\n{details}',
  },
  'zh-cn': {
    'job-failed':
      '未定：这一关的检查中断（{reason}）。请用 --jobs 1 单独再试；如再次中断，请报告此问题。',

    'cli.severity.error': '错误',
    'cli.severity.warning': '警告',
    'cli.severity.information': '信息',
    'cli.severity.hint': '提示',
    'cli.cells': '格子：{cells}',
    'cli.proof-cells': '（{cells}）',
    'cli.more-proofs': '还有 {count} 条',
    'cli.summary': '{files} 个文件，{levels} 关',
    'cli.summary.separator': '，',
    'cli.summary.faults': '{errors} 个错误，{warnings} 个警告',
    'cli.summary.solved': ({ count, unique }: Arguments) =>
      `${count} 关有解${Number(unique) > 0 ? `（其中 ${unique} 关解唯一）` : ''}`,
    'cli.summary.unsolvable': '{count} 关无解',
    'cli.summary.undecided': '{count} 关未定',
    'cli.summary.invalid': '{count} 关无法读取',
    'cli.summary.unreadable': '{count} 个文件未能读取',
    'cli.progress.check': '已检查 {levels} 关，{files} 个文件中的 {file} 个',
    'cli.progress.levels': '{levels} 关中的 {done} 关',
    'cli.progress.lines': '已画 {lines} 行中的 {done} 行',

    'cli.solve.solved': '已解出（{steps} 步，{milliseconds} 毫秒）',
    'cli.solve.all': '已解出：共 {routes} 条路线，再无其他（{steps} 步，{milliseconds} 毫秒）',
    'cli.solve.some': '已解出：{routes} 条路线，可能还有（{steps} 步，{milliseconds} 毫秒）',
    'cli.solve.one':
      '已解出：这类关卡只列出一条路线，不寻找其他（{steps} 步，{milliseconds} 毫秒）',
    'cli.solve.unsolvable': '无解',
    'cli.solve.undecided': '未定（{steps} 步，{milliseconds} 毫秒）',
    'cli.solve.invalid': '无法读取；第一处错误：',
    'cli.solve.summary': '{levels} 关中解出 {solved} 关',
    'cli.solve.kept': '{file}：没有要写的；有解的关卡都已有正确的解。',
    'cli.solve.written': '已将 {routes} 条路线写入 {file}。',
    'cli.solve.write-json':
      '使用 --write 时标准输出是文件本身，不能再用 --format json。请去掉其中一个。',
    'cli.solve.start-write':
      '--start 只是试一试起点，不改动文件，不能与 --write 同用。请去掉其中一个。',
    'cli.count.exact.lines': '{count} 个解（{milliseconds} 毫秒）',
    'cli.count.exact.directed': '{count} 条有方向的路线（{milliseconds} 毫秒）',
    'cli.count.atLeast.lines': '至少 {count} 个解（{milliseconds} 毫秒）',
    'cli.count.atLeast.directed': '至少 {count} 条有方向的路线（{milliseconds} 毫秒）',
    'cli.count.undecided': '未定：到上限时还没有答案（{milliseconds} 毫秒）',
    'cli.count.none': '不计数：这类关卡的解不作区分',
    'cli.count.invalid': '无法读取：gridwright check 会说明原因',
    'cli.join.arguments':
      'join 需要一个文件和两个格子：gridwright join 文件#名字 r1c1 r3c4。标准输入写作 -。',
    'cli.join.no-cell': '{cell} 不是格子。请写行和列，如 r1c2。',
    'cli.join.one-level':
      'join 只看一关，而 {file} 有 {levels} 关。请写出是哪一关：{file}#名字，或第一关 {file}#@1。',
    'cli.join.invalid': '这一关无法读取。gridwright check 会说明原因。',
    'cli.join.kind': '{kind} 类关卡没有要连接的牌。',
    'cli.render.one-level':
      '一张图只画一关，而 {file} 有 {levels} 关。请写出是哪一关：{file}#名字，或第一关 {file}#@1。',
    'cli.render.form': '{target} 的结尾不是 .svg 或 .png。请用其中之一。',
    'cli.render.no-board': '这一关是空的：没有可画的格子或点。',
    'cli.render.wide':
      '棋盘画出来有 {width} 列宽，而终端只有 {columns} 列，会折行。请用“| less -S”查看，或用 -o 写成 .svg 文件。',
    'cli.render.edges': '这些点在 {columns} 列宽的终端里画不开。它们之间的线：',
    'cli.render.no-png':
      'PNG 需要两个尚未安装的包：npm install @resvg/resvg-wasm @fontsource/inter。也可以写 .svg 文件。',
    'cli.render.no-sign':
      '这台机器的字体都没有 {sign}，图片中该处是一个方框。请安装有它的字体，或写成 .svg 文件：它会用读者的字体显示。',
    'cli.no-levels': '{file} 中没有关卡。一关是几行格子，或者 [名字] 和几行格子。',
    'cli.no-file':
      '{command} 需要一个文件：gridwright {command} 文件，其中一关写作 文件#名字，标准输入写作 -。',
    'cli.one-file': '{command} 只接受一个文件，而 {name} 不止一个。请对每个文件各运行一次。',
    'cli.format.no-files':
      'format 需要文件：gridwright format 文件…；写文件夹（如 .）则包括其中所有 .grid 文件，标准输入写作 -。',
    'cli.format.whole-file': 'format 只接受整个文件：请去掉 {file} 的 #{level}。',
    'cli.format.written': '已格式化 {file}。',
    'cli.check.no-files':
      'check 需要文件：gridwright check 文件…；写文件夹（如 .）则检查其中所有 .grid 文件，标准输入写作 -。',

    'cli.file.missing': '没有文件 {file}。请检查所在的文件夹和大小写。',
    'cli.file.denied': '没有读取 {file} 的权限。请更改权限，或不检查它。',
    'cli.file.folder': '{file} 是文件夹。请写出其中的文件。',
    'cli.file.failed': '无法读取 {file}：{reason}。',
    'cli.file.none-in-folder': '{file} 中没有 .grid 文件。请写出别的文件夹或文件。',
    'cli.file.none-fits': '没有符合 {file} 的文件。** 代表各级文件夹，* 代表两个 / 之间的内容。',
    'cli.file.not-utf-8': '{file} 不是 UTF-8：第 {line} 行有不成字符的字节。请另存为 UTF-8。',
    'cli.file.utf-16': '{file} 是 UTF-16。请另存为 UTF-8。',
    'cli.file.binary':
      '{file} 含有零字节：它不是文本，或是没有标记的 UTF-16。请使用以 UTF-8 保存的 .grid 文件。',
    'cli.file.changed': '{file} 在此期间被改动，因此没有写入。请重新运行。',
    'cli.file.read-only': '{file} 无法写入，保持原样：{reason}。',
    'cli.level.unknown': '{file} 中没有关卡 {wanted}。其中的关卡有：{known}。',
    'cli.level.unknown.near':
      '{file} 中没有关卡 {wanted}。您是指 {near} 吗？其中的关卡有：{known}。',
    'cli.level.no-ids': ({ file, wanted, levels }: Arguments) =>
      `${file} 中没有关卡 ${wanted}；` +
      (Number(levels) > 0 ? '其中的关卡都没有名字。第一关写作 #@1。' : '其中没有任何关卡。'),
    'cli.level.no-index': '{file} 中没有关卡 {wanted}：共有 {levels} 关，从 @1 数起。',
    'cli.level.shared-id':
      '{file} 中有几关都叫 [{id}]，在第 {lines} 行。请改名，或写作 #@{index} 或 #@{other}。',

    'cli.unknown-command': '没有子命令 {name}。可用的有：{known}。参见 gridwright --help。',
    'cli.unknown-command.near': '没有子命令 {name}。您是指 {near} 吗？',
    'cli.command-first': '子命令要写在所有选项之前：gridwright {name} …。',
    'cli.unknown-option': '没有选项 {option}。参见 {help}。',
    'cli.unknown-option.near': '没有选项 {option}。您是指 {near} 吗？参见 {help}。',
    'cli.no-value': '{option} 不带值。',
    'cli.missing-value': '{option} 后面要有值。',
    'cli.bad-choice': '{value} 不是 {option} 的值。可以写：{allowed}。',
    'cli.bad-budget': '{value} 不是上限。请写时间（如 5s）或搜索步数（如 2000000）。',
    'cli.bad-shard': '{value} 不是分片。请写第几份和共几份，如 1/4 到 4/4。',
    'cli.bad-jobs': '{value} 不是任务数。请写不小于 1 的整数。',
    'cli.bad-number': '{value} 不能用于 {option}。请写不小于 1 的整数。',
    'cli.cannot-print': '无法写出结果：{reason}。',
    'cli.bug': '这是 Gridwright 的错误，请报告。\n{details}',
  },
};

/** `1 level`, `2 levels`, `1,000 levels`. */
function counted(count: string | number | undefined, one: string): string {
  const number = Number(count);
  return `${number.toLocaleString('en')} ${one}${number === 1 ? '' : 's'}`;
}
