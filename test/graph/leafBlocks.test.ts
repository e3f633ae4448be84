import assert from 'node:assert/strict';
import fc from 'fast-check';
import { graphFromEdges, type Graph } from '../../src/graph/graph';
import { leafBlocks } from '../../src/graph/leafBlocks';
import { connectedParts, nodesByPart } from '../../src/graph/parts';

const connectedGraphs: fc.Arbitrary<Graph> = fc
  .record({
    nodes: fc.integer({ min: 1, max: 9 }),
    tree: fc.array(fc.nat(), { minLength: 9, maxLength: 9 }),
    more: fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 4 }),
  })
  .map(({ nodes, tree, more }) => {
    const edges = new Set<string>();
    const add = (a: number, b: number): void => {
      if (a !== b) edges.add(`${Math.min(a, b)} ${Math.max(a, b)}`);
    };
    for (let v = 1; v < nodes; v++) add(v, tree[v]! % v);
    for (const [a, b] of more) add(a % nodes, b % nodes);
    return graphFromEdges(
      nodes,
      [...edges].flatMap((edge) => edge.split(' ').map(Number)),
    );
  });

describe('leafBlocks', () => {
  it('finds the parts that one node holds and that fall no further', () => {
    fc.assert(
      fc.property(connectedGraphs, (graph) => {
        // By definition: parts left without a node, of which no smaller one is left without another.
        const hanging: { cutNode: number; nodes: number[] }[] = [];
        for (let cutNode = 0; cutNode < graph.nodeCount; cutNode++) {
          const without = new Uint8Array(graph.nodeCount);
          without[cutNode] = 1;
          const parts = nodesByPart(connectedParts(graph, without));
          if (parts.length > 1) for (const nodes of parts) hanging.push({ cutNode, nodes });
        }
        const leaves = hanging.filter(
          ({ nodes }) =>
            !hanging.some(
              (other) =>
                other.nodes.length < nodes.length &&
                other.nodes.every((node) => nodes.includes(node)),
            ),
        );
        const sorted = (list: typeof leaves): string[] =>
          list.map(({ cutNode, nodes }) => `${cutNode}: ${nodes.join()}`).sort();
        assert.deepEqual(
          sorted(leafBlocks(graph).map((leaf) => ({ ...leaf, nodes: [...leaf.nodes] }))),
          sorted(leaves),
        );
      }),
      { numRuns: 500 },
    );
  });
});
