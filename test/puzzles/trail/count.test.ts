import assert from 'node:assert/strict';
import fc from 'fast-check';
import { defaultBudget } from '../../../src/puzzles/check';
import type { Count, Route } from '../../../src/puzzles/puzzle';
import { trail } from '../../../src/puzzles/trail/index';
import { finish } from '../../../src/solvers/search';
import { allWalks, drawnLine } from './bruteForce';
import { boards, drawings, edgesOf, levelOf } from './sketch';

function counted(text: string, directed = false, limit?: bigint): Count {
  const options = { directed, ...(limit !== undefined && { limit }) };
  return finish(trail.count(levelOf(text), defaultBudget, options));
}

function exact(text: string, directed = false): bigint {
  const count = counted(text, directed);
  assert.ok(count.bound === 'exact', text);
  return count.count;
}

/** A drawing with points on a line, by its chains. */
function drawn(edges: string, settings = ''): string {
  const names = [...new Set(edges.split(/[\s-]+/))];
  const points = names.map((name, i) => `${name} ${i} 0`).join('  ');
  return `[a]\nkind = trail\n${settings}\npoints: ${points}\nedges: ${edges}\n`;
}

const nikolaus = 'A-B-C-D-A A-C B-D C-E-D';

describe('trail.count and trail.routes', () => {
  it('agree with enumeration on small drawings and boards', () => {
    const sketches = fc.oneof(drawings({ points: 4, edges: 6 }), boards({ height: 3, width: 3 }));
    let several = 0;
    fc.assert(
      fc.property(sketches, (sketch) => {
        fc.pre(sketch.edges.length > 0 && sketch.strokes === 1);
        const walks = allWalks(sketch);
        const lines = new Set(walks.map(({ edges }) => drawnLine(edges, sketch.closed)));
        if (lines.size > 1) several++;
        assert.equal(exact(sketch.text), BigInt(lines.size), sketch.text);
        assert.equal(exact(sketch.text, true), BigInt(walks.length), sketch.text);

        const routes: Route[] = [];
        const level = levelOf(sketch.text);
        const onRoute = (route: Route): boolean => routes.push(route) < 3000;
        const { ended } = finish(trail.routes(level, defaultBudget, onRoute));
        if (ended === 'stopped') return;
        const found = routes.map((route) => drawnLine(edgesOf(route, sketch), sketch.closed));
        assert.equal(found.length, lines.size, sketch.text);
        assert.deepEqual(new Set(found), lines);
      }),
      { numRuns: 1500 },
    );
    assert.ok(several > 100, `${several} with several trails`);
  });

  it('give what the books give', () => {
    for (const [edges, start, count] of [
      [nikolaus, 'A', 44n],
      [nikolaus, 'B', 44n],
      [nikolaus, 'C', 0n],
      [nikolaus, 'E', 0n],
      ['A-B-C-D-A A-C B-D', 'A', 0n], // K4
      ['A-B-C-D-E-A A-C-E-B-D-A', 'A', 528n], // K5
      ['A-B-C-D-A N-A-S N-B-S N-C-S N-D-S', 'A', 1488n], // the octahedron
    ] as const) {
      assert.equal(exact(drawn(edges, `start = ${start}`), true), count, `${edges} from ${start}`);
    }
    assert.equal(exact(drawn(nikolaus)), 44n);
    assert.equal(exact(drawn(nikolaus), true), 88n);
    assert.equal(exact('[a]\nkind = trail\n. S .\n. . .\n'), 6n);
    assert.equal(exact('[a]\nkind = trail\n...\n...\n...\n'), 0n);
    assert.equal(exact(drawn('N-K-N S-K-S N-L S-L K-L')), 0n);
  });

  it('tell parallel edges apart and give loops no direction', () => {
    assert.equal(exact(drawn('A-B A-B A-B B-C')), 6n);
    assert.equal(exact(drawn('A-B A-B A-B')), 3n);
    assert.equal(exact(drawn('A-B A-B A-B'), true), 12n);
    assert.equal(exact(drawn('A-A A-A A-A')), 3n);
    assert.equal(exact(drawn('A-A A-B')), 1n);
    assert.equal(exact(drawn('A-B-M-A M-C-D-M', 'closed = yes')), 2n);
    assert.equal(exact(drawn(Array(30).fill('A-B').join(' '))), factorial(30) / 2n);
  });

  it('count large boards exactly along a narrow frontier, the same in both directions', () => {
    const even = (height: number, width: number): string =>
      evenBoard(height, width)
        .map((row) => row.join(' '))
        .join('\n');
    const tall = exact(`[a]\nkind = trail\nclosed = yes\n${even(12, 6)}\n`);
    const wide = exact(`[a]\nkind = trail\nclosed = yes\n${even(6, 12)}\n`);
    assert.equal(tall, wide);
    assert.ok(tall > 10n ** 9n, `${tall}`);
  });

  it('give a lower bound where the budget or the limit ends the count', () => {
    const octahedron = drawn('A-B-C-D-A N-A-S N-B-S N-C-S N-D-S');
    assert.deepEqual(
      { ...counted(octahedron, false, 10n), steps: 0 },
      {
        bound: 'atLeast',
        count: 10n,
        steps: 0,
      },
    );
    const short = finish(trail.count(levelOf(octahedron), { steps: 40 }, { directed: false }));
    assert.ok(short.bound === 'atLeast');
    assert.ok(short.count > 0n && short.count < 1488n * 6n);
  });

  it('do not count several strokes, and count the empty drawing once', () => {
    assert.deepEqual(counted(drawn('A-B C-D', 'strokes = 2')), {
      bound: 'none',
      count: null,
      steps: 0,
    });
    const nothing = '[a]\nkind = trail\npoints: A 0 0\n';
    assert.equal(exact(nothing), 1n);
    const routes: Route[] = [];
    finish(trail.routes(levelOf(nothing), defaultBudget, (route) => routes.push(route) > 0));
    assert.deepEqual(routes, [[]]);
  });

  it('give one drawing of several strokes and say that there may be more', () => {
    const routes: Route[] = [];
    const level = levelOf(drawn('A-B C-D', 'strokes = 2'));
    const { ended } = finish(trail.routes(level, defaultBudget, (route) => routes.push(route) > 0));
    assert.equal(ended, 'one');
    assert.deepEqual(routes, [
      [
        ['A', 'B'],
        ['C', 'D'],
      ],
    ]);
  });
});

function factorial(n: number): bigint {
  return n < 2 ? 1n : BigInt(n) * factorial(n - 1);
}

/** A board on which every cell has an even number of neighbours: a wall for every second rim side. */
function evenBoard(height: number, width: number): string[][] {
  const cells = Array.from({ length: height }, () => Array.from({ length: width }, () => '.'));
  for (const row of [0, height - 1]) {
    for (let column = 1; column + 1 < width - 1; column += 2) cells[row]![column] = '.|';
  }
  for (const column of [0, width - 1]) {
    for (let row = 1; row + 1 < height - 1; row += 2) cells[row]![column] = '._';
  }
  return cells;
}
