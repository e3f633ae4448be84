import assert from 'node:assert/strict';
import fc from 'fast-check';
import { cutsOf } from '../../src/graph/cutNodes';
import { areNeighbours, degree, graphFromEdges, type Graph } from '../../src/graph/graph';
import { gridGraph } from '../../src/graph/gridGraph';
import { connectedParts, nodesByPart } from '../../src/graph/parts';

/** Any graph of up to seven nodes: some of all the pairs. */
const graphs: fc.Arbitrary<Graph> = fc.integer({ min: 1, max: 7 }).chain((n) => {
  const pairs = Array.from({ length: n * n }, (_, i): [number, number] => [
    Math.floor(i / n),
    i % n,
  ]);
  return fc
    .subarray(pairs.filter(([a, b]) => a < b))
    .map((edges) => graphFromEdges(n, edges.flat()));
});

/** Number of parts by joining neighbours until nothing changes. */
function countParts(graph: Graph, without = -1): number {
  const label = Array.from({ length: graph.nodeCount }, (_, v) => v);
  for (let changed = true; changed;) {
    changed = false;
    for (let a = 0; a < graph.nodeCount; a++) {
      for (let b = 0; b < graph.nodeCount; b++) {
        if (a === without || b === without || !areNeighbours(graph, a, b)) continue;
        const least = Math.min(label[a]!, label[b]!);
        changed ||= label[a] !== least || label[b] !== least;
        label[a] = label[b] = least;
      }
    }
  }
  return new Set(label.filter((_, v) => v !== without)).size;
}

describe('the structure of graphs', () => {
  it('keeps every edge at both of its ends', () => {
    const graph = graphFromEdges(3, [0, 1, 1, 2]);
    assert.deepEqual(
      [0, 1, 2].map((v) => degree(graph, v)),
      [1, 2, 1],
    );
    assert.ok(areNeighbours(graph, 2, 1) && !areNeighbours(graph, 0, 2));
  });

  it('finds the parts', () => {
    fc.assert(
      fc.property(graphs, (graph) => {
        const parts = connectedParts(graph);
        assert.equal(parts.count, countParts(graph));
        assert.equal(nodesByPart(parts).flat().length, graph.nodeCount);
        for (let a = 0; a < graph.nodeCount; a++) {
          for (let b = 0; b < graph.nodeCount; b++) {
            if (areNeighbours(graph, a, b)) assert.equal(parts.partOf[a], parts.partOf[b]);
          }
        }
      }),
    );
  });

  it('counts the parts that are left without each node', () => {
    fc.assert(
      fc.property(graphs, (graph) => {
        const { parts, partsWithout, hasCutNode } = cutsOf(graph);
        assert.equal(parts, countParts(graph));
        partsWithout.forEach((count, node) => {
          const left = countParts(graph, node) - (parts - 1);
          assert.equal(count, Math.max(1, left));
        });
        assert.equal(hasCutNode, Math.max(...partsWithout) > 1);
      }),
      { numRuns: 500 },
    );
  });

  it('joins neighbouring open cells with no wall between', () => {
    const { graph, cellOf, nodeOf } = gridGraph({
      height: 2,
      width: 2,
      open: Uint8Array.of(1, 1, 1, 0),
      wallBelow: Uint8Array.of(1, 0, 0, 0),
      wallRight: Uint8Array.of(0, 1, 0, 0),
    });
    assert.deepEqual([...cellOf], [0, 1, 2]);
    assert.deepEqual([...nodeOf], [0, 1, 2, -1]);
    assert.deepEqual(
      [0, 1, 2].map((v) => degree(graph, v)),
      [1, 1, 0],
    );
  });
});
