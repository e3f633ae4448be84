import type { MessageTable } from './message';

/** The help texts of the command line. */
export const cliHelp: MessageTable = {
  en: {
    'cli.help': `Gridwright checks and solves path-puzzle levels kept as text (.grid).

Usage: gridwright COMMAND …

  check FILES…      say everything there is to say of every level
  solve FILE[#ID]   find routes of a level, or why there is none
  count FILE[#ID]   count the solutions of a level
  join FILE[#ID] r1c1 r3c4
                    the line that joins two tiles, or why there is none
  render FILE[#ID]  draw a level in the terminal, or as an SVG or PNG file
  format FILES…     line up cells and settings
  lsp --stdio       the language server, for editors

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
  --budget LIMIT   for each level: a time such as 5s, or search steps (default 2000000; fewer
                   for boards of more than 10000 cells)
  --strict         exit with 1 for warnings too
  --lang LANGUAGE  en or zh-cn; by default that of LC_ALL or LANG
  -h, --help       this help

Exit status: 0 no errors, 1 errors, 2 the command line or a file could not be read.
`,
    'cli.help.solve': `Solves levels: prints a route of each, or why there is none.

Usage: gridwright solve FILE[#ID] [options]

FILE#ID is one level, FILE#@3 the third; FILE alone all of them. - is standard input.

Options:
  --all [N]        every route, or at most N; each drawn line once
  --start CELL     only routes from a cell such as r1c2 (of a drawing: a point); the file stays
  --write          write the first route of each level into the file (of -: print the file)
  --budget LIMIT   for each level: a time such as 5s, or search steps (default 2000000)
  --format FORMAT  text (default) or json
  --lang LANGUAGE  en or zh-cn; by default that of LC_ALL or LANG
  -h, --help       this help

Exit status: 0 all solved, 1 some level unsolvable, not readable or undecided, 2 the command
line or the file could not be read.
`,
    'cli.help.count': `Counts the solutions of levels, as distinct drawn lines: a direction, or where a cycle begins,
does not count twice.

Usage: gridwright count FILE[#ID] [options]

FILE#ID is one level, FILE#@3 the third; FILE alone all of them. - is standard input.

Options:
  --limit N        stop at N: "at least N"
  --directed       count ordered routes: by direction and by start
  --budget LIMIT   for each level: a time such as 5s, or search steps (default 2000000)
  --format FORMAT  text (default) or json
  --lang LANGUAGE  en or zh-cn; by default that of LC_ALL or LANG
  -h, --help       this help

Exit status: 0 all counted, or at least in part, 1 some level unsolvable, not readable, undecided
or of a kind that is not counted, 2 the command line or the file could not be read.
`,
    'cli.help.format': `Formats files: lines up cells and settings, indents what stands under a label, one blank line
between levels, keys and words in lower case. Comments, symbols and line ends stay, and no
meaning changes. A file with a merge conflict stays as it is.

Usage: gridwright format FILES… [options]

FILES are files, folders (every .grid file in them), patterns such as "levels/**/*.grid",
or - for standard input, which is printed formatted.

Options:
  --check          write nothing; name the files that are not formatted
  --lang LANGUAGE  en or zh-cn; by default that of LC_ALL or LANG
  -h, --help       this help

Exit status: 0 all formatted, 1 with --check: some file is not, 2 the command line or a file
could not be read or written.
`,
    'cli.help.join': `Says whether two equal tiles can be joined: by which line, with how many turns, in which shape.

Usage: gridwright join FILE[#ID] r1c1 r3c4 [options]

FILE#ID is one level, FILE#@3 the third. - is standard input. The ring just outside the board is
row 0 and column 0, and one beyond the last row and column.

Options:
  --lang LANGUAGE  en or zh-cn; by default that of LC_ALL or LANG
  -h, --help       this help

Exit status: 0 they can be joined, 1 they can’t, 2 the command line or the file could not be read.
`,
    'cli.help.render': `Draws levels: in the terminal, or one level as a picture.

Usage: gridwright render FILE[#ID] [options]

FILE#ID is one level, FILE#@3 the third; FILE alone all of them. - is standard input.

Options:
  --solution         with its route: the one in the file where it is right, else one that is found
  --numbers          the route as a table of step numbers
  -o, --output FILE  write FILE.svg or FILE.png; without, draw in the terminal
  --lang LANGUAGE    en or zh-cn; by default that of LC_ALL or LANG
  -h, --help         this help

Exit status: 0 drawn, 1 a route was asked for and some level has none, 2 the command line or a
file could not be read or written.
`,
    'cli.lsp.stdio':
      'The language server speaks over standard input and output: gridwright lsp --stdio.',
    'cli.help.lsp': `The language server: findings, hovers, completion, quick fixes and more for any editor that
speaks the Language Server Protocol. It is started by the editor, not by hand.

Usage: gridwright lsp --stdio

Options:
  --stdio          speak over standard input and output
  --lang LANGUAGE  en or zh-cn, for an editor that tells none; by default that of LC_ALL or LANG
  -h, --help       this help

Exit status: 0 shut down by its editor, 1 its editor ended without, 2 the command line
could not be read.
`,
  },
  'zh-cn': {
    'cli.help': `Gridwright 检查和求解以文本保存的路径谜题关卡（.grid）。

用法：gridwright 命令 …

  check 文件…         说出每一关的所有问题
  solve 文件[#名字]   求一关的路线，或说明为什么没有
  count 文件[#名字]   数一关有几个解
  join 文件[#名字] r1c1 r3c4
                      连接两张牌的线，或说明为什么连不上
  render 文件[#名字]  在终端画出一关，或存为 SVG、PNG 图片
  format 文件…       对齐格子和设置
  lsp --stdio         语言服务器，供编辑器使用

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
  --budget 上限      每一关的时间（如 5s）或搜索步数（默认 2000000，超过 10000 格的棋盘更少）
  --strict           有警告时也以 1 退出
  --lang 语言        en 或 zh-cn；默认按 LC_ALL 或 LANG
  -h, --help         本帮助

退出状态：0 没有错误，1 有错误，2 命令行或某个文件无法读取。
`,
    'cli.help.solve': `求解关卡：打印每一关的一条路线，或说明为什么没有。

用法：gridwright solve 文件[#名字] [选项]

文件#名字 是其中一关，文件#@3 是第三关；只写文件则是所有关卡。- 是标准输入。

选项：
  --all [N]          所有路线，或最多 N 条；画出的线相同的只算一条
  --start 格子       只求从某格（如 r1c2；图则是点）开始的路线；文件不变
  --write            把每一关的第一条路线写入文件（若是 -：打印该文件）
  --budget 上限      每一关的时间（如 5s）或搜索步数（默认 2000000）
  --format 格式      text（默认）或 json
  --lang 语言        en 或 zh-cn；默认按 LC_ALL 或 LANG
  -h, --help         本帮助

退出状态：0 全部解出，1 有的关卡无解、无法读取或未定，2 命令行或文件无法读取。
`,
    'cli.help.count': `数关卡有几个解，按画出的线区分：方向不同、环路起点不同都不重复计算。

用法：gridwright count 文件[#名字] [选项]

文件#名字 是其中一关，文件#@3 是第三关；只写文件则是所有关卡。- 是标准输入。

选项：
  --limit N          数到 N 为止：“至少 N 个”
  --directed         数有方向的路线：方向和起点不同的各算一条
  --budget 上限      每一关的时间（如 5s）或搜索步数（默认 2000000）
  --format 格式      text（默认）或 json
  --lang 语言        en 或 zh-cn；默认按 LC_ALL 或 LANG
  -h, --help         本帮助

退出状态：0 全部数出（或至少数出一部分），1 有的关卡无解、无法读取、未定或属于不计数的
种类，2 命令行或文件无法读取。
`,
    'cli.help.format': `格式化文件：对齐格子和设置，标签下的内容缩进，关卡之间空一行。
键和词写成小写。注释、符号和换行符保持不变，含义不变。有合并冲突的文件保持原样。

用法：gridwright format 文件… [选项]

文件可以是文件、文件夹（其中所有 .grid 文件）、通配符（如 "levels/**/*.grid"），
或标准输入 -（结果打印出来）。

选项：
  --check            不写入；列出未格式化的文件
  --lang 语言        en 或 zh-cn；默认按 LC_ALL 或 LANG
  -h, --help         本帮助

退出状态：0 都已格式化，1 使用 --check 时有文件未格式化，2 命令行或某个文件无法读取或写入。
`,
    'cli.help.join': `说明两张相同的牌能否连接：走哪条线，转几个弯，是什么形状。

用法：gridwright join 文件[#名字] r1c1 r3c4 [选项]

文件#名字 是其中一关，文件#@3 是第三关。- 是标准输入。棋盘外一圈是第 0 行、第 0 列，以及最后
一行、最后一列之外的那一行、那一列。

选项：
  --lang 语言        en 或 zh-cn；默认按 LC_ALL 或 LANG
  -h, --help         本帮助

退出状态：0 能连接，1 不能，2 命令行或文件无法读取。
`,
    'cli.help.render': `画出关卡：在终端里，或把一关存为图片。

用法：gridwright render 文件[#名字] [选项]

文件#名字 是其中一关，文件#@3 是第三关；只写文件则是所有关卡。- 是标准输入。

选项：
  --solution         连同路线：文件中正确的那条，否则求出一条
  --numbers          把路线画成步数表
  -o, --output 文件  写成 .svg 或 .png；没有则画在终端里
  --lang 语言        en 或 zh-cn；默认按 LC_ALL 或 LANG
  -h, --help         本帮助

退出状态：0 已画出，1 要画路线而有的关卡没有，2 命令行或文件无法读取或写入。
`,
    'cli.lsp.stdio': '语言服务器经标准输入输出通信：gridwright lsp --stdio。',
    'cli.help.lsp': `语言服务器：为支持语言服务器协议（LSP）的编辑器提供问题、悬停、补全、快速修复等。
由编辑器启动，不必手动运行。

用法：gridwright lsp --stdio

选项：
  --stdio          经标准输入输出通信
  --lang 语言      en 或 zh-cn，用于不告知语言的编辑器；默认按 LC_ALL 或 LANG
  -h, --help       本帮助

退出状态：0 由编辑器关闭，1 编辑器未关闭便结束，2 命令行无法读取。
`,
  },
};
