import assert from 'node:assert/strict';
import fc from 'fast-check';
import { pairs } from '../../../src/puzzles/pairs/index';
import { joinPair, joinablePairs } from '../../../src/puzzles/pairs/join';
import { corpusText } from '../../corpus';
import { pairsText, smallPairs } from './boards';
import { fewestTurns, joinable, tileCells } from './bruteForce';
import { levelOf, nameOf, pairsLevel } from './levelOf';

interface Query {
  readonly rows: readonly string[];
  readonly a: string;
  readonly b: string;
  readonly turns: number | 'any';
  readonly border: string;
  readonly joined: boolean;
  readonly minTurns: number | null;
}

describe('joinPair', () => {
  it('answers the queries of join-queries.json', function () {
    const queries = JSON.parse(corpusText(this, 'levels/join-queries.json')) as Query[];
    for (const { rows, a, b, turns, border, joined, minTurns } of queries) {
      const settings = `kind = pairs\nturns = ${turns}\nborder = ${border}\n`;
      const join = joinPair(pairsLevel(settings + rows.join('\n')), a, b);
      assert.equal(join.joined, joined, rows.join('/'));
      assert.equal(join.turns, minTurns, rows.join('/'));
    }
  });

  it('agrees with a plain search on small boards, with some tiles gone, and its line can be walked', () => {
    fc.assert(
      fc.property(
        smallPairs({ height: 4, width: 5, tiles: 14 }, true),
        fc.array(fc.nat(), { maxLength: 3 }),
        (board, away) => {
          const level = levelOf(board);
          const tiles = tileCells(board);
          const gone = new Set(tiles.length === 0 ? [] : away.map((i) => tiles[i % tiles.length]!));
          const taken = new Set(tiles.filter((cell) => !gone.has(cell)));
          const names = [...gone].map((cell) => nameOf(board, cell));
          const most = board.turns === 'any' ? Infinity : board.turns;
          for (const a of taken) {
            for (const b of taken) {
              const join = joinPair(level, nameOf(board, a), nameOf(board, b), names);
              const equal = a !== b && board.cells[a] === board.cells[b];
              const turns = equal ? fewestTurns(board, taken, a, b) : null;
              assert.equal(join.turns, turns, pairsText(board));
              assert.equal(join.joined, turns !== null && turns <= most);
              if (join.joined) assert.equal(walked(board, [...gone], join.line!), true);
            }
          }
          assert.deepEqual(
            joinablePairs(level, names),
            joinable(board, taken).map((pair) => pair.map((cell) => nameOf(board, cell))),
          );
        },
      ),
      { numRuns: 400 },
    );

    /** Whether a line is a right first stroke once cells are gone. */
    function walked(
      board: Parameters<typeof pairsText>[0],
      gone: readonly number[],
      line: readonly string[],
    ): boolean {
      const cells = board.cells.map((symbol, cell) => (gone.includes(cell) ? '.' : symbol));
      const wrong = pairs.verify(levelOf({ ...board, cells }), [line]);
      return wrong === null || wrong.code === 'incomplete-solution';
    }
  });

  it('names the shape of a line', () => {
    const shapeOf = (rows: string, a: string, b: string): string | null =>
      joinPair(pairsLevel(`kind = pairs\nturns = any\nborder = closed\n${rows}`), a, b).shape;
    assert.equal(shapeOf('1.1', 'r1c1', 'r1c3'), 'straight');
    assert.equal(shapeOf('1.\n.1', 'r1c1', 'r2c2'), 'L');
    assert.equal(shapeOf('1#1\n...', 'r1c1', 'r1c3'), 'U');
    assert.equal(shapeOf('1.#\n#..\n##1', 'r1c1', 'r3c3'), 'winding');
    assert.equal(shapeOf('1..#\n##.1', 'r1c1', 'r2c4'), 'Z');
  });

  it('takes the shortest of the lines with the fewest turns', () => {
    const join = joinPair(pairsLevel('kind = pairs\n.....\n1.2.1\n22222'), 'r2c1', 'r2c5');
    assert.deepEqual(join.line, ['r2c1', 'r1c1', 'r1c2', 'r1c3', 'r1c4', 'r1c5', 'r2c5']);
  });

  it('says why two cells can’t be joined', () => {
    const level = pairsLevel('kind = pairs\n1 2 .\n9 9 9\n9 9 1');
    const reason = (a: string, b: string, gone: string[] = []): unknown =>
      joinPair(level, a, b, gone).told.reason;
    assert.equal(reason('r1c1', 'r1c3'), 'no-tile');
    assert.equal(reason('r1c1', 'r9c9'), 'no-tile');
    assert.equal(reason('r1c1', 'somewhere'), 'no-tile');
    assert.equal(reason('r1c1', 'r1c1'), 'same-tile');
    assert.equal(reason('r1c1', 'r1c2'), 'tiles-differ');
    assert.equal(reason('r1c1', 'r3c3'), 'turns');
    assert.equal(reason('r1c1', 'r3c3', ['r2c1', 'r3c1', 'r3c2']), 'L');
    assert.equal(reason('r1c1', 'r3c3', ['r3c3']), 'no-tile');
    const closed = pairsLevel('kind = pairs\nborder = closed\n1 9 1');
    assert.equal(joinPair(closed, 'r1c1', 'r1c3').told.reason, 'no-way');
  });
});
