import fc from 'fast-check';

/** A small board of links. Symbols by cell: `.`, `#` or a label. */
export interface SmallLinks {
  readonly width: number;
  readonly cells: readonly string[];
  readonly below: readonly boolean[];
  readonly right: readonly boolean[];
  readonly cover: boolean;
}

/** Boards with one to three labels, each on two cells, some walls and a hole or none. */
export const smallLinks: fc.Arbitrary<SmallLinks> = fc
  .record({
    height: fc.integer({ min: 2, max: 3 }),
    width: fc.integer({ min: 2, max: 4 }),
    labels: fc.integer({ min: 1, max: 3 }),
    holes: fc.integer({ min: 0, max: 1 }),
    order: fc.array(fc.nat(), { minLength: 16, maxLength: 16 }),
    below: fc.array(fc.nat(15), { maxLength: 3 }),
    right: fc.array(fc.nat(15), { maxLength: 3 }),
    cover: fc.boolean(),
  })
  .map(({ height, width, labels, holes, order, below, right, cover }) => {
    const size = height * width;
    const names = ['A', '猫', '🍎'].slice(0, Math.min(labels, Math.floor(size / 2)));
    const filled = [...names.flatMap((name) => [name, name]), ...Array<string>(holes).fill('#')];
    const symbols = Array.from({ length: size }, (_, i) => filled[i] ?? '.');
    const cells = symbols
      .map((symbol, i) => ({ symbol, key: order[i]! }))
      .sort((a, b) => a.key - b.key)
      .map(({ symbol }) => symbol);
    const at = (list: readonly number[]): boolean[] => cells.map((_, cell) => list.includes(cell));
    return { width, cells, below: at(below), right: at(right), cover };
  });

/** The board as the text of a level. */
export function linksText({ width, cells, below, right, cover }: SmallLinks): string {
  const written = cells.map((symbol, i) => symbol + (below[i] ? '_' : '') + (right[i] ? '|' : ''));
  const rows = Array.from({ length: cells.length / width }, (_, row) =>
    written.slice(row * width, (row + 1) * width).join(' '),
  );
  return ['kind = links', `cover = ${cover ? 'yes' : 'no'}`, 'board: spaced', ...rows, ''].join(
    '\n',
  );
}

/**
 * How many ways there are, told by the other end: every set of steps between neighbours is tried,
 * and counts where each label is the end of one step, each passed cell of two, and following the
 * steps from a label leads to its equal with none left over. Nothing of the project is used.
 */
export function countLinks({ width, cells, below, right, cover }: SmallLinks): number {
  const steps: (readonly [number, number])[] = [];
  cells.forEach((symbol, cell) => {
    if (symbol === '#') return;
    const next = cell + 1;
    if (next % width !== 0 && cells[next] !== '#' && !right[cell]) steps.push([cell, next]);
    const under = cell + width;
    if (under < cells.length && cells[under] !== '#' && !below[cell]) steps.push([cell, under]);
  });
  const chosen: (readonly [number, number])[] = [];
  const degree = cells.map(() => 0);
  const most = cells.map((symbol) => (symbol === '.' ? 2 : symbol === '#' ? 0 : 1));

  const choose = (i: number): number => {
    if (i === steps.length) return isSolution() ? 1 : 0;
    const [a, b] = steps[i]!;
    let count = choose(i + 1);
    if (degree[a]! < most[a]! && degree[b]! < most[b]!) {
      degree[a]!++;
      degree[b]!++;
      chosen.push([a, b]);
      count += choose(i + 1);
      chosen.pop();
      degree[a]!--;
      degree[b]!--;
    }
    return count;
  };

  const isSolution = (): boolean => {
    const legal = cells.every((symbol, cell) => {
      if (symbol === '#') return true;
      if (symbol !== '.') return degree[cell] === 1;
      return degree[cell] === 2 || (degree[cell] === 0 && !cover);
    });
    if (!legal) return false;
    const followed = new Set<readonly [number, number]>();
    for (const [start, symbol] of cells.entries()) {
      if (symbol === '.' || symbol === '#') continue;
      let at = start;
      let came: readonly [number, number] | undefined;
      do {
        came = chosen.find((step) => step !== came && step.includes(at));
        if (!came) break;
        followed.add(came);
        at = came[0] === at ? came[1] : came[0];
      } while (cells[at] === '.');
      if (cells[at] !== symbol || at === start) return false;
    }
    return followed.size === chosen.length;
  };
  return choose(0);
}
