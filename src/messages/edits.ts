import { zhCn } from './edits.zhCn';
import type { MessageTable } from './message';

/** Why an edit can't be made. */
export const editWords: MessageTable = {
  en: {
    'edit.no-board': 'This level has no board to edit.',
    'edit.ragged': 'The rows of this board differ in length: make them equal first.',
    'edit.no-cell': 'There is no cell r{row}c{column} on this board.',
    'edit.no-row': 'This board has no row {row}.',
    'edit.no-column': 'This board has no column {column}.',
    'edit.last-row': 'A board needs at least one row.',
    'edit.last-column': 'A board needs at least one column.',
    'edit.no-drawing': 'This level has no points and edges to edit.',
    'edit.no-point': 'There is no point {name}.',
    'edit.no-edge': 'There is no such edge between {from} and {to}.',
    'edit.point-name': '“{name}” can’t name a new point.',
    'edit.point-place': 'Point {name} can’t be put there.',
    'edit.level-id': '“{id}” can’t name a level.',
    'edit.level-taken': 'There is a level [{id}] already.',
    'edit.level-size': 'A board has from 1 to {most} rows and columns.',
    'edit.bare-level': 'A level without a header can only stand first. Give it a header.',
    'edit.symbol': '“{symbol}” is no symbol of this kind of puzzle.',
    'edit.unclear': '“{symbol}” can’t be written here without changing what other cells mean.',
  },
  'zh-cn': zhCn,
};
