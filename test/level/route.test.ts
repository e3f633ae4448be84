import assert from 'node:assert/strict';
import fc from 'fast-check';
import { cellName, readCellName } from '../../src/level/route';

/** The same, by an expression. */
function byExpression(name: string): { row: number; column: number } | null {
  const match = /^r(\d+)c(\d+)$/i.exec(name);
  return match ? { row: Number(match[1]), column: Number(match[2]) } : null;
}

describe('the names of cells', () => {
  it('read back', () => {
    fc.assert(
      fc.property(fc.nat(10_000), fc.nat(10_000), (row, column) => {
        assert.deepEqual(readCellName(cellName(row, column)), { row, column });
      }),
    );
  });

  it('are read in any case, and nothing else is', () => {
    const pieces = fc.constantFrom('r', 'R', 'c', 'C', '0', '7', '12', ' ', '-', 'ｒ', 'Œ', '٣');
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 7 }), (parts) => {
        const name = parts.join('');
        assert.deepEqual(readCellName(name), byExpression(name));
      }),
      { numRuns: 2000 },
    );
  });
});
