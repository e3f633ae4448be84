import type { Sentences } from './message';

/** The sentences of `edits.ts` in Chinese. */
export const zhCn: Sentences = {
  'edit.no-board': '这一关没有可以编辑的棋盘。',
  'edit.ragged': '棋盘各行长度不同：请先对齐。',
  'edit.no-cell': '棋盘上没有格子 r{row}c{column}。',
  'edit.no-row': '棋盘上没有第 {row} 行。',
  'edit.no-column': '棋盘上没有第 {column} 列。',
  'edit.last-row': '棋盘至少要有一行。',
  'edit.last-column': '棋盘至少要有一列。',
  'edit.no-drawing': '这一关没有可以编辑的点和边。',
  'edit.no-point': '没有名为 {name} 的点。',
  'edit.no-edge': '{from} 与 {to} 之间没有这条边。',
  'edit.point-name': '“{name}”不能作为新点的名字。',
  'edit.point-place': '点 {name} 不能放在那里。',
  'edit.level-id': '“{id}”不能作为关卡的名字。',
  'edit.level-taken': '已经有关卡 [{id}]。',
  'edit.level-size': '棋盘的行数和列数为 1 到 {most}。',
  'edit.bare-level': '没有标题的关卡只能放在最前面。请给它一个标题。',
  'edit.symbol': '“{symbol}”不是这种谜题的符号。',
  'edit.unclear': '在这里写“{symbol}”会改变其他格子的含义。',
};
