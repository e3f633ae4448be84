import assert from 'node:assert/strict';
import fc from 'fast-check';
import { joinPair } from '../../../src/puzzles/pairs/join';
import { joinsAt } from '../../../src/puzzles/pairs/joinsAt';
import { pairsPlay } from '../../../src/puzzles/pairs/play';
import { isRefused } from '../../../src/puzzles/play';
import { levelFrom, playBoardOf } from '../play/levels';
import { pairsText, smallPairs } from './boards';
import { fewestTurns, joinable, tileCells } from './bruteForce';
import { levelOf, nameOf } from './levelOf';

const small = { height: 4, width: 5, tiles: 14 };

/** What is said of a place of a level of this text, after some pairs of places are gone. */
function notes(text: string, place: string, ...gone: [string, string][]): readonly unknown[] {
  const board = playBoardOf(levelFrom(`kind = pairs\n${text}`));
  return pairsPlay.notes!(board, gone, place).map(({ note, args }) => [note, args]);
}

describe('pairsPlay', () => {
  it('joins, refuses and tells what joinPair does, with some tiles gone', () => {
    let joins = 0;
    fc.assert(
      fc.property(smallPairs(small, true), fc.array(fc.nat(), { maxLength: 3 }), (board, away) => {
        const level = levelOf(board);
        const play = playBoardOf(level);
        const tiles = tileCells(board);
        const gone = new Set(tiles.length === 0 ? [] : away.map((i) => tiles[i % tiles.length]!));
        const names = [...gone].map((cell) => nameOf(board, cell));
        const route = names.map((name) => [name]);
        const taken = new Set(tiles.filter((cell) => !gone.has(cell)));
        for (const a of tiles) {
          for (const b of tiles) {
            const [from, to] = [nameOf(board, a), nameOf(board, b)];
            const move = pairsPlay.move(play, route, to, from);
            const join = joinPair(level, from, to, names);
            if (join.joined) {
              joins++;
              assert.deepEqual(move, [...route, join.line]);
              continue;
            }
            assert.ok(isRefused(move), pairsText(board));
            const why = join.told.reason === 'same-tile' ? 'no-tile' : join.told.reason;
            assert.equal(move.refused, why);
          }
        }
        const all = joinable(board, taken);
        for (const cell of tiles) {
          const mates = all.flatMap((pair) =>
            pair.includes(cell) ? pair.filter((one) => one !== cell) : [],
          );
          const said = pairsPlay.notes!(play, route, nameOf(board, cell));
          if (gone.has(cell)) {
            assert.deepEqual(said, [{ note: 'gone', args: {} }]);
            continue;
          }
          if (mates.length === 0) {
            assert.deepEqual(said, [{ note: 'joins-none', args: {} }]);
            continue;
          }
          const more = Number(said.find(({ note }) => note === 'joins-more')?.args['more'] ?? 0);
          const named = said.filter(({ note }) => note !== 'joins-more');
          assert.equal(named.length + more, mates.length, pairsText(board));
          for (const { note, args } of named) {
            const mate = mates.find((one) => nameOf(board, one) === args['cell']);
            assert.ok(mate !== undefined, pairsText(board));
            const turns = fewestTurns(board, taken, cell, mate);
            assert.equal(args['turns'], turns);
            assert.equal(note === 'joins-straight', turns === 0);
            assert.equal(note === 'joins-turn', turns === 1);
          }
        }
      }),
      { numRuns: 300 },
    );
    assert.ok(joins > 300);
  });

  it('says what a tile can be joined with, and by what line', () => {
    assert.deepEqual(notes('A . A', 'r1c1'), [['joins-straight', { cell: 'r1c3', turns: 0 }]]);
    assert.deepEqual(notes('A .\n. A', 'r1c1'), [['joins-turn', { cell: 'r2c2', turns: 1 }]]);
    assert.deepEqual(notes('border = closed\nA # A\n. . .', 'r1c1'), [
      ['joins', { cell: 'r1c3', turns: 2 }],
    ]);
    assert.deepEqual(notes('A # A', 'r1c1'), [['joins-ring', { cell: 'r1c3', turns: 2 }]]);
    assert.deepEqual(notes('border = closed\nA # A', 'r1c1'), [['joins-none', {}]]);
    assert.deepEqual(notes('A . A', 'r1c2'), []);
    assert.deepEqual(notes('A . A', 'r9c9'), []);
  });

  it('names the easiest two and counts the others; what is gone is gone', () => {
    assert.deepEqual(notes('A A\n. A\nA .', 'r1c1'), [
      ['joins-straight', { cell: 'r1c2', turns: 0 }],
      ['joins-straight', { cell: 'r3c1', turns: 0 }],
      ['joins-more', { more: 1 }],
    ]);
    assert.deepEqual(notes('A B A\nB . .', 'r1c1', ['r1c2', 'r2c1']), [
      ['joins-straight', { cell: 'r1c3', turns: 0 }],
    ]);
    assert.deepEqual(notes('A B A\nB . .', 'r1c2', ['r1c2', 'r2c1']), [['gone', {}]]);
  });
});

describe('joinsAt', () => {
  it('tells each line as joinPair does, the fewest turns first, and counts those beyond four', () => {
    const level = levelFrom('kind = pairs\nA A A A A\nA . . . A\n');
    const told = joinsAt(level, 'r2c1');
    assert.equal(told.length, 5);
    for (const one of told.slice(0, 4)) {
      assert.deepEqual(joinPair(level, 'r2c1', String(one.args['to'])).told, one);
    }
    const turns = told.slice(0, 4).map(({ args }) => Number(args['turns']));
    assert.deepEqual(
      turns,
      [...turns].sort((a, b) => a - b),
    );
    assert.deepEqual([told[4]!.reason, told[4]!.args], ['more', { more: 1 }]);
  });

  it('tells that there is none, and nothing of a cell without a tile', () => {
    const level = levelFrom('kind = pairs\nborder = closed\nA B A\n. . #\n');
    assert.deepEqual(
      joinsAt(level, 'r1c2').map(({ code, reason }) => [code, reason]),
      [['not-joined', 'with-none']],
    );
    assert.deepEqual(joinsAt(level, 'r2c1'), []);
    assert.deepEqual(joinsAt(level, 'r2c3'), []);
    assert.deepEqual(joinsAt(level, 'r7c1'), []);
  });
});
