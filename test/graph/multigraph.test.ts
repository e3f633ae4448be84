import assert from 'node:assert/strict';
import fc from 'fast-check';
import { degree } from '../../src/graph/graph';
import { multigraph, oddNodes, withEdge } from '../../src/graph/multigraph';

const anyEnds = fc
  .integer({ min: 1, max: 8 })
  .chain((nodes) =>
    fc.tuple(
      fc.constant(nodes),
      fc.array(fc.tuple(fc.nat(nodes - 1), fc.nat(nodes - 1)), { maxLength: 20 }),
    ),
  );

describe('multigraph', () => {
  it('lists every edge at both its ends, loops twice, in their order', () => {
    fc.assert(
      fc.property(anyEnds, ([nodes, ends]) => {
        const graph = multigraph(
          nodes,
          Int32Array.from(ends, ([a]) => a),
          Int32Array.from(ends, ([, b]) => b),
        );
        for (let node = 0; node < nodes; node++) {
          const listed: number[][] = [];
          for (let i = graph.offsets[node]!; i < graph.offsets[node + 1]!; i++) {
            listed.push([graph.edges[i]!, graph.targets[i]!]);
          }
          const expected = ends.flatMap(([a, b], edge) => [
            ...(a === node ? [[edge, b]] : []),
            ...(b === node ? [[edge, a]] : []),
          ]);
          assert.deepEqual(listed, expected);
        }
      }),
    );
  });

  it('adds an edge and knows its odd nodes', () => {
    const path = multigraph(3, Int32Array.of(0, 1), Int32Array.of(1, 2));
    assert.deepEqual(oddNodes(path), [0, 2]);
    const circle = withEdge(path, 2, 0);
    assert.deepEqual(oddNodes(circle), []);
    assert.deepEqual([circle.edgeCount, degree(circle, 0)], [3, 2]);
  });
});
