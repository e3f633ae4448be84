import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { Level } from '../../../src/level/level';
import { defaultBudget } from '../../../src/puzzles/check';
import type { Outcome, Route } from '../../../src/puzzles/puzzle';
import { trail } from '../../../src/puzzles/trail/index';
import { edgesPerStep } from '../../../src/solvers/eulerianTrail';
import { finish } from '../../../src/solvers/search';
import { corpusText } from '../../corpus';
import { allWalks, drawnLine, fewestStrokes } from './bruteForce';
import { readFile } from '../../../src/level/read';
import { boards, drawings, edgesOf, levelOf } from './sketch';

const small = [drawings({ points: 4, edges: 7 }), boards({ height: 3, width: 3 })];

function solved(level: Level, other?: Route): Outcome {
  return finish(trail.solve(level, defaultBudget, other));
}

describe('trail.solve', () => {
  for (const [name, sketches] of [
    ['drawings', small[0]!],
    ['boards', small[1]!],
  ] as const) {
    it(`agrees with enumeration on small ${name}, and finds a second trail if there is one`, () => {
      const seen = { solved: 0, unsolvable: 0 };
      fc.assert(
        fc.property(sketches, (sketch) => {
          fc.pre(sketch.edges.length > 0);
          const level = levelOf(sketch.text);
          assert.ok(level.valid, sketch.text);
          const outcome = solved(level);
          assert.notEqual(outcome.verdict, 'undecided');
          seen[outcome.verdict as 'solved' | 'unsolvable']++;
          if (sketch.strokes > 1) {
            const fewest = fewestStrokes(sketch);
            assert.equal(outcome.verdict === 'solved', fewest <= sketch.strokes, sketch.text);
            if (outcome.verdict === 'solved') assert.equal(outcome.route.length, fewest);
            return;
          }
          const lines = new Set(
            allWalks(sketch).map(({ edges }) => drawnLine(edges, sketch.closed)),
          );
          assert.equal(outcome.verdict === 'solved', lines.size > 0, sketch.text);
          if (outcome.verdict !== 'solved') return;
          const line = drawnLine(edgesOf(outcome.route, sketch), sketch.closed);
          assert.ok(lines.has(line), sketch.text);
          const second = solved(level, outcome.route);
          assert.equal(second.verdict === 'solved', lines.size > 1, sketch.text);
          if (second.verdict !== 'solved') return;
          const other = drawnLine(edgesOf(second.route, sketch), sketch.closed);
          assert.ok(lines.has(other) && other !== line, sketch.text);
        }),
        { numRuns: 1200 },
      );
      assert.ok(seen.solved > 150 && seen.unsolvable > 150, JSON.stringify(seen));
    });
  }

  it('tells a unique trail from any of its routes', () => {
    fc.assert(
      fc.property(fc.oneof(...small), fc.nat(), (sketch, which) => {
        fc.pre(sketch.strokes === 1 && sketch.edges.length > 0);
        const level = levelOf(sketch.text);
        const routes: Route[] = [];
        finish(trail.routes(level, defaultBudget, (route) => routes.push(route) < 50));
        fc.pre(routes.length > 0);
        const second = solved(level, routes[which % routes.length]);
        assert.equal(second.verdict === 'solved', routes.length > 1, sketch.text);
      }),
      { numRuns: 500 },
    );
  });

  it('names no copy of an edge where any will do, and tells copies apart in a second trail', () => {
    const level = levelOf('[a]\nkind = trail\npoints: A 0 0 B 1 0 C 2 0\nedges: A-B A-B A-B B-C\n');
    const first = solved(level);
    assert.ok(first.verdict === 'solved');
    assert.deepEqual(first.route, [['A', 'B', 'A', 'B', 'C']]);
    const second = solved(level, first.route);
    assert.ok(second.verdict === 'solved');
    assert.deepEqual(second.route, [['A', 'B#2', 'A', 'B', 'C']]);
  });

  it('pauses on a large board, and says undecided where the budget runs out', () => {
    const rows = Array.from({ length: 120 }, () => '.'.repeat(120)).join('\n');
    const level = levelOf(`[a]\nkind = trail\nstrokes = 1000\n${rows}\n`);
    const search = trail.solve(level, defaultBudget);
    let pauses = 0;
    for (let next = search.next(); next.done !== true; next = search.next()) pauses++;
    assert.ok(pauses >= Math.floor((2 * 120 * 119) / edgesPerStep));
    assert.equal(finish(trail.solve(level, { steps: 2 })).verdict, 'undecided');
  });

  it('draws a thousand by thousand board, walking each edge a constant number of times', function () {
    this.timeout(60_000);
    const rows = Array.from({ length: 1000 }, () => '.'.repeat(1000)).join('\n');
    const level = levelOf(`[a]\nkind = trail\nstrokes = 1996\n${rows}\n`);
    const outcome = solved(level);
    assert.ok(outcome.steps <= (2 * 2_000_000) / edgesPerStep + 10);
    assert.ok(outcome.verdict === 'solved');
    assert.equal(outcome.route.length, 1996);
    assert.equal(
      outcome.route.reduce((sum, stroke) => sum + stroke.length - 1, 0),
      1_998_000,
    );
  });

  for (const file of ['trail-cases', 'trail-drawings']) {
    it(`decides the levels of ${file}.grid as they expect`, function () {
      const { levels } = readFile(corpusText(this, `levels/${file}.grid`), [trail.syntax]);
      assert.ok(levels.length > 1);
      for (const level of levels) {
        assert.ok(level.valid, level.header?.id);
        const { verdict } = solved(level);
        const expected = level.values.get('expect') === 'unsolvable' ? 'unsolvable' : 'solved';
        assert.equal(verdict, expected, level.header?.id);
      }
    });
  }
});
