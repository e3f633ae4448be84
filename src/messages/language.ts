import { zhCn } from './language.zhCn';
import type { Arguments, MessageTable } from './message';

function plural(count: number | string | undefined, one: string, more: string): string {
  return `${count} ${Number(count) === 1 ? one : more}`;
}

/** Words of the text editor: hovers, completions, lenses, the outline. */
export const languageWords: MessageTable = {
  en: {
    'setting.kind': 'The kind of puzzle: what a route has to do.',
    'setting.title': 'The level’s name for its players.',
    'setting.author': 'Who made the level.',
    'setting.source': 'Where the level comes from.',
    'setting.difficulty': 'How hard the level is, in words of your own.',
    'setting.notes': 'Anything worth remembering about the level.',
    'setting.expect': 'What you mean the level to be. It is an error when it is not.',
    'setting.closed': 'Whether the route ends where it began.',
    'setting.ends': 'Where the route begins and ends.',
    'setting.numbers': 'What the numbers on the board mean.',
    'setting.strokes': 'How many strokes the pen may take, at most.',
    'setting.start': 'The point where the drawing begins. On a board, write S.',
    'setting.end': 'The point where the drawing ends. On a board, write E.',
    'setting.turns': 'How often the line between two tiles may turn, at most.',
    'setting.border': 'Whether a line may run through the ring just outside the board.',
    'setting.own': 'A note of your own; Gridwright leaves it as it is.',

    'value.default': ' (default)',
    'value.default-is': ' (default: {value})',
    'value.integer': 'a whole number, {least} or more',
    'value.point': 'the name of a point',
    'value.text': 'any text; in double quotes where it begins or ends with a space or has // in it',
    'value.kind.short': 'kind {kind}',
    'value.expect.solvable': 'There is a solution.',
    'value.expect.unique': 'There is exactly one solution.',
    'value.expect.unsolvable': 'There is no solution.',
    'value.closed.no': 'The route may end anywhere else.',
    'value.closed.yes': 'The route ends on the cell it began with.',
    'value.ends.numbers': 'At the lowest and the highest number, where there are numbers.',
    'value.ends.free': 'Anywhere.',
    'value.numbers.order': 'Checkpoints: visited in increasing order.',
    'value.numbers.steps': 'The step at which its cell is visited.',
    'value.turns.any': 'As often as it likes.',
    'value.border.open': 'It may.',
    'value.border.closed': 'It may not: lines stay on the board.',
    'value.board.spaced': 'Cells stand apart: each is a word, however wide.',
    'value.board.compact': 'Every character is a cell.',

    'label.board': 'The rows of the board, one a line: . is open, # is a hole.',
    'label.solution':
      'A route, one stroke a line: cells such as r2c3 (row 2, column 3) joined by -; only corners need be written.',
    'label.points': 'The points of a drawing: name x y, x to the right, y down.',
    'label.edges': 'The edges of a drawing: points joined by -, such as A-B-C.',

    'section.board': 'board',
    'section.drawing': 'drawing',
    'section.solution': 'solution',
    'level.number': 'Level {number}',
    'level.place': 'Level {number} of {levels} in this file.',
    'size.cells': ({ height, width, count }: Arguments) =>
      `${height} × ${width}, ${plural(count, 'open cell', 'open cells')}`,
    'size.tiles': ({ height, width, count }: Arguments) =>
      `${height} × ${width}, ${plural(count, 'tile', 'tiles')}`,
    'size.drawing': ({ points, edges }: Arguments) =>
      `${plural(points, 'point', 'points')}, ${plural(edges, 'edge', 'edges')}`,

    'cell.place': 'row {row}, column {column}',
    'cell.place.what': 'row {row}, column {column}: {what}',
    'cell.unknown': 'no cell of this kind of puzzle',
    'cell.open': 'open',
    'cell.hole': 'a hole',
    'cell.empty': 'empty',
    'cell.block': 'a block; nothing passes',
    'cell.start': 'open; the route starts here',
    'cell.end': 'open; the route ends here',
    'cell.number': 'open; number {number}',
    'cell.tile': ({ label, times }: Arguments) =>
      `tile ${label}, ${Number(times) === 1 ? 'the only one' : `one of ${times}`}`,
    'cell.neighbours': ({ cells, count }: Arguments) =>
      `${Number(count) === 1 ? 'Neighbour' : 'Neighbours'}: ${cells}.`,
    'cell.alone': 'No neighbour can be reached from here.',
    'cell.walled': 'Behind a wall: {cells}.',
    'cell.step': 'Step {step} of {of} of the stored solution.',
    'cell.step.stroke': 'Step {step} of {of} in stroke {stroke} of the stored solution.',
    'point.place': 'point at x {x}, y {y}',
    'point.edges.odd': ({ ends }: Arguments) =>
      `${plural(ends, 'edge end meets', 'edge ends meet')} here: an odd point.`,
    'point.edges.even': ({ ends }: Arguments) =>
      `${plural(ends, 'edge end meets', 'edge ends meet')} here: an even point.`,

    'lens.gridwright.solve': 'Solve',
    'lens.gridwright.openPreviewToSide': 'Preview',
    'lens.gridwright.nextSolution': 'Next Solution',
    'lens.gridwright.count': 'Count Solutions',
    'lens.pending': 'Checking…',
    'lens.again': '{words} · checking…',

    'next.only': 'The stored route is the only one.',
    'count.exact': ({ count }: Arguments) =>
      count === '0' ? 'No solution.' : `Exactly ${plural(count, 'solution', 'solutions')}.`,
    'count.atLeast': ({ count }: Arguments) =>
      `At least ${plural(count, 'solution', 'solutions')}.`,
    'count.undecided': 'Undecided: the count ran out of search steps.',
    'count.none': 'The solutions of such a level are not counted.',

    'fix.all': '{fix} (all {count} in this file)',
    'fix.everything': 'Mend pasted rows, repeated walls, late settings and invisible characters',
  },
  'zh-cn': zhCn,
};
