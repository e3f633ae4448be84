import fc from 'fast-check';

/** A path level to write down, small enough to enumerate. */
export interface SmallBoard {
  readonly height: number;
  readonly width: number;
  /** `.`, `#`, `S`, `E` or a number, by cell. */
  readonly cells: readonly string[];
  /** By cell: a wall below, a wall to the right. */
  readonly below: readonly boolean[];
  readonly right: readonly boolean[];
  readonly closed: boolean;
  readonly freeEnds: boolean;
  readonly steps: boolean;
}

/** Boards with every feature of the kind mixed in. */
export function smallBoards(most: { height: number; width: number }): fc.Arbitrary<SmallBoard> {
  return fc
    .record({
      height: fc.integer({ min: 1, max: most.height }),
      width: fc.integer({ min: 1, max: most.width }),
      holes: fc.array(fc.nat(), { maxLength: 4 }),
      marks: fc.uniqueArray(fc.nat(most.height * most.width), { maxLength: 5 }),
      useS: fc.boolean(),
      useE: fc.boolean(),
      numbers: fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { maxLength: 3 }),
      below: fc.array(fc.nat(), { maxLength: 3 }),
      right: fc.array(fc.nat(), { maxLength: 3 }),
      closed: fc.boolean(),
      freeEnds: fc.boolean(),
      steps: fc.boolean(),
    })
    .map(({ height, width, holes, marks, useS, useE, numbers, below, right, ...rest }) => {
      const size = height * width;
      const cells = Array.from({ length: size }, () => '.');
      for (const hole of holes) cells[hole % size] = '#';
      const names = [...(useS ? ['S'] : []), ...(useE ? ['E'] : []), ...numbers.map(String)];
      const free = [...new Set(marks.map((mark) => mark % size))];
      names.forEach((name, i) => {
        const cell = free[i];
        if (cell !== undefined) cells[cell] = name;
      });
      const at = (list: readonly number[]): boolean[] =>
        cells.map((_, cell) => list.some((one) => one % size === cell));
      return { height, width, cells, below: at(below), right: at(right), ...rest };
    });
}

/** The board as a level's text. */
export function boardText(board: SmallBoard): string {
  const { height, width, cells, below, right, closed, freeEnds, steps } = board;
  const rows = Array.from({ length: height }, (_, r) =>
    Array.from({ length: width }, (_, c) => {
      const cell = r * width + c;
      // A lone 1 would be read as open: 01 is always a number.
      const symbol = cells[cell] === '1' ? '01' : cells[cell]!;
      return symbol + (below[cell] ? '_' : '') + (right[cell] ? '|' : '');
    }).join(' '),
  );
  const settings = [
    ...(closed ? ['closed = yes'] : []),
    ...(freeEnds ? ['ends = free'] : []),
    ...(steps ? ['numbers = steps'] : []),
  ];
  return ['[small]', ...settings, 'board: spaced', ...rows, ''].join('\n');
}
