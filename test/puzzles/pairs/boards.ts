import fc from 'fast-check';

/** A pairs level to write down, small enough to enumerate. */
export interface SmallPairs {
  readonly height: number;
  readonly width: number;
  /** `.`, `#` or a label, by cell. */
  readonly cells: readonly string[];
  /** By cell: a wall below, a wall to the right. */
  readonly below: readonly boolean[];
  readonly right: readonly boolean[];
  readonly turns: number | 'any';
  readonly border: 'open' | 'closed';
}

/** Boards with every feature of the kind; with `paired` no label stands an odd number of times. */
export function smallPairs(
  most: { height: number; width: number; tiles: number },
  paired: boolean,
): fc.Arbitrary<SmallPairs> {
  return fc
    .record({
      height: fc.integer({ min: 1, max: most.height }),
      width: fc.integer({ min: 1, max: most.width }),
      labels: fc.array(fc.constantFrom('A', 'B', 'C'), { maxLength: most.tiles / 2 }),
      extra: fc.array(fc.constantFrom('A', 'D'), { maxLength: paired ? 0 : 2 }),
      order: fc.array(fc.nat(), { minLength: 24, maxLength: 24 }),
      blocks: fc.integer({ min: 0, max: 3 }),
      below: fc.array(fc.nat(), { maxLength: 3 }),
      right: fc.array(fc.nat(), { maxLength: 3 }),
      turns: fc.constantFrom<number | 'any'>(0, 1, 2, 2, 3, 'any'),
      border: fc.constantFrom<'open' | 'closed'>('open', 'closed'),
    })
    .map(({ height, width, labels, extra, order, blocks, below, right, turns, border }) => {
      const size = height * width;
      const room = size - (size % 2);
      const tiles = [...labels.flatMap((label) => [label, label]).slice(0, room), ...extra];
      const filled = [...tiles, ...Array.from({ length: blocks }, () => '#')].slice(0, size);
      const cells = [...filled, ...Array.from({ length: size - filled.length }, () => '.')];
      for (let i = size - 1; i > 0; i--) {
        const j = order[i % order.length]! % (i + 1);
        [cells[i], cells[j]] = [cells[j]!, cells[i]!];
      }
      const at = (list: readonly number[]): boolean[] =>
        cells.map((_, cell) => list.some((one) => one % size === cell));
      return { height, width, cells, below: at(below), right: at(right), turns, border };
    });
}

/** The board as a level's text. */
export function pairsText(board: SmallPairs): string {
  const { height, width, cells, below, right, turns, border } = board;
  const rows = Array.from({ length: height }, (_, r) =>
    Array.from({ length: width }, (_, c) => {
      const cell = r * width + c;
      return cells[cell]! + (below[cell] ? '_' : '') + (right[cell] ? '|' : '');
    }).join(' '),
  );
  const settings = ['kind = pairs', `turns = ${turns}`, `border = ${border}`];
  return ['[small]', ...settings, 'board: spaced', ...rows, ''].join('\n');
}
