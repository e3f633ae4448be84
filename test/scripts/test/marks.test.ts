import assert from 'node:assert/strict';
import { mark, readMark } from '../../../scripts/test/marks.mjs';

describe('marks', () => {
  it('are read as they were written, on one line', () => {
    const value = { title: 'two\nlines', count: 2 };
    const line = mark('failed', value);
    assert.ok(!line.includes('\n'));
    assert.deepEqual(readMark(line), { name: 'failed', value });
  });

  it('are told from lines for people', () => {
    assert.equal(readMark('27 passed'), undefined);
    assert.equal(readMark('  #gridwright line "indented"'), undefined);
  });
});
