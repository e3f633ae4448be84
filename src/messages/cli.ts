import type { Arguments, MessageTable } from './message';

/** Words of the command line. */
export const cliWords: MessageTable = {
  en: {
    'undecided.time':
      'Undecided: the time limit of {seconds} s ran out before there was an answer.',
    'job-failed':
      'Undecided: checking this level broke off ({reason}). Try it alone with --jobs 1; if it breaks off again, please report it.',

    'cli.severity.error': 'error',
    'cli.severity.warning': 'warning',
    'cli.severity.information': 'info',
    'cli.severity.hint': 'hint',
    'cli.cells': 'cells: {cells}',
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
    'cli.progress.solve': '{done} of {levels} levels',

    'cli.solve.solved': ({ steps, milliseconds }: Arguments) =>
      `solved (${counted(steps, 'step')}, ${milliseconds} ms)`,
    'cli.solve.unsolvable': 'unsolvable',
    'cli.solve.undecided': ({ steps, milliseconds }: Arguments) =>
      `undecided (${counted(steps, 'step')}, ${milliseconds} ms)`,
    'cli.solve.invalid': 'not readable; the first error:',
    'cli.solve.summary': '{solved} of {levels} levels solved',
    'cli.solve.written': ({ routes, file }: Arguments) =>
      `Wrote ${counted(routes, 'route')} to ${file}.`,
    'cli.solve.no-file':
      'solve needs a file: gridwright solve FILE, FILE#ID for one of its levels, or - for standard input.',
    'cli.solve.one-file': 'solve takes one file, and {name} is more. Call it once for each file.',
    'cli.solve.write-json':
      'With --write, standard output has the file itself, so there is no room for --format json. Leave one of them out.',
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
    'cli.file.changed':
      '{file} was changed while it was being solved, so nothing was written. Run it again.',
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
    'cli.cannot-print': 'The output can’t be written: {reason}.',
    'cli.bug': 'This is a fault of Gridwright; please report it.\n{details}',

    'cli.help': `Gridwright checks and solves path-puzzle levels kept as text (.grid).

Usage: gridwright COMMAND …

  check FILES…     say everything there is to say of every level
  solve FILE[#ID]  find a route of a level, or why there is none

Options:
  -h, --help       help; gridwright COMMAND --help for a command
  -V, --version    the version
  --lang LANGUAGE  en or zh-cn; by default that of LC_ALL or LANG
`,
    'cli.help.check': `Checks levels: their text, their structure, whether they can be solved as they expect.

Usage: gridwright check FILES… [options]

FILES are files, folders (every .grid file in them), patterns such as "levels/**/*.grid",
FILE#ID or FILE#@3 (the third) for one level, or - for standard input.

Options:
  --format FORMAT  text (default), json, sarif, or github (annotations of GitHub Actions)
  --hints          also tell hints
  --jobs N         levels checked at once; by default as many as the machine can
  --shard I/N      check only the Ith of N equal parts of the levels
  --budget LIMIT   for each level: a time such as 5s, or search steps (default 2000000)
  --strict         exit with 1 for warnings too
  --lang LANGUAGE  en or zh-cn; by default that of LC_ALL or LANG
  -h, --help       this help

Exit status: 0 no errors, 1 errors, 2 the command line or a file could not be read.
`,
    'cli.help.solve': `Solves levels: prints a route of each, or why there is none.

Usage: gridwright solve FILE[#ID] [options]

FILE#ID is one level, FILE#@3 the third; FILE alone all of them. - is standard input.

Options:
  --write          write the routes into the file as solutions (of -: print the file)
  --budget LIMIT   for each level: a time such as 5s, or search steps (default 2000000)
  --format FORMAT  text (default) or json
  --lang LANGUAGE  en or zh-cn; by default that of LC_ALL or LANG
  -h, --help       this help

Exit status: 0 all solved, 1 some level unsolvable, not readable or undecided, 2 the command
line or the file could not be read.
`,
  },
  'zh-cn': {
    'undecided.time': '未定：{seconds} 秒的时限已到，还没有答案。',
    'job-failed':
      '未定：这一关的检查中断（{reason}）。请用 --jobs 1 单独再试；如再次中断，请报告此问题。',

    'cli.severity.error': '错误',
    'cli.severity.warning': '警告',
    'cli.severity.information': '信息',
    'cli.severity.hint': '提示',
    'cli.cells': '格子：{cells}',
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
    'cli.progress.solve': '{levels} 关中的 {done} 关',

    'cli.solve.solved': '已解出（{steps} 步，{milliseconds} 毫秒）',
    'cli.solve.unsolvable': '无解',
    'cli.solve.undecided': '未定（{steps} 步，{milliseconds} 毫秒）',
    'cli.solve.invalid': '无法读取；第一处错误：',
    'cli.solve.summary': '{levels} 关中解出 {solved} 关',
    'cli.solve.written': '已将 {routes} 条路线写入 {file}。',
    'cli.solve.no-file':
      'solve 需要一个文件：gridwright solve 文件，其中一关写作 文件#名字，标准输入写作 -。',
    'cli.solve.one-file': 'solve 只接受一个文件，而 {name} 不止一个。请对每个文件各运行一次。',
    'cli.solve.write-json':
      '使用 --write 时标准输出是文件本身，不能再用 --format json。请去掉其中一个。',
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
    'cli.file.changed': '{file} 在求解期间被改动，因此没有写入。请重新运行。',
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
    'cli.cannot-print': '无法写出结果：{reason}。',
    'cli.bug': '这是 Gridwright 的错误，请报告。\n{details}',

    'cli.help': `Gridwright 检查和求解以文本保存的路径谜题关卡（.grid）。

用法：gridwright 命令 …

  check 文件…        说出每一关的所有问题
  solve 文件[#名字]  求一关的路线，或说明为什么没有

选项：
  -h, --help         帮助；gridwright 命令 --help 是该命令的帮助
  -V, --version      版本
  --lang 语言        en 或 zh-cn；默认按 LC_ALL 或 LANG
`,
    'cli.help.check': `检查关卡：文本、结构，以及能否像期望的那样解出。

用法：gridwright check 文件… [选项]

文件可以是文件、文件夹（其中所有 .grid 文件）、通配符（如 "levels/**/*.grid"）、
文件#名字 或 文件#@3（第三关），标准输入写作 -。

选项：
  --format 格式      text（默认）、json、sarif 或 github（GitHub Actions 的注解）
  --hints            也列出提示
  --jobs N           同时检查的关卡数；默认按机器的能力
  --shard I/N        只检查平分成 N 份中的第 I 份关卡
  --budget 上限      每一关的时间（如 5s）或搜索步数（默认 2000000）
  --strict           有警告时也以 1 退出
  --lang 语言        en 或 zh-cn；默认按 LC_ALL 或 LANG
  -h, --help         本帮助

退出状态：0 没有错误，1 有错误，2 命令行或某个文件无法读取。
`,
    'cli.help.solve': `求解关卡：打印每一关的一条路线，或说明为什么没有。

用法：gridwright solve 文件[#名字] [选项]

文件#名字 是其中一关，文件#@3 是第三关；只写文件则是所有关卡。- 是标准输入。

选项：
  --write            把路线作为解写入文件（若是 -：打印该文件）
  --budget 上限      每一关的时间（如 5s）或搜索步数（默认 2000000）
  --format 格式      text（默认）或 json
  --lang 语言        en 或 zh-cn；默认按 LC_ALL 或 LANG
  -h, --help         本帮助

退出状态：0 全部解出，1 有的关卡无解、无法读取或未定，2 命令行或文件无法读取。
`,
  },
};

/** `1 level`, `2 levels`, `1,000 levels`. */
function counted(count: string | number | undefined, one: string): string {
  const number = Number(count);
  return `${number.toLocaleString('en')} ${one}${number === 1 ? '' : 's'}`;
}
