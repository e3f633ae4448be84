import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { Finding } from '../../../src/level/finding';
import { pairs } from '../../../src/puzzles/pairs/index';
import { finish } from '../../../src/solvers/search';
import { pairsText, smallPairs } from './boards';
import { fewestTurns, joinable, tileCells } from './bruteForce';
import { levelOf, nameOf, pairsLevel } from './levelOf';

/** What is said of the solution that stands in a level. */
function told(text: string): Finding | null {
  const level = pairsLevel(`kind = pairs\n${text}\n`);
  const strokes = level.solution?.strokes;
  assert.ok(strokes, text);
  return pairs.verify(level, strokes);
}

function fault(text: string): unknown[] {
  const wrong = told(text);
  const [place] = wrong?.at ?? [];
  return place?.type === 'step' ? [wrong!.reason, place.stroke, place.step] : [wrong];
}

describe('pairs.verify', () => {
  it('accepts what is right: by the ring, past tiles that are gone, with corners only', () => {
    assert.equal(told('1 2 1 2\nsolution:\n  r1c1-r0c1-r0c3-r1c3\n  r1c2-r1c4'), null);
    assert.equal(told('1 # 1\n. . .\nborder = closed\nsolution:\n  r1c1-r2c1-r2c3-r1c3'), null);
    assert.equal(told('. .\nsolution:\n'), null);
    assert.equal(
      told('turns = any\nP Q\nQ P\nsolution:\n  r1c1-r0c1-r0c3-r2c3-r2c2\n  r1c2-r2c2-r2c1'),
      null,
    );
  });

  it('names the first wrong step', () => {
    const cases: readonly (readonly [string, string, number, number])[] = [
      ['1 2 1 2\nsolution:\n  r1c1-r1c3\n  r1c2-r1c4', 'in-the-way', 0, 1],
      ['1 2 2 1\nsolution:\n  r1c1-r1c2', 'tiles-differ', 0, 1],
      ['1 . 1\nsolution:\n  r1c1-r1c2', 'no-tile', 0, 1],
      ['1 . 1\nsolution:\n  r1c2-r1c3', 'no-tile', 0, 0],
      ['1 . 1\nsolution:\n  r0c1-r1c1', 'no-tile', 0, 0],
      ['1 1 1 1\nsolution:\n  r1c1-r1c2\n  r1c3-r1c2', 'tile-gone', 1, 1],
      ['1 1 1 1\nsolution:\n  r1c1-r1c2\n  r1c2-r1c3', 'tile-gone', 1, 0],
      ['1 1\nsolution:\n  r1c1', 'one-tile', 0, 0],
      ['1 1\nsolution:\n  r1c1-r0c1-r0c2-r2c2', 'in-the-way', 0, 3],
      ['1 # 1\nsolution:\n  r1c1-r1c3', 'block', 0, 1],
      ['1| 1\nsolution:\n  r1c1-r1c2', 'line-wall', 0, 1],
      ['border = closed\n1 1\nsolution:\n  r1c1-r0c1-r0c2-r1c2', 'border-closed', 0, 1],
      ['1 . 1\nsolution:\n  r1c1-r0c1-r0c2-r1c2-r1c3', 'too-many-turns', 0, 3],
      ['turns = 0\n1 .\n. 1\nsolution:\n  r1c1-r1c2-r2c2', 'too-many-turns', 0, 1],
      ['1 . 1\nsolution:\n  r1c1-r1c2-r1c1', 'line-back', 0, 2],
    ];
    for (const [text, reason, stroke, step] of cases) {
      assert.deepEqual(fault(text), [reason, stroke, step], text);
      assert.equal(told(text)?.code, 'stale-solution');
    }
  });

  it('says how many tiles are left', () => {
    const wrong = told('1 1 2 2\nsolution:\n  r1c1-r1c2');
    assert.equal(wrong?.code, 'incomplete-solution');
    assert.deepEqual(wrong.args, { pairs: 1, left: 2 });
    assert.equal(told('1 1\nsolution:\n')?.code, 'incomplete-solution');
  });

  it('refuses routes that jump or name no cell', () => {
    const level = pairsLevel('kind = pairs\n1 . 1');
    const reason = (names: string[]): unknown => pairs.verify(level, [names])?.reason;
    assert.equal(reason(['r1c1', 'r1c3']), 'line-jump');
    assert.equal(reason(['r1c1', 'x', 'r1c3']), 'no-cell');
    assert.equal(reason(['r1c1', 'r0c1', 'r0c2', 'r0c3', 'r0c4', 'r0c5']), 'no-cell');
    assert.equal(reason([]), 'no-cell');
  });

  it('goes along with plain rules where solutions are spoilt', () => {
    let right = 0;
    let wrong = 0;
    fc.assert(
      fc.property(
        smallPairs({ height: 4, width: 4, tiles: 12 }, true),
        fc.nat(),
        fc.nat(),
        fc.constantFrom('swap', 'drop', 'keep'),
        (board, i, j, change) => {
          const outcome = finish(pairs.solve(levelOf(board), { steps: 100_000 }));
          if (outcome.verdict !== 'solved' || outcome.route.length === 0) return;
          const route = [...outcome.route];
          const [a, b] = [i % route.length, j % route.length];
          if (change === 'swap') [route[a], route[b]] = [route[b]!, route[a]!];
          if (change === 'drop') route.splice(a, 1);
          const isRight = follows(route);
          assert.equal(pairs.verify(levelOf(board), route) === null, isRight, pairsText(board));
          if (isRight) right++;
          else wrong++;

          /** Whether every stroke joins a pair that can be joined, over cells that are free. */
          function follows(strokes: typeof route): boolean {
            const taken = new Set(tileCells(board));
            for (const stroke of strokes) {
              const ends = [stroke[0]!, stroke[stroke.length - 1]!];
              const pair = joinable(board, taken).find((cells) =>
                cells.every((cell) => ends.includes(nameOf(board, cell))),
              );
              const names = new Set([...taken].map((cell) => nameOf(board, cell)));
              if (!pair || stroke.slice(1, -1).some((name) => names.has(name))) return false;
              assert.notEqual(fewestTurns(board, taken, ...pair), null);
              for (const cell of pair) taken.delete(cell);
            }
            return taken.size === 0;
          }
        },
      ),
      { numRuns: 800 },
    );
    assert.ok(right > 50 && wrong > 50, `${right} right, ${wrong} wrong`);
  });
});
