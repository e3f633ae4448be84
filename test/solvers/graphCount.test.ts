import assert from 'node:assert/strict';
import fc from 'fast-check';
import { graphFromEdges, areNeighbours, type Graph } from '../../src/graph/graph';
import { knightGraph } from '../../src/graph/knightGraph';
import { countOnGraph } from '../../src/solvers/graphCount';
import type { GraphProblem } from '../../src/solvers/graphFrontier';
import { EndRule } from '../../src/solvers/gridProblem';
import { finish } from '../../src/solvers/search';

const all = { steps: Infinity };

/** Counts drawn lines by trying every order of the nodes. */
function enumerated({ graph, closed, ends }: GraphProblem): number {
  const n = graph.nodeCount;
  const must = [...ends.keys()].filter((node) => ends[node] === EndRule.must);
  let walks = 0;
  const walk = (path: readonly number[]): void => {
    const [first, last] = [path[0]!, path.at(-1)!];
    if (path.length === n) {
      const mayEnd = [first, last].every((node) => ends[node] !== EndRule.never);
      const isPath = mayEnd && must.every((node) => node === first || node === last);
      if (closed ? areNeighbours(graph, first, last) : isPath) walks++;
      return;
    }
    for (let next = 0; next < n; next++) {
      if (!path.includes(next) && areNeighbours(graph, last, next)) walk([...path, next]);
    }
  };
  for (let first = 0; first < (closed ? 1 : n); first++) walk([first]);
  // Each line is walked from both ends, each cycle both ways round.
  return walks / 2;
}

/** Any problem on some of the edges between up to seven nodes, in any order. */
const problems: fc.Arbitrary<GraphProblem> = fc.integer({ min: 3, max: 7 }).chain((n) => {
  const nodes = Array.from({ length: n }, (_, node) => node);
  const pairs = nodes.flatMap((a) => nodes.slice(a + 1).map((b) => [a, b] as const));
  return fc
    .record({
      edges: fc.subarray(pairs, { minLength: Math.floor(pairs.length / 2) }),
      order: fc.shuffledSubarray(nodes, { minLength: n }),
      closed: fc.boolean(),
      rules: fc.array(fc.integer({ min: 0, max: 1 }), { minLength: n, maxLength: n }),
      must: fc.subarray(nodes, { maxLength: 2 }),
    })
    .map(({ edges, order, closed, rules, must }) => {
      const ends = Uint8Array.from(rules);
      for (const node of must) ends[node] = EndRule.must;
      return {
        graph: graphFromEdges(n, edges.flat()),
        order: Int32Array.from(order),
        closed,
        ends,
      };
    });
});

/** The complete graph of two sides of so many nodes. */
function twoSides(a: number, b: number): Graph {
  const edges = Array.from({ length: a * b }, (_, i) => [i % a, a + Math.floor(i / a)]);
  return graphFromEdges(a + b, edges.flat());
}

describe('countOnGraph', () => {
  it('agrees with trying every order of the nodes', () => {
    let some = 0;
    fc.assert(
      fc.property(problems, (problem) => {
        const wanted = enumerated(problem);
        if (wanted > 0) some++;
        const { ended, count } = finish(countOnGraph(problem, all));
        assert.deepEqual([ended, count], ['complete', BigInt(wanted)]);
      }),
      { numRuns: 400 },
    );
    assert.ok(some > 50, `${some} have a route`);
  });

  it('counts the same where it knows the sides', () => {
    for (const [a, b] of [
      [3, 3],
      [4, 3],
      [3, 4],
      [4, 4],
      [5, 3],
    ] as const) {
      const n = a + b;
      const sides = Uint8Array.from({ length: n }, (_, node) => Number(node >= a));
      const order = Int32Array.from({ length: n }, (_, i) => (i * 3) % n);
      if (n % 3 === 0) order.forEach((_, i) => (order[i] = i));
      for (const closed of [false, true]) {
        const ends = new Uint8Array(n).fill(EndRule.may);
        const problem = { graph: twoSides(a, b), order, closed, ends };
        const { count } = finish(countOnGraph({ ...problem, sides }, all));
        assert.equal(count, BigInt(enumerated(problem)), `${a} and ${b}`);
      }
    }
  });

  it('stops where the budget runs out, and does not begin on a frontier too wide', () => {
    const problem = (n: number): GraphProblem => ({
      graph: twoSides(n, n),
      order: Int32Array.from({ length: 2 * n }, (_, i) => (i % 2) * n + (i >> 1)),
      closed: true,
      ends: new Uint8Array(2 * n),
    });
    const wide = finish(countOnGraph(problem(15), all));
    assert.deepEqual([wide.ended, wide.steps], ['budget', 0]);
    const { ended, steps } = finish(countOnGraph(problem(6), { steps: 100 }));
    assert.deepEqual([ended, steps], ['budget', 100]);
  });

  it('counts every node against the budget, and pauses on the way', () => {
    const nodes = 100_000;
    const line = Array.from({ length: nodes - 1 }, (_, i) => [i, i + 1]).flat();
    const problem = {
      graph: graphFromEdges(nodes, line),
      order: Int32Array.from({ length: nodes }, (_, i) => i),
      closed: false,
      ends: new Uint8Array(nodes).fill(EndRule.may),
    };
    const { ended, steps } = finish(countOnGraph(problem, { steps: nodes / 2 }));
    assert.deepEqual([ended, steps], ['budget', nodes / 2]);
    const search = countOnGraph(problem, all);
    assert.ok(search.next().done !== true, 'it has paused');
    assert.equal(finish(search).count, 1n);
  });

  it('looks at no more of a board too wide than tells it so', () => {
    const side = 1000;
    const open = new Uint8Array(side * side).fill(1);
    const { graph } = knightGraph(side, side, open);
    let taken = 0;
    const order = new Proxy(Int32Array.from(open.keys()), {
      get: (target, key) => {
        if (key !== Symbol.iterator) return Reflect.get(target, key) as unknown;
        return function* () {
          for (const node of target) {
            taken++;
            yield node;
          }
        };
      },
    });
    const ends = new Uint8Array(open.length);
    const counted = finish(countOnGraph({ graph, order, closed: true, ends }, all));
    assert.deepEqual([counted.ended, counted.steps], ['budget', 0]);
    assert.ok(taken < side, `${taken} nodes were looked at`);
  });
});
