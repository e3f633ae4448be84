import assert from 'node:assert/strict';
import { gridGraph } from '../../src/graph/gridGraph';
import { searchPaths } from '../../src/solvers/hamiltonianPath';
import { finish } from '../../src/solvers/search';

/** How many directed routes a full board has, from each of its cells or as cycles through one. */
function countRoutes(height: number, width: number, closed: boolean): number {
  const size = height * width;
  const { graph } = gridGraph({
    height,
    width,
    open: new Uint8Array(size).fill(1),
    wallBelow: new Uint8Array(size),
    wallRight: new Uint8Array(size),
  });
  const none = new Int32Array(size);
  const starts = closed ? [0] : Array.from({ length: size }, (_, node) => node);
  let count = 0;
  const problem = {
    graph,
    starts,
    end: -1,
    closed,
    rank: none,
    step: none,
    after: none.map(() => -1),
  };
  const { ended } = finish(
    searchPaths(problem, { steps: Infinity }, () => {
      count++;
      return true;
    }),
  );
  assert.equal(ended, 'complete');
  return count;
}

describe('searchPaths', () => {
  it('finds every path of the square boards: OEIS A096969', () => {
    assert.deepEqual(
      [1, 2, 3, 4, 5].map((n) => countRoutes(n, n, false)),
      [1, 8, 40, 552, 8648],
    );
  });

  it('finds every cycle of the even square boards, in both directions: OEIS A003763', () => {
    assert.deepEqual(
      [2, 4, 6].map((n) => countRoutes(n, n, true)),
      [2, 12, 2144],
    );
  });

  it('finds no cycle on a board of an odd number of cells', () => {
    assert.equal(countRoutes(3, 5, true), 0);
  });
});
