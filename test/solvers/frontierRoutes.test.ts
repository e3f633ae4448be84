import assert from 'node:assert/strict';
import fc from 'fast-check';
import { areNeighbours } from '../../src/graph/graph';
import { gridGraph, type Grid } from '../../src/graph/gridGraph';
import { countOnGrid } from '../../src/solvers/frontierCount';
import { frontierRoutes } from '../../src/solvers/frontierRoutes';
import { EndRule } from '../../src/solvers/gridProblem';
import { finish } from '../../src/solvers/search';

const all = { steps: Infinity };

const grids: fc.Arbitrary<Grid> = fc
  .record({
    height: fc.integer({ min: 1, max: 5 }),
    width: fc.integer({ min: 1, max: 5 }),
    holes: fc.array(fc.nat(), { maxLength: 6 }),
    walls: fc.array(fc.nat(), { maxLength: 3 }),
  })
  .map(({ height, width, holes, walls }) => {
    const size = height * width;
    const open = new Uint8Array(size).fill(1);
    for (const hole of holes) open[hole % size] = 0;
    const wallBelow = new Uint8Array(size);
    for (const wall of walls) wallBelow[wall % size] = 1;
    return { height, width, open, wallBelow, wallRight: new Uint8Array(size) };
  });

describe('frontierRoutes', () => {
  it('hands out as many routes as are counted, all different and walked step by step', () => {
    let routes = 0;
    fc.assert(
      fc.property(grids, fc.boolean(), fc.option(fc.nat()), (grid, closed, must) => {
        const { graph, cellOf, nodeOf } = gridGraph(grid);
        if (graph.nodeCount < (closed ? 4 : 2)) return;
        const ends = new Uint8Array(grid.open.length).fill(EndRule.may);
        const end = must === null ? -1 : cellOf[must % graph.nodeCount]!;
        if (end >= 0) ends[end] = EndRule.must;
        const problem = { grid, closed, ends };
        const { count } = finish(countOnGrid(problem, all));
        const seen = new Set<string>();
        const { ended } = finish(
          frontierRoutes(problem, all, (cells) => {
            assert.deepEqual(
              [...cells].sort((a, b) => a - b),
              [...cellOf],
            );
            const links = [...cells].slice(1).map((cell, i) => [cells[i]!, cell] as const);
            if (closed) links.push([cells[cells.length - 1]!, cells[0]!]);
            for (const [a, b] of links) assert.ok(areNeighbours(graph, nodeOf[a]!, nodeOf[b]!));
            if (!closed && end >= 0) assert.ok(cells[0] === end || cells.at(-1) === end);
            seen.add(
              links
                .map(([a, b]) => `${Math.min(a, b)}-${Math.max(a, b)}`)
                .sort()
                .join(),
            );
            routes++;
            return seen.size < 200;
          }),
        );
        if (ended === 'stopped') return;
        assert.equal(ended, 'complete');
        assert.equal(BigInt(seen.size), count);
      }),
      { numRuns: 400 },
    );
    assert.ok(routes > 100, `${routes} routes`);
  });

  it('ends where the budget does', () => {
    const size = 64;
    const grid = {
      height: 8,
      width: 8,
      open: new Uint8Array(size).fill(1),
      wallBelow: new Uint8Array(size),
      wallRight: new Uint8Array(size),
    };
    const problem = { grid, closed: true, ends: new Uint8Array(size) };
    const result = finish(frontierRoutes(problem, { steps: 20 }, () => assert.fail()));
    assert.deepEqual(result, { ended: 'budget', steps: 20 });
  });
});
