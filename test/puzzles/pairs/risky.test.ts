import assert from 'node:assert/strict';
import fc from 'fast-check';
import { pairs } from '../../../src/puzzles/pairs/index';
import { riskyGame } from '../../../src/puzzles/pairs/risky';
import { finish } from '../../../src/solvers/search';
import { pairsText, smallPairs } from './boards';
import { allGames, joinable, tileCells } from './bruteForce';
import { levelOf, pairsLevel } from './levelOf';

describe('riskyGame', () => {
  it('finds the shortest game that gets stuck on small boards, or none where there is none', () => {
    let risky = 0;
    let safe = 0;
    fc.assert(
      fc.property(smallPairs({ height: 4, width: 4, tiles: 12 }, true), (board) => {
        const { clearable, shortestStuck } = allGames(board);
        if (!clearable) return;
        const [warning, ...more] = finish(riskyGame(levelOf(board)));
        assert.equal(more.length, 0);
        assert.equal(warning?.related.length ?? null, shortestStuck, pairsText(board));
        if (!warning) {
          safe++;
          return;
        }
        risky++;
        const taken = new Set(tileCells(board));
        const lines = warning.related.map(({ args }) => String(args['line']).split('-'));
        const wrong = pairs.verify(levelOf(board), lines);
        assert.equal(wrong?.code, 'incomplete-solution', pairsText(board));
        for (const { at } of warning.related) {
          const [a, b] = at.map((place) => {
            assert.ok(place.type === 'cell');
            return (place.row - 1) * board.width + place.column - 1;
          });
          const isMove = ([x, y]: [number, number]): boolean =>
            x === Math.min(a!, b!) && y === Math.max(a!, b!);
          assert.ok(joinable(board, taken).some(isMove), pairsText(board));
          taken.delete(a!);
          taken.delete(b!);
        }
        assert.deepEqual(joinable(board, taken), []);
        assert.equal(warning.at.length, taken.size);
        assert.deepEqual(warning.args, { pairs: warning.related.length, left: taken.size });
      }),
      { numRuns: 1500 },
    );
    assert.ok(risky > 20 && safe > 100, `${risky} risky, ${safe} not`);
  });

  it('warns of a choice that leaves tiles, and not where every order of play clears', () => {
    const risky = pairsLevel('kind = pairs\nborder = closed\n1 2 1\n1 1 2');
    assert.deepEqual(
      finish(pairs.cautions!(risky)).map(({ code, severity }) => [code, severity]),
      [['risky', 'warning']],
    );
    const safe = pairsLevel('kind = pairs\nborder = closed\n1 1 2 2 1 1');
    assert.deepEqual(finish(pairs.cautions!(safe)), []);
  });
});
