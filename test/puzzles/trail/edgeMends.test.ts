import assert from 'node:assert/strict';
import fc from 'fast-check';
import { editsFor } from '../../../src/level/edits';
import type { Change, Fix } from '../../../src/level/finding';
import { applyEdits } from '../../../src/level/range';
import { defaultBudget } from '../../../src/puzzles/check';
import { edgeMends } from '../../../src/puzzles/trail/edgeMends';
import { trail } from '../../../src/puzzles/trail/index';
import { finish } from '../../../src/solvers/search';
import { allWalks, fewestStrokes } from './bruteForce';
import { boards, drawings, levelOf, type Sketch } from './sketch';

/** The remedies of a text that can't be drawn which change an edge or a wall. */
function mendsOf(text: string): readonly Fix[] {
  const level = levelOf(text);
  return trail.structure(level).impossible ? edgeMends(level) : [];
}

function told({ change }: Fix): string {
  switch (change.type) {
    case 'addEdge':
      return `+${change.from}-${change.to}`;
    case 'removeEdge':
      return `-${change.from}-${change.to}#${change.copy}`;
    case 'wall':
      return `${change.present ? '+' : '-'}r${change.row}c${change.column} ${change.side}`;
    default:
      return change.type;
  }
}

const mended = (text: string): string[] => mendsOf(text).map(told);

/** A text after a change, as the editor makes it. */
function carriedOut(text: string, change: Change): string {
  const result = editsFor(levelOf(text), change);
  assert.ok(result.ok, text);
  return applyEdits(text, result.edits);
}

/** Whether a sketch can be drawn, by enumeration. */
function canBeDrawn(sketch: Sketch): boolean {
  if (sketch.edges.length === 0) return false;
  if (sketch.strokes > 1) return fewestStrokes(sketch) <= sketch.strokes;
  return allWalks(sketch).length > 0;
}

/** All sketches of a drawing with an edge more or less. */
function* neighbours(sketch: Sketch): Generator<Sketch> {
  const { names, edges } = sketch;
  for (let i = 0; i < edges.length; i++) {
    yield { ...sketch, edges: edges.filter((_, edge) => edge !== i) };
  }
  for (let a = 0; a < names.length; a++) {
    for (let b = a + 1; b < names.length; b++) yield { ...sketch, edges: [...edges, [a, b]] };
  }
}

/** Levels that can't be drawn. */
function broken(sketches: fc.Arbitrary<Sketch>): fc.Arbitrary<Sketch> {
  return sketches.filter(({ text }) => trail.structure(levelOf(text)).impossible !== null);
}

const points = 'points: A 0 0  B 2 0  C 2 2  D 0 2';

describe('the edges that mend a trail', () => {
  for (const [name, sketches] of [
    ['drawings', drawings({ points: 5, edges: 6 })],
    ['boards', boards({ height: 3, width: 3 })],
  ] as const) {
    it(`leave a level that can be drawn, on small ${name}`, () => {
      let offered = 0;
      fc.assert(
        fc.property(broken(sketches), ({ text }) => {
          const mends = mendsOf(text);
          assert.ok(mends.length <= 3);
          assert.equal(new Set(mends.map(told)).size, mends.length);
          for (const { change } of mends) {
            offered++;
            const after = carriedOut(text, change);
            const level = levelOf(after);
            assert.ok(level.valid, after);
            assert.equal(finish(trail.solve(level, defaultBudget)).verdict, 'solved', after);
          }
        }),
        { numRuns: 800 },
      );
      assert.ok(offered > 100, `${offered} offered`);
    });
  }

  it('are offered just where an edge mends a drawing', () => {
    fc.assert(
      fc.property(broken(drawings({ points: 4, edges: 5 })), (sketch) => {
        const can = [...neighbours(sketch)].some(canBeDrawn);
        assert.equal(mendsOf(sketch.text).length > 0, can, sketch.text);
      }),
      { numRuns: 700 },
    );
  });

  it('are offered wherever a wall mends a board', () => {
    fc.assert(
      fc.property(broken(boards({ height: 3, width: 3 })), ({ text }) => {
        const can = [1, 2, 3].some((row) =>
          [1, 2, 3].some((column) =>
            (['right', 'below'] as const).some((side) =>
              [true, false].some((present) => {
                const { board } = levelOf(text);
                if (!board || row > board.height || column > board.width) return false;
                const change: Change = { type: 'wall', row, column, side, present };
                const level = levelOf(carriedOut(text, change));
                const { impossible, findings } = trail.structure(level);
                return !impossible && !findings.some(({ code }) => code === 'nothing-to-draw');
              }),
            ),
          ),
        );
        assert.equal(mendsOf(text).length > 0, can, text);
      }),
      { numRuns: 500 },
    );
  });

  it('are a copy of an edge, a short line between odd points, an edge of odd ends', () => {
    for (const [text, expected] of [
      // Königsberg: an island with two bridges to each side.
      [
        'points: N 2 0  K 1 1  S 2 2  L 4 1\nedges: N-K-N S-K-S N-L S-L K-L',
        ['-K-N#2', '+N-S', '-K-S#2'],
      ],
      // K4 has all lines; the sides of the square are shorter than its diagonals.
      [`${points}\nedges: A-B-C-D-A A-C B-D`, ['+A-B', '-A-B#1', '+A-D']],
      // From A to C the line would pass through B.
      ['points: A 0 0  B 1 0  C 2 0  D 3 3\nedges: A-B-C B-D', ['+C-D', '+A-D', '+A-B']],
      [`closed = yes\n${points}\nedges: A-B-C`, ['+A-C']],
      [`start = C\n${points}\nedges: A-B-C-A-D`, ['+C-D', '-C-A#1', '+A-D']],
      // An even number of edges everywhere, in two parts; their nearest points.
      ['points: A 0 0  B 0 2  C 1 1  D 3 1  E 4 0  F 4 2\nedges: A-B-C-A D-E-F-D', ['+C-D']],
      // Two lines are too many for one stroke, and two strokes are allowed.
      [`${points}\nedges: A-B C-D`, ['+A-D', '+B-C', '+A-C']],
      [`strokes = 2\n${points}\nedges: A-B C-D`, []],
      // Another than just any trail is expected.
      [`expect = unsolvable\n${points}\nedges: A-B C-D`, []],
      [`expect = unique\n${points}\nedges: A-B C-D`, []],
    ] as const) {
      assert.deepEqual(mended(`[a]\nkind = trail\n${text}\n`), expected, text);
    }
  });

  it('are walls of a board, taken away or set', () => {
    for (const [board, expected] of [
      ['. . . .\n. . . .', ['+r1c2 right', '+r1c2 below', '+r1c3 below']],
      ['.| .\n.| .', ['-r1c1 right', '-r2c1 right', '+r1c1 below']],
      ['.| .| .', []],
      ['S .\n. .\n. .', ['+r1c1 below', '+r2c1 right']],
    ] as const) {
      assert.deepEqual(mended(`[a]\nkind = trail\nboard: spaced\n${board}\n`), expected, board);
    }
  });

  it('are left out of large levels, and soon found in those that are not', () => {
    const edges = (count: number): string => 'A-B '.repeat(count).trimEnd();
    const level = (count: number): string =>
      `[a]\nkind = trail\n${points}\nedges: ${edges(count)} A-C A-D\n`;
    assert.deepEqual(mended(level(20_001)), []);
    assert.equal(mended(level(8_001)).length, 3);
  });
});
