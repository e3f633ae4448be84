import fc from 'fast-check';

const fragments = [
  '[a]',
  '[关卡 一]',
  '[1 1 0]',
  '[1, 1, 0],',
  "'111',",
  'board:',
  'board: spaced',
  'board: compact',
  'solution:',
  'points:',
  'edges:',
  'kind = path',
  'kind = 一笔画',
  'KIND＝PATH',
  'kind = ?',
  'expect = unique',
  'closed = yes',
  'numbers = steps',
  'ends = free',
  'title = "a // b"',
  'title = "broken',
  'x-note = 1',
  'colsed = yes',
  'author',
  '=',
  '1',
  '0',
  '.',
  '#',
  'S',
  'E',
  '2',
  '10',
  '_',
  '|',
  '●',
  '○',
  '１',
  '．',
  '｜',
  'r1c1',
  'r1c1-r1c2-',
  '-',
  'r9c9',
  'A 0 0',
  'A-B',
  '👨‍👩‍👧',
  'é',
  'e\u0301',
  '❤️',
  '\u200b',
  '\u0000',
  '\ufeff',
  '\u3000',
  '\u00a0',
  '\u2028',
  ' ',
  '  ',
  '\t',
  '\n',
  '\n',
  '\n',
  '\r\n',
  '\r',
  '\n\n',
  '// note',
  '//',
  '# a comment',
];

/** Texts made of pieces of the language and of what comes near it. */
export const nearTexts = fc
  .array(fc.constantFrom(...fragments), { maxLength: 60 })
  .map((pieces) => pieces.join(''));

/** Texts of any characters at all. */
export const anyTexts = fc.string({ unit: 'binary', maxLength: 200 });

/** A board to write: meanings by row, whether rows are spaced, and how open and hole are written. */
export interface BoardPlan {
  readonly rows: readonly (readonly string[])[];
  readonly spaced: boolean;
  readonly binary: boolean;
}

const lineEnds = fc.constantFrom('\n', '\r\n', '\r');

/** Plans of boards of one-character cells, with at most one S and E and distinct checkpoints. */
export function boardPlans(options: { numbers: boolean }): fc.Arbitrary<BoardPlan> {
  return fc
    .record({
      height: fc.integer({ min: 1, max: 4 }),
      width: fc.integer({ min: 1, max: 4 }),
      spaced: fc.boolean(),
      binary: fc.boolean(),
      holes: fc.array(fc.nat(15), { maxLength: 5 }),
      marks: fc.uniqueArray(fc.nat(15), { maxLength: 4 }),
      walls: fc.array(fc.record({ cell: fc.nat(15), below: fc.boolean() }), { maxLength: 4 }),
    })
    .map(({ height, width, spaced, binary, holes, marks, walls }) => {
      const symbols = binary ? ['1', '0'] : ['.', '#'];
      const cells = Array.from({ length: height * width }, () => symbols[0]!);
      for (const hole of holes) if (hole < cells.length) cells[hole] = symbols[1]!;
      const names = options.numbers && !binary ? ['S', 'E', '1', '2'] : ['S', 'E'];
      marks.slice(0, names.length).forEach((cell, i) => {
        if (cell < cells.length) cells[cell] = names[i]!;
      });
      const walled = cells.map((symbol, cell) => {
        const here = walls.filter((wall) => wall.cell === cell);
        const below = here.some((wall) => wall.below) ? '_' : '';
        return symbol + below + (here.some((wall) => !wall.below) ? '|' : '');
      });
      const rows = Array.from({ length: height }, (_, row) =>
        walled.slice(row * width, (row + 1) * width),
      );
      return { rows, spaced, binary };
    });
}

/** A well-formed file of levels with comments, settings and one line end throughout. */
export const goodTexts = fc
  .array(
    fc.record({
      plan: boardPlans({ numbers: true }),
      settings: fc.subarray([
        'title = 猫',
        'expect = solvable',
        'closed = no',
        'x-id =  7 // mine',
      ]),
      labelled: fc.boolean(),
      comment: fc.boolean(),
    }),
    { minLength: 1, maxLength: 4 },
  )
  .chain((levels) =>
    fc.record({ levels: fc.constant(levels), eol: lineEnds, bom: fc.boolean(), end: fc.boolean() }),
  )
  .map(({ levels, eol, bom, end }) => {
    const blocks = levels.map(({ plan, settings, labelled, comment }, i) => {
      const rows = plan.rows.map(
        (row) => (labelled ? '  ' : '') + row.join(plan.spaced ? ' ' : ''),
      );
      if (comment) rows[0] = `${rows[0] ?? ''} // the first row`;
      return [`[level-${i}]`, ...settings, ...(labelled ? ['board:'] : []), ...rows].join(eol);
    });
    return (bom ? '\ufeff' : '') + blocks.join(eol + eol) + (end ? eol : '');
  });
