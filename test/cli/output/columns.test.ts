import assert from 'node:assert/strict';
import { inColumns } from '../../../src/cli/output/columns';

describe('texts in columns', () => {
  it('have equal width, row by row, within the room there is', () => {
    assert.deepEqual(inColumns(['1 a-b', '2 b-c', '10 c-d'], 15), ['1 a-b    2 b-c', '10 c-d']);
    assert.deepEqual(inColumns(['北-南', 'a-b', 'c'], 13), ['北-南   a-b', 'c']);
  });

  it('stand alone where one is wider than the room', () => {
    assert.deepEqual(inColumns(['abc', 'd'], 1), ['abc', 'd']);
    assert.deepEqual(inColumns([], 80), []);
  });
});
