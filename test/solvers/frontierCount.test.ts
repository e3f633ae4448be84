import assert from 'node:assert/strict';
import fc from 'fast-check';
import { gridGraph, type Grid } from '../../src/graph/gridGraph';
import { widestGrid } from '../../src/solvers/frontier';
import { countOnGrid } from '../../src/solvers/frontierCount';
import { EndRule } from '../../src/solvers/gridProblem';
import { searchPaths } from '../../src/solvers/hamiltonianPath';
import { finish } from '../../src/solvers/search';
import { countOf, StateTable } from '../../src/solvers/stateTable';

function full(height: number, width: number): Grid {
  const size = height * width;
  const open = new Uint8Array(size).fill(1);
  return { height, width, open, wallBelow: new Uint8Array(size), wallRight: new Uint8Array(size) };
}

const all = { steps: Infinity };

const grids: fc.Arbitrary<Grid> = fc
  .record({ height: fc.integer({ min: 1, max: 5 }), width: fc.integer({ min: 1, max: 5 }) })
  .chain(({ height, width }) => {
    const bits = (most: number): fc.Arbitrary<Uint8Array> =>
      fc.array(fc.nat(), { maxLength: most }).map((places) => {
        const set = new Uint8Array(height * width);
        for (const place of places) set[place % set.length] = 1;
        return set;
      });
    return fc.record({
      height: fc.constant(height),
      width: fc.constant(width),
      open: bits(5).map((holes) => holes.map((hole) => 1 - hole)),
      wallBelow: bits(3),
      wallRight: bits(3),
    });
  });

describe('countOnGrid', () => {
  it('agrees with walking through all routes on small grids with holes, walls and ends', () => {
    fc.assert(
      fc.property(grids, fc.nat(), fc.nat(), fc.integer({ min: 0, max: 3 }), (grid, a, b, kind) => {
        const { graph, cellOf } = gridGraph(grid);
        const n = graph.nodeCount;
        if (n < 2) return;
        const closed = kind === 3;
        const [first, last] = [a % n, b % n];
        if (kind === 2 && first === last) return;
        const ends = new Uint8Array(grid.open.length).fill(
          kind === 2 ? EndRule.never : EndRule.may,
        );
        if (kind === 1 || kind === 2) ends[cellOf[first]!] = EndRule.must;
        if (kind === 2) ends[cellOf[last]!] = EndRule.must;
        const none = new Int32Array(n);
        const starts = kind === 0 ? [...none.keys()] : [closed ? 0 : first];
        let walked = 0;
        const after = none.map(() => -1);
        const end = kind === 2 ? last : -1;
        finish(
          searchPaths({ graph, starts, end, closed, rank: none, step: none, after }, all, () => {
            walked++;
            return true;
          }),
        );
        if (kind === 0 || closed) walked /= 2;
        const { count } = finish(countOnGrid({ grid, closed, ends }, all));
        // Two cells have no cycle, though the walk comes back to its first cell.
        if (closed && n < 3) return;
        assert.equal(count, BigInt(walked));
      }),
      { numRuns: 1500 },
    );
  });

  it('counts paths from corner to corner, and from a corner to anywhere', () => {
    const fromCorner = (n: number, opposite: boolean): bigint => {
      const ends = new Uint8Array(n * n).fill(opposite ? EndRule.never : EndRule.may);
      ends[0] = EndRule.must;
      if (opposite) ends[n * n - 1] = EndRule.must;
      return finish(countOnGrid({ grid: full(n, n), closed: false, ends }, all)).count;
    };
    assert.deepEqual(
      [3, 4, 5, 7, 9].map((n) => fromCorner(n, true)),
      [2n, 0n, 104n, 111712n, 2688307514n],
    );
    assert.deepEqual(
      [3, 4, 5, 6, 7, 8, 9].map((n) => fromCorner(n, false)),
      [8n, 52n, 824n, 22144n, 1510446n, 180160012n, 54986690944n],
    );
  });

  it('gives up on what is too wide, and where the budget ends', () => {
    const side = widestGrid + 1;
    const wide = { grid: full(side, side), closed: true, ends: new Uint8Array(side * side) };
    assert.equal(finish(countOnGrid(wide, all)).ended, 'budget');
    const square = { grid: full(8, 8), closed: true, ends: new Uint8Array(64) };
    const { ended, steps } = finish(countOnGrid(square, { steps: 50 }));
    assert.deepEqual([ended, steps], ['budget', 50]);
  });
});

describe('StateTable', () => {
  it('adds what is exact beyond 2^53, and finds its keys again when it has grown', () => {
    const table = new StateTable((room) => new Int32Array(room));
    for (let round = 0; round < 3; round++) {
      for (let key = -3000; key < 3000; key++) table.add(key * 65_537, 2 ** 52 - 1, 1);
    }
    assert.equal(table.size, 6000);
    const counts = new Set(
      Array.from({ length: table.size }, (_, i) => countOf(table.low[i]!, table.high[i]!)),
    );
    assert.deepEqual([...counts], [3n * (2n ** 53n - 1n)]);
  });
});
