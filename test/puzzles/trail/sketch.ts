import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { Level } from '../../../src/level/level';
import { readFile } from '../../../src/level/read';
import type { Route } from '../../../src/puzzles/puzzle';
import { trail } from '../../../src/puzzles/trail/index';

/** A trail level to write down, small enough to enumerate: points by number, edges as pairs. */
export interface Sketch {
  readonly names: readonly string[];
  readonly edges: readonly (readonly [number, number])[];
  readonly closed: boolean;
  readonly strokes: number;
  /** -1 where there is none. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The first level of a text, which must be valid. */
export function levelOf(text: string): Level {
  const [level] = readFile(text, [trail.syntax]).levels;
  assert.ok(level);
  return level;
}

const settings = fc.record({
  closed: fc.boolean(),
  strokes: fc.constantFrom(1, 1, 1, 2, 3),
  marks: fc.constantFrom('none', 'none', 'start', 'end', 'both'),
  first: fc.nat(),
  second: fc.nat(),
});

/** Drawings with loops, parallel edges, several parts and lone points. */
export function drawings(most: { points: number; edges: number }): fc.Arbitrary<Sketch> {
  return fc
    .tuple(
      fc.integer({ min: 1, max: most.points }),
      fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: most.edges }),
      settings,
    )
    .map(([points, pairs, { closed, strokes, marks, first, second }]) => {
      const names = Array.from({ length: points }, (_, i) => `p${i}`);
      const edges = pairs.map(([a, b]) => [a % points, b % points] as const);
      const hasStart = strokes === 1 && (marks === 'start' || marks === 'both');
      const hasEnd = strokes === 1 && (marks === 'end' || marks === 'both');
      const start = hasStart ? first % points : -1;
      const end = hasEnd ? second % points : -1;
      const text = [
        '[small]',
        'kind = trail',
        `strokes = ${strokes}`,
        ...(closed ? ['closed = yes'] : []),
        ...(start >= 0 ? [`start = ${names[start]!}`] : []),
        ...(end >= 0 ? [`end = ${names[end]!}`] : []),
        `points: ${names.map((name, i) => `${name} ${i} ${i * i}`).join('  ')}`,
        `edges: ${edges.map(([a, b]) => `${names[a]!}-${names[b]!}`).join(' ')}`,
      ].join('\n');
      return { names, edges, closed, strokes, start, end, text };
    });
}

/** Boards with holes, walls and marks. */
export function boards(most: { height: number; width: number }): fc.Arbitrary<Sketch> {
  return fc
    .record({
      height: fc.integer({ min: 1, max: most.height }),
      width: fc.integer({ min: 1, max: most.width }),
      holes: fc.array(fc.nat(), { maxLength: 3 }),
      below: fc.array(fc.nat(), { maxLength: 3 }),
      right: fc.array(fc.nat(), { maxLength: 3 }),
      settings,
    })
    .map(({ height, width, holes, below, right, settings: set }) => {
      const size = height * width;
      const has = (list: readonly number[], cell: number): boolean =>
        list.some((one) => one % size === cell);
      const symbols: string[] = Array.from({ length: size }, (_, cell) =>
        has(holes, cell) ? '#' : '.',
      );
      if (!symbols.includes('.')) symbols[0] = '.';
      const open = symbols.flatMap((symbol, cell) => (symbol === '.' ? [cell] : []));
      const start = open[set.first % open.length]!;
      const end = open[set.second % open.length]!;
      const one = set.strokes === 1;
      const hasStart = one && (set.marks === 'start' || set.marks === 'both');
      const hasEnd = one && (set.marks === 'end' || set.marks === 'both') && start !== end;
      if (hasStart) symbols[start] = 'S';
      if (hasEnd) symbols[end] = 'E';
      const names = symbols.map((_, c) => `r${Math.floor(c / width) + 1}c${(c % width) + 1}`);
      const isOpen = (cell: number): boolean => cell < size && symbols[cell] !== '#';
      const edges = symbols.flatMap((_, cell) => {
        if (!isOpen(cell)) return [];
        const list: [number, number][] = [];
        if ((cell + 1) % width !== 0 && isOpen(cell + 1) && !has(right, cell))
          list.push([cell, cell + 1]);
        if (isOpen(cell + width) && !has(below, cell)) list.push([cell, cell + width]);
        return list;
      });
      const rows = Array.from({ length: height }, (_, r) =>
        symbols
          .slice(r * width, (r + 1) * width)
          .map((symbol, c) => {
            const cell = r * width + c;
            return symbol + (has(below, cell) ? '_' : '') + (has(right, cell) ? '|' : '');
          })
          .join(' '),
      );
      const text = [
        '[small]',
        'kind = trail',
        `strokes = ${set.strokes}`,
        ...(set.closed ? ['closed = yes'] : []),
        'board: spaced',
        ...rows,
      ].join('\n');
      return {
        names,
        edges,
        closed: set.closed,
        strokes: set.strokes,
        start: hasStart ? start : -1,
        end: hasEnd ? end : -1,
        text,
      };
    });
}

/** The edges that a route of one stroke draws, by their places in a sketch. */
export function edgesOf(route: Route, { names, edges }: Sketch): number[] {
  const drawn: number[] = [];
  const [steps] = route as [readonly string[]];
  steps.slice(1).forEach((step, i) => {
    const [a, b] = [steps[i]!, step].map((name) => names.indexOf(name.split('#')[0]!));
    const same = edges.flatMap(([from, to], edge) =>
      (from === a && to === b) || (from === b && to === a) ? [edge] : [],
    );
    const copy = step.split('#')[1];
    const edge = copy ? same[Number(copy) - 1] : same.find((one) => !drawn.includes(one));
    assert.ok(edge !== undefined && !drawn.includes(edge), `${step} of ${steps.join('-')}`);
    drawn.push(edge);
  });
  return drawn;
}
