import assert from 'node:assert/strict';
import fc from 'fast-check';
import { ForcedEdges, type EdgeNeeds } from '../../src/graph/forcedEdges';
import { graphFromEdges } from '../../src/graph/graph';

interface Small {
  readonly nodes: number;
  readonly edges: readonly (readonly [number, number])[];
  readonly ends: readonly number[];
  readonly closed: boolean;
}

const smallGraphs: fc.Arbitrary<Small> = fc
  .record({
    nodes: fc.integer({ min: 4, max: 7 }),
    left: fc.array(fc.nat(), { minLength: 4, maxLength: 11 }),
    ends: fc.array(fc.nat(6), { maxLength: 2 }),
    closed: fc.boolean(),
  })
  .map(({ nodes, left, ends, closed }) => {
    const pairs: (readonly [number, number])[] = [];
    for (let a = 0; a < nodes; a++) for (let b = a + 1; b < nodes; b++) pairs.push([a, b]);
    const edges = left.flatMap((one) => pairs.splice(one % Math.max(1, pairs.length), 1));
    return { nodes, edges, closed, ends: closed ? [] : ends.filter((node) => node < nodes) };
  });

function needsOf({ nodes, edges, ends, closed }: Small): EdgeNeeds {
  const most = new Int32Array(nodes).fill(2);
  for (const node of ends) most[node] = 1;
  return { graph: graphFromEdges(nodes, edges.flat()), least: most, most, closed };
}

/** Whether some set of edges gives the needy nodes their least, no node more than its most, and closes no loop early. */
function isPossible(small: Small, needy: ReadonlySet<number>): boolean {
  const { nodes, edges, closed } = small;
  const { least, most } = needsOf(small);
  for (let chosen = 0; chosen < 1 << edges.length; chosen++) {
    const taken = edges.filter((_, i) => (chosen >> i) & 1);
    const degree = Array.from({ length: nodes }, (_, v) =>
      taken.reduce((sum, edge) => sum + Number(edge.includes(v)), 0),
    );
    const fits = degree.every((d, v) => d <= most[v]! && (!needy.has(v) || d >= least[v]!));
    if (fits && loopsFit(nodes, taken, closed)) return true;
  }
  return false;
}

function loopsFit(
  nodes: number,
  taken: readonly (readonly [number, number])[],
  closed: boolean,
): boolean {
  const group = Array.from({ length: nodes }, (_, v) => v);
  let loops = 0;
  for (const [a, b] of taken) {
    const [one, other] = [group[a]!, group[b]!];
    if (one === other) loops++;
    group.forEach((g, v) => {
      if (g === other) group[v] = one;
    });
  }
  return loops === 0 || (closed && loops === 1 && taken.length === nodes);
}

describe('ForcedEdges', () => {
  it('finds conflicts that enumeration confirms, of nodes none of which can be left out', () => {
    const found = { third: 0, few: 0, loop: 0 };
    fc.assert(
      fc.property(smallGraphs, (small) => {
        const forced = new ForcedEdges(needsOf(small));
        const all = new Uint8Array(small.nodes).fill(1);
        const conflict = forced.conflictOf(all);
        assert.deepEqual(forced.conflictOf(all), conflict, 'asking leaves no trace');
        if (!conflict) return;
        found[conflict.type]++;
        assert.ok(!isPossible(small, new Set(conflict.needy)));
        for (const node of conflict.needy) {
          const without = new Uint8Array(small.nodes);
          for (const other of conflict.needy) if (other !== node) without[other] = 1;
          assert.equal(forced.conflictOf(without), null);
        }
      }),
      { numRuns: 3000 },
    );
    assert.ok(Math.min(...Object.values(found)) > 20, JSON.stringify(found));
  });

  it('allows the loop through all nodes, and no other', () => {
    const square: Small = {
      nodes: 4,
      edges: [
        [0, 1],
        [1, 2],
        [2, 3],
        [0, 3],
      ],
      ends: [],
      closed: true,
    };
    const all = new Uint8Array(4).fill(1);
    assert.equal(new ForcedEdges(needsOf(square)).conflictOf(all), null);
    const conflict = new ForcedEdges(needsOf({ ...square, closed: false })).conflictOf(all);
    assert.ok(conflict);
  });
});
