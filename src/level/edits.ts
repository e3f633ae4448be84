import { insertColumn, moveColumn, removeColumn } from './edits/editColumns';
import { addEdge, removeEdge } from './edits/editEdges';
import { addPoint, movePoint, removePoint } from './edits/editPoints';
import { insertRow, moveRow, removeRow } from './edits/editRows';
import { editSetting } from './edits/editSetting';
import { editSolution } from './edits/editSolution';
import { mirror } from './edits/mirror';
import { paint } from './edits/paint';
import { setWall } from './edits/setWall';
import type { Args, Change } from './finding';
import type { Level } from './level';
import type { TextEdit } from './range';

/**
 * The smallest text edits of a change, relative to the level's start, or why it can't be made:
 * `code` and `args` name the sentence.
 */
export type EditResult =
  | { readonly ok: true; readonly edits: readonly TextEdit[] }
  | { readonly ok: false; readonly code: string; readonly args: Args };

/**
 * Turns a change into text edits that change the meaning of exactly what is named; comments, line
 * ends and spacing stay (design §2.2, §4). The edits don't overlap.
 */
export function editsFor(level: Level, change: Change): EditResult {
  switch (change.type) {
    case 'text':
      return { ok: true, edits: change.edits };
    case 'paint':
      return paint(level, change.cells, change.symbol);
    case 'wall':
      return setWall(level, change.row, change.column, change.side, change.present);
    case 'mirror':
      return mirror(level, change.axis);
    case 'insertRow':
      return insertRow(level, change.at);
    case 'removeRow':
      return removeRow(level, change.at);
    case 'moveRow':
      return moveRow(level, change.from, change.to);
    case 'insertColumn':
      return insertColumn(level, change.at);
    case 'removeColumn':
      return removeColumn(level, change.at);
    case 'moveColumn':
      return moveColumn(level, change.from, change.to);
    case 'addPoint':
      return addPoint(level, change.name, change.x, change.y);
    case 'movePoint':
      return movePoint(level, change.name, change.x, change.y);
    case 'removePoint':
      return removePoint(level, change.name);
    case 'addEdge':
      return addEdge(level, change.from, change.to);
    case 'removeEdge':
      return removeEdge(level, change.from, change.to, change.copy);
    case 'setting':
      return editSetting(level, change.key, change.value);
    case 'solution':
      return editSolution(level, change.strokes);
  }
}
