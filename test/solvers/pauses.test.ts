import assert from 'node:assert/strict';
import { gridGraph } from '../../src/graph/gridGraph';
import { searchPaths } from '../../src/solvers/hamiltonianPath';
import { Pauses } from '../../src/solvers/pauses';

describe('Pauses', () => {
  it('comes after so many small steps, and after each that touches very much', () => {
    const pauses = new Pauses();
    let steps = 1;
    while (!pauses.due(0)) steps++;
    assert.ok(steps >= 1000 && steps <= 10_000, `${steps} steps`);
    assert.equal(pauses.due(1_000_000), true);
    assert.equal(pauses.due(1), false);
  });

  it('lets a search pause by the nodes it looks at: on a large board at nearly every step', () => {
    const side = 300;
    const cells = side * side;
    const none = new Uint8Array(cells);
    const { graph } = gridGraph({
      height: side,
      width: side,
      open: new Uint8Array(cells).fill(1),
      wallBelow: none,
      wallRight: none,
    });
    const problem = {
      graph,
      starts: [0],
      end: -1,
      closed: false,
      rank: new Int32Array(cells),
      step: new Int32Array(cells),
      after: new Int32Array(cells).fill(-1),
    };
    const said = [...searchPaths(problem, { steps: 50_000 }, () => false)].map(
      ({ steps }) => steps,
    );
    const longest = said.reduce((most, steps, i) => Math.max(most, steps - (said[i - 1] ?? 0)), 0);
    // A step counts for 64 nodes, and one look ahead sees them all.
    assert.ok(longest * 64 <= (1 << 16) + 2 * cells, `${longest} steps`);
  });
});
