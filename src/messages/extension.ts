import type { MessageTable } from './message';

/** What the extension itself says in VS Code. */
export const extensionWords: MessageTable = {
  en: {
    'no-grid': 'Open a .grid file first, then run this command again.',
    solving: 'Gridwright: solving {name}…',
    counting: 'Gridwright: counting the solutions of {name}…',
    counted: '{message} ({name})',
    'no-solution': 'This level has no stored solution.',
    'new-level.title': 'New Level',
    'new-level.kind': 'What does the player do?',
    'new-level.size': 'Rows × columns, from 1 to 500',
    'new-level.bad-size': 'Write a size such as 6 × 4: rows, then columns.',
    'new-level.id': 'The level’s id: it stands as [id] in the text',
    'new-level.empty': 'All cells empty',
    'new-level.dealt': 'Dealt at random…',
    'new-deal.title': 'New Random Deal',
    'new-deal.size': 'Rows × columns, from 1 to 100',
    'new-deal.bad-size': 'Write a size such as 8 × 10: rows, then columns.',
    'new-deal.no-size':
      'A dealt board has from 1 to {most} rows and columns, and room for two tiles.',
    'new-deal.labels':
      'Labels × how many tiles of each, on {cells} cells: {kinds} × {each} are {tiles} tiles',
    'new-deal.bad-labels':
      'Write two numbers such as {kinds} × {each}: labels, then tiles of each.',
    'new-deal.odd': 'Tiles go two at a time: {each} of each can’t be cleared. Take an even number.',
    'new-deal.no-room': '{tiles} tiles have no room on {cells} cells.',
    'new-deal.blocks': 'Blocks, cells that no line passes: at most {free} of the {cells} cells',
    'new-deal.bad-blocks': 'Write a whole number, 0 or more.',
    'new-deal.no-blocks': '{tiles} tiles leave {free} of {cells} cells for blocks.',
    'new-deal.sure': 'A board that can be cleared for sure',
    'new-deal.falls': 'A board as it falls',
    'new-deal.seed': 'Seed: the same text deals the same board again',
    'check.title': 'Gridwright: checking all levels',
    'check.no-folder': 'Open a folder first: Gridwright checks the .grid files in it.',
    'check.no-files': 'There are no .grid files in this workspace.',
    'check.done': ({ files = 0, levels = 0, errors = 0, warnings = 0, unread = 0 }) =>
      `Checked ${counted(levels, 'level')} in ${counted(files, 'file')}: ` +
      `${counted(errors, 'error')}, ${counted(warnings, 'warning')}.` +
      (unread === 0 ? '' : ` ${counted(unread, 'file')} could not be read.`),
    'check.problems': 'Show Problems',
    'export.title': 'Export Picture',
    'export.failed': 'The picture was not written: {reason}',
    'solve-failed': 'Gridwright could not solve this level: {reason}',
    'solve-outdated': 'The file changed before the answer came. Ask again.',
    'server-failed':
      'The language server of Gridwright did not start: {reason}. Reload the window to try again; its log is in the Output panel under Gridwright.',
    'server-restarted':
      'The language server of Gridwright no longer answered. It was ended and is being started again.',
    'edit.refused': 'VS Code did not accept the edit. Is the file read-only?',
    'edit.outdated': 'The text has changed since. Try again.',
    'edit.no-level': 'This file has no level {level} any more.',
    'edit.read-only': 'This file is read-only.',
    'edit.failed': 'The edit failed: {reason}',
    'preview-title': 'Preview {name}',
    'level-name': 'level {level} of {file}',
  },
  'zh-cn': {
    'no-grid': '请先打开一个 .grid 文件，再运行此命令。',
    solving: 'Gridwright：正在求解 {name}…',
    counting: 'Gridwright：正在计算 {name} 的解的个数…',
    counted: '{message}（{name}）',
    'no-solution': '此关卡没有存储的解。',
    'new-level.title': '新建关卡',
    'new-level.kind': '玩家做什么？',
    'new-level.size': '行数 × 列数，各为 1 到 500',
    'new-level.bad-size': '请写成 6 × 4 这样的大小：先行后列。',
    'new-level.id': '关卡的标识：在文本中写作 [标识]',
    'new-level.empty': '全部为空格',
    'new-level.dealt': '随机排列…',
    'new-deal.title': '新建随机棋盘',
    'new-deal.size': '行数 × 列数，各为 1 到 100',
    'new-deal.bad-size': '请写成 8 × 10 这样的大小：先行后列。',
    'new-deal.no-size': '随机棋盘的行数和列数为 1 至 {most}，至少要放得下两张牌。',
    'new-deal.labels': '种类 × 每种张数，共 {cells} 格：{kinds} × {each} 是 {tiles} 张牌',
    'new-deal.bad-labels': '请写成 {kinds} × {each} 这样的两个数：先种类，后每种张数。',
    'new-deal.odd': '牌两张两张地消除：每种 {each} 张不可能全部消除。请取偶数。',
    'new-deal.no-room': '{cells} 格放不下 {tiles} 张牌。',
    'new-deal.blocks': '障碍（线不能通过的格子）：{cells} 格中最多 {free} 格',
    'new-deal.bad-blocks': '请写 0 或更大的整数。',
    'new-deal.no-blocks': '{cells} 格放 {tiles} 张牌后，只剩 {free} 格可放障碍。',
    'new-deal.sure': '确定可以全部消除的棋盘',
    'new-deal.falls': '随机排列，不作保证',
    'new-deal.seed': '种子：同样的文字总得到同样的棋盘',
    'check.title': 'Gridwright：正在检查所有关卡',
    'check.no-folder': '请先打开文件夹：Gridwright 检查其中的 .grid 文件。',
    'check.no-files': '此工作区没有 .grid 文件。',
    'check.done': ({ files = 0, levels = 0, errors = 0, warnings = 0, unread = 0 }) =>
      `已检查 ${files} 个文件中的 ${levels} 个关卡：${errors} 个错误，${warnings} 个警告。` +
      (unread === 0 ? '' : `有 ${unread} 个文件无法读取。`),
    'check.problems': '显示问题',
    'export.title': '导出图片',
    'export.failed': '图片未写出：{reason}',
    'solve-failed': 'Gridwright 无法求解此关卡：{reason}',
    'solve-outdated': '答案得出前文件已改动。请重新求解。',
    'server-failed':
      'Gridwright 语言服务器未能启动：{reason}。请重新加载窗口再试；日志见“输出”面板的 Gridwright 频道。',
    'server-restarted': 'Gridwright 语言服务器不再响应，已将其结束并重新启动。',
    'edit.refused': 'VS Code 未接受此编辑。文件是否为只读？',
    'edit.outdated': '文本已经改动。请重试。',
    'edit.no-level': '此文件已没有第 {level} 关。',
    'edit.read-only': '此文件为只读。',
    'edit.failed': '编辑失败：{reason}',
    'preview-title': '预览 {name}',
    'level-name': '{file} 第 {level} 关',
  },
};

function counted(count: string | number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
