import assert from 'node:assert/strict';
import fc from 'fast-check';
import { isLevelId } from '../../src/level/levelId';
import { readGrid } from '../../src/puzzles/index';

describe('isLevelId', () => {
  it('takes exactly what a header is read as', () => {
    const part = fc.constantFrom(
      ...['a', '一', '1', '2 ', ' ', '//', '/', '.', '_', '|', '-', '[', ']', ',', '#', '"', "'"],
      ...['［', '】', '，', '\n', '\u3000', '=', 'board:', '😀'],
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 5 }), (parts) => {
        const id = parts.join('');
        const { levels } = readGrid(`[${id}]\nboard:\n..\n`);
        const found = levels[0]?.findings.filter(({ severity }) => severity === 'error') ?? [];
        const isRead = levels.length === 1 && levels[0]?.header?.id === id && found.length === 0;
        assert.equal(isLevelId(id), isRead, JSON.stringify(id));
      }),
      { numRuns: 1000 },
    );
  });
});
