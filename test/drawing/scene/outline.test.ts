import assert from 'node:assert/strict';
import fc from 'fast-check';
import { outlineOf, runs } from '../../../src/drawing/scene/outline';

/** The length of a path of M, H and V. */
function lengthOf(d: string): number {
  return [...d.matchAll(/M(-?\d+) (-?\d+)([HV])(-?\d+)/g)].reduce(
    (sum, [, x, y, way, to]) => sum + Math.abs(Number(to) - Number(way === 'H' ? x : y)),
    0,
  );
}

describe('outlineOf', () => {
  it('goes round one cell', () => {
    assert.equal(outlineOf([{ row: 1, column: 1 }]), 'M0 0H48M0 48H48M0 0V48M48 0V48');
  });

  it('joins sides in one line and leaves out sides between cells of the set', () => {
    const cells = [
      { row: 2, column: 1 },
      { row: 2, column: 2 },
    ];
    assert.equal(outlineOf(cells), 'M0 48H96M0 96H96M0 48V96M96 48V96');
  });

  it('is empty for no cells', () => {
    assert.equal(outlineOf([]), '');
  });

  it('is as long as the sides between the set and the rest', () => {
    const place = fc.record({
      row: fc.integer({ min: 1, max: 6 }),
      column: fc.integer({ min: 1, max: 6 }),
    });
    fc.assert(
      fc.property(fc.array(place, { maxLength: 36 }), (cells) => {
        const set = new Set(cells.map(({ row, column }) => `${row},${column}`));
        let sides = 0;
        for (const key of set) {
          const [row, column] = key.split(',').map(Number) as [number, number];
          for (const [r, c] of [
            [row - 1, column],
            [row + 1, column],
            [row, column - 1],
            [row, column + 1],
          ]) {
            if (!set.has(`${r},${c}`)) sides += 1;
          }
        }
        assert.equal(lengthOf(outlineOf(cells)), sides * 48);
      }),
    );
  });
});

describe('runs', () => {
  it('gathers numbers that follow each other', () => {
    assert.deepEqual(runs([3, 1, 2, 7, 2]), [
      [1, 3],
      [7, 7],
    ]);
  });
});
