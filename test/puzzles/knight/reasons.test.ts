import assert from 'node:assert/strict';
import type { Finding, Place } from '../../../src/level/finding';
import { cellName } from '../../../src/level/route';
import { defaultBudget } from '../../../src/puzzles/check';
import { readGrid } from '../../../src/puzzles/index';
import { knight } from '../../../src/puzzles/knight/index';
import { finish } from '../../../src/solvers/search';

/** Why a board written as `.../...` has no tour. */
function reasonOf(board: string, settings = ''): Finding {
  const [level] = readGrid(`kind = knight\n${settings}${board.replaceAll('/', '\n')}\n`).levels;
  assert.ok(level?.valid, board);
  const outcome = finish(knight.solve(level, defaultBudget));
  assert.ok(outcome.verdict === 'unsolvable', `${board}: ${outcome.verdict}`);
  return outcome.reason;
}

const closed = 'closed = yes\n';
const names = (places: readonly Place[]): string[] =>
  places.map((place) => (place.type === 'cell' ? cellName(place.row, place.column) : place.type));

describe('why there is no knight’s tour', () => {
  it('names the parts that moves make of a board, not those that neighbours make', () => {
    const middle = reasonOf('.../.../...');
    assert.equal(middle.code, 'disconnected');
    assert.deepEqual(middle.related.map(({ at }) => at.length).sort(), [1, 8]);
    const strips = reasonOf('..../....');
    assert.deepEqual(
      strips.related.map(({ at }) => names(at).join(' ')),
      ['r1c1 r2c3', 'r1c2 r2c4', 'r1c3 r2c1', 'r1c4 r2c2'],
    );
  });

  it('counts colours, and knows on which a tour begins', () => {
    const counts = reasonOf('....#/....#/....#/.....', closed);
    assert.deepEqual([counts.code, counts.reason], ['colour-balance', 'closed']);
    assert.equal(counts.at.length, 9);
    const start = reasonOf('.S.../...../...../...../.....');
    assert.deepEqual([start.code, start.reason], ['colour-balance', 'end']);
    assert.deepEqual(names(start.at), ['r1c2']);
  });

  it('names cells that a knight can’t leave again, and moves that are forced', () => {
    const dead = reasonOf('.../.#./..#', closed);
    assert.deepEqual([dead.code, dead.reason], ['dead-ends', 'closed']);
    assert.ok(dead.at.length > 0);
    const third = reasonOf('.##../...../...../.....', closed);
    assert.deepEqual([third.code, third.reason], ['forced-edges', 'third']);
    const ends = reasonOf('...../...../..#../.....');
    assert.deepEqual([ends.code, ends.reason], ['forced-edges', 'ends']);
    assert.equal(ends.related.length, 3);
  });

  it('names Schwenk where a whole board is closed, and else says that all was searched', () => {
    assert.equal(reasonOf('..../..../..../....', closed).code, 'schwenk');
    assert.equal(reasonOf('.../.../...', closed).reason, 'odd');
    assert.equal(reasonOf('..../..../..../....').code, 'exhausted');
  });
});
