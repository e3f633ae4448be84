import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { Finding } from '../../../src/level/finding';
import { trail } from '../../../src/puzzles/trail/index';
import { verifyCells } from '../../../src/puzzles/trail/verify';
import { allWalks } from './bruteForce';
import { boards, drawings, levelOf } from './sketch';

const bridges = `[a]
kind = trail
strokes = 2
points:
  N 1 0  K 1 1  S 1 2  L 2 1
edges:
  N-K N-K  S-K S-K  N-L S-L K-L
`;

function verdict(text: string, ...strokes: string[]): string {
  const route = strokes.map((stroke) => stroke.split('-'));
  const wrong = trail.verify(levelOf(text), route);
  return wrong ? `${wrong.code}.${wrong.reason ?? ''} ${placeOf(wrong)}` : 'right';
}

function placeOf({ at }: Finding): string {
  const [place] = at;
  return place?.type === 'step' ? `${place.stroke}:${place.step}` : '';
}

describe('trail.verify', () => {
  it('accepts every enumerated walk and nothing near it', () => {
    const sketches = fc.oneof(drawings({ points: 4, edges: 6 }), boards({ height: 3, width: 3 }));
    let walked = 0;
    fc.assert(
      fc.property(sketches, fc.nat(), fc.nat(), (sketch, i, j) => {
        fc.pre(sketch.edges.length > 0 && sketch.strokes === 1);
        const level = levelOf(sketch.text);
        const known = new Set<string>();
        const walks = allWalks(sketch);
        const nameOf = (point: number): string => sketch.names[point]!;
        for (const { points, edges } of walks) {
          const names = points.map((point, step) => {
            if (step === 0) return nameOf(point);
            const [a, b] = sketch.edges[edges[step - 1]!]!;
            const copies = sketch.edges.flatMap(([c, d], edge) =>
              (a === c && b === d) || (a === d && b === c) ? [edge] : [],
            );
            return `${nameOf(point)}#${copies.indexOf(edges[step - 1]!) + 1}`;
          });
          known.add(points.join());
          if (known.size < 30) assert.equal(trail.verify(level, [names]), null, sketch.text);
          walked++;
        }
        const [first] = walks;
        if (!first) return;
        const points = [...first.points];
        points[i % points.length] = j % sketch.names.length;
        const route = [points.map(nameOf)];
        assert.equal(trail.verify(level, route) === null, known.has(points.join()), sketch.text);
        assert.ok(trail.verify(level, [route[0]!.slice(0, -1)]), sketch.text);
      }),
      { numRuns: 800 },
    );
    assert.ok(walked > 1000);
  });

  it('says the same of a board’s cells as of their names', () => {
    const seen = new Set<string>();
    const strokes = fc.array(fc.array(fc.nat(8), { maxLength: 5 }), { maxLength: 3 });
    fc.assert(
      fc.property(boards({ height: 2, width: 3 }), strokes, fc.nat(), (sketch, random, which) => {
        const level = levelOf(sketch.text);
        const walks = sketch.strokes === 1 ? allWalks(sketch) : [];
        const walk = walks[which % Math.max(1, walks.length)]?.points;
        const anywhere = random.map((cells) => cells.map((cell) => cell % sketch.names.length));
        for (const cells of [anywhere, ...(walk ? [[walk], [walk.slice(1)]] : [])]) {
          const route = cells.map((stroke) => stroke.map((cell) => sketch.names[cell]!));
          const told = trail.verify(level, route);
          const lines = cells.map((stroke) => Int32Array.from(stroke));
          assert.deepEqual(verifyCells(level, lines), told, sketch.text);
          seen.add(told ? `${told.code}.${told.reason}` : 'right');
        }
      }),
      { numRuns: 2000 },
    );
    assert.ok(seen.has('right') && seen.size > 6, [...seen].join());
  });

  it('finds the first wrong step', () => {
    assert.equal(verdict(bridges, 'N-K-N-L-K-S-K', 'S-L'), 'right');
    assert.equal(verdict(bridges, 'N-K-N-K', 'S-L'), 'stale-solution.drawn 0:3');
    assert.equal(verdict(bridges, 'N-K-S-N'), 'stale-solution.no-edge 0:3');
    assert.equal(verdict(bridges, 'N-K#3'), 'stale-solution.no-copy 0:1');
    assert.equal(verdict(bridges, 'N-K-X'), 'stale-solution.no-point 0:2');
    assert.equal(verdict(bridges, 'N-K', 'S-L', 'K-L'), 'stale-solution.strokes 2:0');
    assert.equal(verdict(bridges, 'N-K#2-N-L', 'K-S-L'), 'incomplete-solution.edges 1:Infinity');
    assert.equal(verdict(bridges), 'incomplete-solution.edges 0:Infinity');
  });

  it('knows holes, walls and jumps of a board', () => {
    const board = (rows: string): string => `[a]\nkind = trail\nboard: spaced\n${rows}\n`;
    assert.equal(verdict(board('. .\n. .'), 'r1c1-r1c2-r2c2-r2c1-r1c1'), 'right');
    assert.equal(verdict(board('. .\n. .'), 'r1c1-r2c2'), 'stale-solution.jump 0:1');
    assert.equal(verdict(board('. .\n. #'), 'r1c2-r2c2'), 'stale-solution.hole 0:1');
    assert.equal(verdict(board('.| .\n. .'), 'r1c2-r1c1'), 'stale-solution.wall 0:1');
    assert.equal(verdict(board('. . .\n. . .'), 'r1c3-r2c1'), 'stale-solution.jump 0:1');
    assert.equal(verdict(board('. . .'), 'r1c1-r1c2-r1c1'), 'stale-solution.drawn 0:2');
  });

  it('keeps to start, end and closing', () => {
    const lollipop = (settings: string): string =>
      `[a]\nkind = trail\n${settings}\npoints: A 0 0 B 1 0 C 1 1 D 0 1\nedges: A-B-C-D-B\n`;
    assert.equal(verdict(lollipop('start = A'), 'A-B-C-D-B'), 'right');
    assert.equal(verdict(lollipop('start = A'), 'B-C-D-B-A'), 'stale-solution.start-at 0:0');
    assert.equal(verdict(lollipop('end = A'), 'B-C-D-B-A'), 'right');
    assert.equal(verdict(lollipop('end = A'), 'A-B-C-D-B'), 'stale-solution.end-at 0:4');
    const triangle = (settings: string): string =>
      `[a]\nkind = trail\nclosed = yes\n${settings}\npoints: A 0 0 B 1 0 C 1 1\nedges: A-B-C-A\n`;
    assert.equal(verdict(triangle(''), 'B-C-A-B'), 'right');
    assert.equal(verdict(triangle(''), 'B-C-A'), 'incomplete-solution.edges 0:Infinity');
    assert.equal(verdict(triangle('start = A\nend = B'), 'A-C-B-A'), 'right');
    assert.equal(
      verdict(triangle('start = A\nend = B'), 'A-B-C-A'),
      'stale-solution.before-closing 0:2',
    );
    const open = '[a]\nkind = trail\nclosed = yes\nstrokes = 2\n...\n.#.\n...\n';
    assert.equal(
      verdict(open, 'r1c1-r1c2-r1c3-r2c3-r3c3', 'r3c3-r3c2-r3c1-r2c1-r1c1'),
      'incomplete-solution.open-stroke 0:Infinity',
    );
  });

  it('takes the empty solution where nothing is to be drawn, and only there', () => {
    for (const text of ['[a]\nkind = trail\n.#.\n', '[a]\nkind = trail\nS#E\n']) {
      assert.equal(verdict(text), 'right');
    }
    const stored = levelOf('[a]\nkind = trail\n.\nsolution:\n');
    assert.deepEqual(stored.solution?.strokes, []);
    assert.equal(trail.verify(stored, []), null);
    assert.equal(verdict('[a]\nkind = trail\n..\n'), 'incomplete-solution.edges 0:Infinity');
  });
});
