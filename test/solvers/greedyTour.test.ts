import assert from 'node:assert/strict';
import fc from 'fast-check';
import { areNeighbours, graphFromEdges } from '../../src/graph/graph';
import { greedyTours } from '../../src/solvers/greedyTour';
import { finish } from '../../src/solvers/search';

describe('greedyTours', () => {
  it('hands out routes of any graph alone, and stops when asked or out of budget', () => {
    let routes = 0;
    const graphs = fc.record({
      nodes: fc.integer({ min: 1, max: 9 }),
      pairs: fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 30 }),
      closed: fc.boolean(),
      end: fc.integer({ min: -1, max: 8 }),
    });
    fc.assert(
      fc.property(graphs, ({ nodes, pairs, closed, end }) => {
        const edges = pairs
          .map(([a, b]) => [a % nodes, b % nodes] as const)
          .filter(([a, b]) => a !== b);
        const unique = new Set(edges.map(([a, b]) => `${Math.min(a, b)} ${Math.max(a, b)}`));
        const graph = graphFromEdges(
          nodes,
          [...unique].flatMap((edge) => edge.split(' ').map(Number)),
        );
        const none = new Int32Array(nodes);
        const problem = {
          graph,
          starts: [0],
          end: end < nodes ? end : -1,
          closed,
          rank: none,
          step: none,
          after: none.map(() => -1),
        };
        let asked = 0;
        const { ended, steps } = finish(
          greedyTours(problem, none, { steps: 3000 }, (found) => {
            const route = [...found];
            assert.deepEqual(
              [...route].sort((a, b) => a - b),
              [...none.keys()],
            );
            route.slice(1).forEach((node, i) => {
              assert.ok(areNeighbours(graph, route[i]!, node));
            });
            assert.equal(route[0], 0);
            if (problem.end >= 0) assert.equal(route[nodes - 1], problem.end);
            if (closed) assert.ok(areNeighbours(graph, route[nodes - 1]!, 0));
            routes++;
            return ++asked < 3;
          }),
        );
        assert.equal(ended, asked === 3 ? 'stopped' : 'budget');
        assert.ok(steps <= 3000 + nodes);
      }),
      { numRuns: 300 },
    );
    assert.ok(routes > 100);
  });

  it('leaves alone what has conditions on inner nodes', () => {
    const graph = graphFromEdges(3, [0, 1, 1, 2]);
    const rank = Int32Array.of(0, 1, 0);
    const none = new Int32Array(3);
    const problem = {
      graph,
      starts: [0],
      end: -1,
      closed: false,
      rank,
      step: none,
      after: none.map(() => -1),
    };
    const result = finish(greedyTours(problem, none, { steps: 100 }, () => assert.fail()));
    assert.deepEqual(result, { ended: 'budget', steps: 0 });
  });
});
