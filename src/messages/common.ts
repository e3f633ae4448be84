import { zhCn } from './common.zhCn';
import type { Arguments, MessageTable } from './message';

/** `1 cell`, `2 cells`. */
function plural(count: number | string | undefined, one: string, more: string): string {
  return `${count} ${Number(count) === 1 ? one : more}`;
}

/** The sentences of findings and fixes that every kind shares. */
export const common: MessageTable = {
  en: {
    'start.no-cell': '{start} is no cell. Name one by row and column, such as r1c2.',
    'start.no-point': 'The drawing has no point {start}. Name one of its points.',
    'start.not-open':
      'No route can start at {start}: there is no plain open cell. Take one without a mark or number.',
    'start.of-kind': 'Levels of kind {kind} have no start.',
    'unknown-cell':
      '“{text}” is no cell of this kind of puzzle. Write . for an open cell, # for a hole.',
    'unknown-cell.wall':
      '“{text}”: a wall (_ below, | to the right) stands after its symbol, not before it.',
    'repeated-wall': ({ cells }: Arguments) =>
      `The same wall is written twice in ${plural(cells, 'cell', 'cells')}; it counts as one.`,
    'unknown-cell.more': '{cells} more cells from here on are no cells of this kind of puzzle.',
    'unknown-cell.header':
      '“{text}” is no header. A header is a name in brackets, alone on its line: {meant}.',
    'unknown-cell.no-name': 'A header needs a name between its brackets, such as [level-1].',
    'unknown-cell.label': 'There is no section “{text}”. Did you mean {meant}?',
    'unknown-cell.hash-comment': 'This row reads like a comment. A comment begins with //.',
    'ragged-row': ({ row, cells, width }: Arguments) =>
      `Row ${row} has ${plural(cells, 'cell', 'cells')}, the other rows have ${width}.`,
    'mixed-spacing':
      'Row {row} is the only one that is not {style}. Write all rows with spaces between their cells, or none.',
    'empty-board':
      'This level has no board. Write its rows below, . for an open cell, # for a hole.',
    'empty-board.no-open-cell': 'This board has no open cell, so there is nothing to visit.',
    'empty-file':
      'This file has no level yet. Type rows of . and #, or begin with a header like [level-1].',
    'duplicate-mark': '{mark} stands {times} times on this board; it may stand once.',
    'duplicate-id': 'Another level is already called [{id}]. Give this one a name of its own.',
    'duplicate-key': '“{key}” is already set above; the first one holds. Remove this line.',
    'bad-value': '“{value}” is no value of {key}. It may be: {allowed}.',
    'bad-value.step': 'Step {step} is not possible: the board has {open} open cells.',
    'bad-value.point':
      '“{value}” is not one point. {key} is the name of one point: a stroke has one beginning and one end.',
    'bad-value.one-stroke':
      '{marks} and {strokes} strokes don’t go together: where a drawing begins, where it ends and whether it is unique are asked of one stroke only.',
    'bad-drawing': 'This can’t be read as a drawing.',
    'bad-drawing.name':
      '“{text}” can’t name a point: a name is a letter or _, then letters, digits and _, and not like a cell (r1c2).',
    'bad-drawing.coordinates': 'Point {name} needs two numbers behind its name: x and y.',
    'bad-drawing.number':
      '“{text}” is no coordinate: point {name} needs two numbers such as 2 or 1.5.',
    'bad-drawing.no-points':
      'These edges have no points. List their points above them, under points: – each a name and two numbers, such as A 0 0.',
    'bad-drawing.name-twice': 'A point called {name} is already there.',
    'bad-drawing.place-twice': 'Point {name} lies where {other} already is.',
    'bad-drawing.place-often': '{count} more points lie where {other} already is, {name} first.',
    'bad-drawing.edge': '“{text}” is no edge: write two points joined by -, such as A-B.',
    'bad-drawing.both': 'A level has a board, or points and edges, not both.',
    'bad-drawing.kind': 'A {kind} level has a board; points and edges are for trail.',
    'unknown-point': 'There is no point called {name}. Add it under points:, or mend the name.',
    'bad-route': 'This can’t be read as a route on this board.',
    'bad-route.step': '“{text}” is no step here. A cell is written like r2c3: row 2, column 3.',
    'bad-route.point': '“{text}” is no point of this drawing.',
    'bad-route.off-board': '{text} is off the board, which has {rows} rows and {columns} columns.',
    'bad-route.same-cell': '{text} stands twice in a row; a step goes to another cell.',
    'bad-route.diagonal':
      'From {from} to {to} is neither along a row nor along a column. Name the corner between them.',
    'bad-route.dangling': 'A line that ends in - goes on in the next line, but there is none.',
    'bad-route.strokes': ({ most, strokes }: Arguments) =>
      `This level may have ${plural(most, 'stroke', 'strokes')}; here are ${strokes}.`,
    'bad-route.no-board': 'There is no board for this route.',
    'bad-route.second-solution': 'A level has one solution. Remove the blank line above, or this.',
    'pasted-matrix':
      'These lines come from another language. Rows have no brackets, commas or quotes.',
    'merge-conflict':
      'A merge has left a conflict here. Keep what is right of both sides, and delete its lines of marks (<<<<<<<, =======, >>>>>>>).',
    'merge-conflict.named':
      'A merge has left a conflict here: {one} above the line =======, {other} below. Keep what is right of both sides, and delete its lines of marks (<<<<<<<, =======, >>>>>>>).',
    'second-board':
      'A blank line ended the board above. Start a new level with a [header], or join these rows to it.',
    'second-board.label':
      'This level has a board already. Start a new level with a [header] above this one.',
    'unknown-key': 'There is no setting “{key}”. To keep a note of your own, call it x-{key}.',
    'unknown-key.near': 'There is no setting “{key}”. Did you mean {near}?',
    'unused-setting': '{key} means nothing here and is left as it is.',
    'late-setting': '{key} stands below the board. It holds all the same; settings belong above.',
    'missing-checkpoint': 'Checkpoint {missing} is missing; the next is {next}.',
    'unused-wall': 'Walls block nothing in a {kind} level.',
    'invisible-character': ({ character, times }: Arguments) =>
      `Here is ${plural(times, 'character', 'characters')} that can’t be seen (${character}). It is ignored.`,
    expectation: 'The level is not as expected. {because}',
    'expectation.unsolvable': 'No route: {because}',
    'expectation.solvable': 'This level was expected to be unsolvable, but it has a solution.',
    'expectation.not-unique': 'More than one route: {because}',
    'not-unique': 'two routes part after step {step}, at {cell}.',
    undecided: 'Undecided: the search stopped at its limit of {steps} steps.',
    'undecided.solve': ({ steps }: Arguments) =>
      `Undecided: no route and no proof after ${number(steps)} search steps.`,
    'undecided.unique': ({ steps }: Arguments) =>
      `Solvable, but after ${number(steps)} search steps it is undecided whether there is a second route.`,
    'undecided.time':
      'Undecided: the time limit of {seconds} s ran out before there was an answer.',
    exhausted: ({ steps }: Arguments) =>
      `every way was tried (${plural(number(steps), 'step', 'steps')}), and none works.`,
    part: ({ letter, cells }: Arguments) => `${letter}, ${plural(cells, 'cell', 'cells')}`,
    'fix.replace': 'Change to {text}',
    'fix.repeated-wall': 'Write each wall once',
    'fix.hash-comment': 'Make it a comment: //',
    'fix.pad-row': ({ cells }: Arguments) => `Add ${plural(cells, 'hole', 'holes')} to the row`,
    'fix.cut-row': ({ cells }: Arguments) => `Cut ${plural(cells, 'cell', 'cells')} off the row`,
    'fix.move-setting': 'Move the setting above the board',
    'fix.start-level': 'Start a new level: [{id}]',
    'fix.join-boards': 'Join these rows to the board above',
    'fix.matrix-to-rows': 'Turn these lines into rows',
    'fix.remove-invisible': 'Remove what can’t be seen',
    'fix.one-stroke': 'Allow one stroke only',
    'fix.open-cell': 'Open {cell}',
    'fix.expect-unsolvable': 'Expect unsolvable',
    'fix.expect-solvable': 'Expect solvable',
  },
  'zh-cn': zhCn,
};

/** A count with separators, as it is read: 1,000,000. */
function number(value: number | string | undefined): string {
  return Number(value).toLocaleString('en');
}
