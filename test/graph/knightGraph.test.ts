import assert from 'node:assert/strict';
import fc from 'fast-check';
import { areNeighbours } from '../../src/graph/graph';
import { knightGraph } from '../../src/graph/knightGraph';

describe('knightGraph', () => {
  it('joins two open cells exactly where rows and columns differ by one and two', () => {
    const boards = fc
      .record({ height: fc.integer({ min: 1, max: 6 }), width: fc.integer({ min: 1, max: 6 }) })
      .chain(({ height, width }) =>
        fc.record({
          height: fc.constant(height),
          width: fc.constant(width),
          open: fc.uint8Array({
            min: 0,
            max: 1,
            minLength: height * width,
            maxLength: height * width,
          }),
        }),
      );
    fc.assert(
      fc.property(boards, ({ height, width, open }) => {
        const { graph, cellOf, nodeOf } = knightGraph(height, width, open);
        assert.equal(graph.nodeCount, open.filter((one) => one === 1).length);
        cellOf.forEach((a, node) => {
          assert.equal(nodeOf[a], node);
          cellOf.forEach((b, other) => {
            const rows = Math.abs(Math.floor(a / width) - Math.floor(b / width));
            const columns = Math.abs((a % width) - (b % width));
            assert.equal(areNeighbours(graph, node, other), rows * columns === 2);
          });
        });
      }),
    );
  });
});
