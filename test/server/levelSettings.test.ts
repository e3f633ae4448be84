import assert from 'node:assert/strict';
import { readGrid } from '../../src/puzzles/index';
import { levelSettings } from '../../src/server/levelSettings';

describe('levelSettings', () => {
  const file = readGrid('expect = unique\n\n[a]\ntitle = Round\nclosed = yes\nboard:\n..\n..\n');
  const told = levelSettings(file, file.levels[0]!);

  it('lists title, kind, expect and the kind’s own, switches last', () => {
    assert.deepEqual(
      told.map(({ key }) => key),
      ['title', 'kind', 'expect', 'numbers', 'ends', 'closed'],
    );
  });

  it('tells what holds, and what would without a line of the level’s own', () => {
    const values = told.map(({ key, holds, otherwise }) => [key, holds, otherwise]);
    assert.deepEqual(values, [
      ['title', 'Round', ''],
      ['kind', 'path', 'path'],
      ['expect', 'unique', 'unique'],
      ['numbers', 'order', 'order'],
      ['ends', 'numbers', 'numbers'],
      ['closed', 'yes', 'no'],
    ]);
  });
});
