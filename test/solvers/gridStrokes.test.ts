import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { Grid } from '../../src/graph/gridGraph';
import { gridSides, oddCells, sideParts } from '../../src/graph/gridSides';
import { multigraph, oddNodes } from '../../src/graph/multigraph';
import { connectedParts } from '../../src/graph/parts';
import { drawStrokes } from '../../src/solvers/eulerianTrail';
import { drawGrid } from '../../src/solvers/gridStrokes';
import { finish } from '../../src/solvers/search';

const bits = (size: number, often: number): fc.Arbitrary<Uint8Array> =>
  fc
    .array(fc.nat(often), { minLength: size, maxLength: size })
    .map((list) => Uint8Array.from(list, (one) => (one === 0 ? 1 : 0)));

const anyGrid: fc.Arbitrary<Grid> = fc
  .tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 }))
  .chain(([height, width]) =>
    fc
      .tuple(bits(height * width, 9), bits(height * width, 5), bits(height * width, 5))
      .map(([holes, wallBelow, wallRight]) => {
        return { height, width, open: holes.map((hole) => 1 - hole), wallBelow, wallRight };
      }),
  );

/** The sides of a grid as a graph whose nodes are all cells, side by side as it is read. */
function graphOf({ height, width, open, wallBelow, wallRight }: Grid) {
  const ends: [number, number][] = [];
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const cell = row * width + column;
      if (open[cell] !== 1) continue;
      const [right, below] = [cell + 1, cell + width];
      if (column + 1 < width && open[right] === 1 && wallRight[cell] !== 1)
        ends.push([cell, right]);
      if (row + 1 < height && open[below] === 1 && wallBelow[cell] !== 1) ends.push([cell, below]);
    }
  }
  return multigraph(
    height * width,
    Int32Array.from(ends, ([a]) => a),
    Int32Array.from(ends, ([, b]) => b),
  );
}

describe('the sides of a grid', () => {
  it('are those of its graph: as many, with the same odd cells and parts', () => {
    fc.assert(
      fc.property(anyGrid, (grid) => {
        const [sides, graph] = [gridSides(grid), graphOf(grid)];
        assert.equal(sides.count, graph.edgeCount);
        assert.deepEqual(oddCells(sides), oddNodes(graph));
        const { partOf } = connectedParts(graph);
        assert.equal(
          sideParts(sides),
          new Set(Array.from(graph.from, (node) => partOf[node])).size,
        );
      }),
      { numRuns: 1000 },
    );
  });

  it('are drawn in one part as those of its graph are', () => {
    let several = 0;
    fc.assert(
      fc.property(anyGrid, (grid) => {
        const sides = gridSides(grid);
        if (sideParts(sides) !== 1) return;
        const drawn = finish(drawGrid(sides, oddCells(sides)));
        const same = finish(drawStrokes({ graph: graphOf(grid), start: -1, last: -1 }));
        assert.deepEqual(
          drawn.strokes.map((cells) => [...cells]),
          same.strokes.map(({ nodes }) => [...nodes]),
        );
        if (drawn.strokes.length > 1) several++;
      }),
      { numRuns: 1000 },
    );
    assert.ok(several > 100, `${several} with several strokes`);
  });

  it('are none of a grid without two open cells side by side', () => {
    const grid = { height: 1, width: 3, open: Uint8Array.of(1, 0, 1) };
    const walls = { wallBelow: new Uint8Array(3), wallRight: new Uint8Array(3) };
    const sides = gridSides({ ...grid, ...walls });
    assert.deepEqual([sides.count, sideParts(sides), oddCells(sides)], [0, 0, []]);
  });
});
