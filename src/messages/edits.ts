import type { MessageTable } from './message';

/** Why an edit can't be made. */
export const editWords: MessageTable = {
  en: {
    'edit.no-board': 'This level has no board to edit.',
    'edit.ragged': 'The rows of this board differ in length: make them equal first.',
    'edit.no-cell': 'There is no cell r{row}c{column} on this board.',
    'edit.symbol': '“{symbol}” is no symbol of this kind of puzzle.',
    'edit.unclear': '“{symbol}” can’t be written here without changing what other cells mean.',
  },
  'zh-cn': {
    'edit.no-board': '这一关没有可以编辑的棋盘。',
    'edit.ragged': '棋盘各行长度不同：请先对齐。',
    'edit.no-cell': '棋盘上没有格子 r{row}c{column}。',
    'edit.symbol': '“{symbol}”不是这种谜题的符号。',
    'edit.unclear': '在这里写“{symbol}”会改变其他格子的含义。',
  },
};
