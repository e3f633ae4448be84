import assert from 'node:assert/strict';
import fc from 'fast-check';
import { multigraph, oddNodes, type Multigraph } from '../../src/graph/multigraph';
import { connectedParts } from '../../src/graph/parts';
import { countCircuits } from '../../src/solvers/countCircuits';
import { searchCircuits } from '../../src/solvers/eulerianCircuits';
import { drawStrokes, type Stroke } from '../../src/solvers/eulerianTrail';
import { frontierOrder } from '../../src/solvers/frontierOrder';
import { otherTrail } from '../../src/solvers/otherTrail';
import { finish } from '../../src/solvers/search';

function graphOf(nodes: number, ends: readonly (readonly [number, number])[]): Multigraph {
  return multigraph(
    nodes,
    Int32Array.from(ends, ([a]) => a),
    Int32Array.from(ends, ([, b]) => b),
  );
}

/** Every node joined with every other. */
function complete(nodes: number): Multigraph {
  const ends: [number, number][] = [];
  for (let a = 0; a < nodes; a++) for (let b = a + 1; b < nodes; b++) ends.push([a, b]);
  return graphOf(nodes, ends);
}

const octahedron = graphOf(
  6,
  [0, 1, 2, 3, 4, 5].flatMap((a) =>
    [0, 1, 2, 3, 4, 5].flatMap((b) => (a < b && a + b !== 5 ? [[a, b] as const] : [])),
  ),
);

function isWalk(graph: Multigraph, { nodes, edges }: Stroke): boolean {
  return edges.every((edge, i) => {
    const [a, b] = [nodes[i]!, nodes[i + 1]!];
    const [from, to] = [graph.from[edge]!, graph.to[edge]!];
    return (a === from && b === to) || (a === to && b === from);
  });
}

const anyGraph = fc.integer({ min: 1, max: 7 }).chain((nodes) =>
  fc.array(fc.tuple(fc.nat(nodes - 1), fc.nat(nodes - 1)), { maxLength: 16 }).map((ends) => ({
    graph: graphOf(nodes, ends),
  })),
);

describe('drawStrokes', () => {
  it('draws every edge once, in the fewest strokes', () => {
    fc.assert(
      fc.property(anyGraph, ({ graph }) => {
        const { strokes } = finish(drawStrokes({ graph, start: -1, last: -1 }));
        const drawn = strokes.flatMap(({ edges }) => [...edges]).sort((a, b) => a - b);
        assert.deepEqual(
          drawn,
          Array.from({ length: graph.edgeCount }, (_, edge) => edge),
        );
        assert.ok(strokes.every((stroke) => stroke.edges.length > 0 && isWalk(graph, stroke)));
        const { partOf } = connectedParts(graph);
        const odd = oddNodes(graph);
        const drawnParts = new Set([...graph.from].map((node) => partOf[node]!));
        const oddParts = new Set(odd.map((node) => partOf[node]!));
        assert.equal(strokes.length, odd.length / 2 + drawnParts.size - oddParts.size);
      }),
      { numRuns: 1000 },
    );
  });

  it('begins at an odd start, and draws a given edge last', () => {
    const path = graphOf(3, [
      [0, 1],
      [1, 2],
    ]);
    const [fromEnd] = finish(drawStrokes({ graph: path, start: 2, last: -1 })).strokes;
    assert.deepEqual([...fromEnd!.nodes], [2, 1, 0]);
    for (let last = 0; last < 10; last++) {
      const graph = complete(5);
      const start = graph.to[last]!;
      const [stroke] = finish(drawStrokes({ graph, start, last })).strokes;
      assert.equal(stroke!.nodes[0], start);
      assert.equal(stroke!.edges[9], last);
      assert.ok(isWalk(graph, stroke!));
    }
  });
});

describe('searchCircuits', () => {
  it('finds every circuit that begins with an edge once', () => {
    const seen = new Set<string>();
    const end = finish(
      searchCircuits({ graph: complete(5), first: 0, root: 0 }, { steps: 1e6 }, (_, edges) => {
        assert.equal(seen.has(edges.join()), false);
        seen.add(edges.join());
        return true;
      }),
    );
    assert.equal(end.ended, 'complete');
    assert.equal(seen.size, 132);
  });

  it('stops when told, and where the budget ends', () => {
    const problem = { graph: octahedron, first: 0, root: 0 };
    assert.equal(finish(searchCircuits(problem, { steps: 1e6 }, () => false)).ended, 'stopped');
    assert.deepEqual(finish(searchCircuits(problem, { steps: 50 }, () => true)), {
      ended: 'budget',
      steps: 50,
    });
  });
});

describe('countCircuits', () => {
  const count = (graph: Multigraph, steps = 1e7): bigint | null =>
    finish(countCircuits(graph, frontierOrder(graph, []).order, { steps })).count;

  it('gives the known numbers', () => {
    // Complete graphs: OEIS A135388.
    assert.equal(count(complete(3)), 1n);
    assert.equal(count(complete(5)), 132n);
    assert.equal(count(complete(7)), 64_988_160n);
    assert.equal(count(octahedron), 1488n / 4n);
  });

  it('gives the same in every order of the nodes', () => {
    const orders = fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 6 });
    fc.assert(
      fc.property(orders, (order) => {
        const counted = finish(countCircuits(octahedron, order, { steps: 1e7 }));
        assert.equal(counted.count, 372n);
      }),
      { numRuns: 30 },
    );
  });

  it('pauses, and gives up where the budget ends', () => {
    const search = countCircuits(complete(7), [0, 1, 2, 3, 4, 5, 6], { steps: 1e7 });
    let before = 0;
    let pauses = 0;
    for (let next = search.next(); next.done !== true; next = search.next()) {
      assert.ok(next.value.steps > before);
      before = next.value.steps;
      pauses++;
    }
    assert.ok(pauses > 10);
    assert.equal(count(complete(7), 1000), null);
  });
});

describe('otherTrail', () => {
  it('tells a circuit of one way from one of several', () => {
    const stroke = (nodes: number[]): Stroke => ({
      nodes: Int32Array.from(nodes),
      edges: Int32Array.from(nodes.slice(1), (_, i) => i),
    });
    const closed = { closed: true, fixedStart: false };
    assert.equal(otherTrail(stroke([0, 1, 2, 0]), closed), null);
    assert.equal(otherTrail(stroke([0, 0, 1, 2, 0]), closed), null);
    assert.deepEqual(
      [...otherTrail(stroke([0, 1, 2, 0, 3, 4, 0]), closed)!.edges],
      [2, 1, 0, 3, 4, 5],
    );
    const open = { closed: false, fixedStart: false };
    assert.deepEqual([...otherTrail(stroke([0, 1, 2, 0]), open)!.edges], [1, 2, 0]);
    assert.equal(otherTrail(stroke([0, 1, 2, 0]), { closed: false, fixedStart: true }), null);
    assert.equal(otherTrail(stroke([0, 1, 2, 3]), open), null);
  });
});
