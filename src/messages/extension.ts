import type { MessageTable } from './message';

/** What the extension itself says in VS Code. */
export const extensionWords: MessageTable = {
  en: {
    'no-grid': 'Open a .grid file first, then run this command again.',
    solving: 'Gridwright: solving {name}…',
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
