import assert from 'node:assert/strict';
import fc from 'fast-check';
import { defaultBudget } from '../../../src/puzzles/check';
import { isRefused } from '../../../src/puzzles/play';
import type { Continuation, Route } from '../../../src/puzzles/puzzle';
import { continueTrail } from '../../../src/puzzles/trail/goOn';
import { trail } from '../../../src/puzzles/trail/index';
import { trailPlay } from '../../../src/puzzles/trail/play';
import { finish } from '../../../src/solvers/search';
import { playBoardOf } from '../play/levels';
import { canGoOn, edgeLeft } from './bruteForce';
import { boards, drawings, levelOf, type Sketch } from './sketch';

function goneOn(text: string, begun: Route): Continuation {
  return finish(continueTrail(levelOf(text), begun, defaultBudget));
}

/** Strokes begun at random, as points: walks along edges not yet drawn, lifted anywhere. */
function begunAtRandom(sketch: Sketch, random: () => number): number[][] {
  const { names, edges, strokes, start, text } = sketch;
  // A cell without edges may be a hole.
  const points = text.includes('board:') ? edges.flat() : [...names.keys()];
  const drawn = new Set<number>();
  const begun: number[][] = [];
  const many = 1 + (random() % strokes);
  while (begun.length < many) {
    const stroke = [begun.length === 0 && start >= 0 ? start : points[random() % points.length]!];
    begun.push(stroke);
    for (let steps = random() % (edges.length + 1); steps > 0; steps--) {
      const here = stroke.at(-1)!;
      const ways = edges.flatMap(([a, b], edge) =>
        drawn.has(edge) || (a !== here && b !== here) ? [] : [edge],
      );
      if (ways.length === 0) break;
      const way = ways[random() % ways.length]!;
      const to = edges[way]![0] === here ? edges[way]![1] : edges[way]![0];
      drawn.add(edgeLeft(edges, drawn, here, to));
      stroke.push(to);
    }
  }
  return begun;
}

const sketches = fc.oneof(
  drawings({ points: 4, edges: 7 }),
  boards({ height: 2, width: 3 }),
  boards({ height: 3, width: 3 }),
);

describe('going on with a trail', () => {
  it('agrees with trying everything, and never is undecided', () => {
    const seen = { solved: 0, unsolvable: 0, several: 0 };
    fc.assert(
      fc.property(sketches, fc.infiniteStream(fc.nat(1000)), (sketch, stream) => {
        fc.pre(sketch.edges.length > 0);
        const points = begunAtRandom(sketch, () => Number(stream.next().value));
        const begun = points.map((stroke) => stroke.map((point) => sketch.names[point]!));
        const told = goneOn(sketch.text, begun);
        const truth = canGoOn(sketch, points);
        const where = `${sketch.text}\n${JSON.stringify(begun)}`;
        assert.equal(told.verdict, truth ? 'solved' : 'unsolvable', where);
        seen[truth ? 'solved' : 'unsolvable']++;
        if (told.verdict !== 'solved') return;
        if (told.route.length > begun.length) seen.several++;
        assert.equal(trail.verify(levelOf(sketch.text), told.route), null, where);
        begun.forEach((stroke, i) => {
          const same = told.route[i]?.slice(0, stroke.length);
          assert.deepEqual(same, stroke, where);
          if (i < begun.length - 1) assert.equal(told.route[i]?.length, stroke.length, where);
        });
      }),
      { numRuns: 1500 },
    );
    assert.ok(seen.solved > 150 && seen.unsolvable > 150, JSON.stringify(seen));
    assert.ok(seen.several > 25, JSON.stringify(seen));
  });

  it('gives moves that a player may make', () => {
    let lifted = 0;
    fc.assert(
      fc.property(sketches, fc.infiniteStream(fc.nat(1000)), (sketch, stream) => {
        fc.pre(sketch.edges.length > 0);
        const board = playBoardOf(levelOf(sketch.text));
        let route = trailPlay.start(board);
        for (let i = stream.next().value! % 6; i >= 0; i--) {
          const may = trailPlay.allowed(board, route);
          if (may.length === 0) break;
          const next = trailPlay.move(board, route, may[stream.next().value! % may.length]!);
          if (!isRefused(next)) route = next;
        }
        const told = goneOn(sketch.text, route);
        if (told.verdict !== 'solved') return;
        const [flat, made] = [told.route.flat(), route.flat().length];
        const isOnlyBegun = route.at(-1)?.length === 1;
        for (const to of flat.slice(made)) {
          // A stroke that has only begun is begun elsewhere instead of lifted.
          if (isOnlyBegun && told.route[route.length - 1]?.length === 1) return;
          const next = trailPlay.move(board, route, to);
          const where = `${sketch.text}\n${JSON.stringify([route, told.route])} ${to}`;
          assert.ok(!isRefused(next), where);
          if (next.length > route.length) lifted++;
          route = next;
        }
        assert.ok(trailPlay.done(board, route), sketch.text);
      }),
      { numRuns: 1500 },
    );
    assert.ok(lifted > 15, `lifted ${lifted} times`);
  });
});
