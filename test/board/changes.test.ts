import assert from 'node:assert/strict';
import fc from 'fast-check';
import { Brush } from '../../src/board/brush';
import { nearestSide, nextNumber, paintChange, wallChange } from '../../src/board/changes';
import { pictureFrom } from '../drawing/pictures';

const picture = pictureFrom('1 .| 3\n._ # .');
const cells = [
  { row: 1, column: 2 },
  { row: 2, column: 2 },
];

describe('paintChange', () => {
  it('paints a whole stroke open or as holes, as one change', () => {
    assert.deepEqual(paintChange('open', cells, picture), { type: 'paint', cells, symbol: '.' });
    assert.deepEqual(paintChange('hole', cells, picture), { type: 'paint', cells, symbol: '#' });
  });

  it('puts a start or an end on one cell', () => {
    const first = cells.slice(0, 1);
    assert.deepEqual(paintChange('start', cells, picture), {
      type: 'paint',
      cells: first,
      symbol: 'S',
    });
    assert.deepEqual(paintChange('end', cells, picture), {
      type: 'paint',
      cells: first,
      symbol: 'E',
    });
  });

  it('numbers a cell with the smallest number that is free, and leaves a numbered one alone', () => {
    assert.equal(nextNumber(picture), 2);
    const change = paintChange('number', cells, picture);
    assert.deepEqual(change, { type: 'paint', cells: cells.slice(0, 1), symbol: '2' });
    assert.equal(paintChange('number', [{ row: 1, column: 1 }], picture), null);
  });

  it('paints nothing with Select, with Wall, or without cells', () => {
    assert.equal(paintChange('select', cells, picture), null);
    assert.equal(paintChange('wall', cells, picture), null);
    assert.equal(paintChange('open', [], picture), null);
  });
});

describe('wallChange', () => {
  it('belongs to the cell above or to the left, and turns over what is there', () => {
    const wall = { type: 'wall', row: 1, column: 2, side: 'right' } as const;
    assert.deepEqual(wallChange({ row: 1, column: 2 }, 'right', picture), {
      ...wall,
      present: false,
    });
    assert.deepEqual(wallChange({ row: 1, column: 3 }, 'left', picture), {
      ...wall,
      present: false,
    });
    assert.deepEqual(wallChange({ row: 2, column: 1 }, 'up', picture), {
      type: 'wall',
      row: 1,
      column: 1,
      side: 'below',
      present: true,
    });
  });

  it('is none on the rim', () => {
    assert.equal(wallChange({ row: 1, column: 1 }, 'up', picture), null);
    assert.equal(wallChange({ row: 1, column: 1 }, 'left', picture), null);
    assert.equal(wallChange({ row: 2, column: 3 }, 'down', picture), null);
    assert.equal(wallChange({ row: 2, column: 3 }, 'right', picture), null);
  });
});

describe('nearestSide', () => {
  it('is the side a point is nearest to', () => {
    assert.deepEqual(
      [nearestSide(0.5, 0.1), nearestSide(0.5, 0.9), nearestSide(0.1, 0.4), nearestSide(0.9, 0.6)],
      ['up', 'down', 'left', 'right'],
    );
  });
});

describe('Brush', () => {
  it('passes the cells a fast pointer skips', () => {
    const brush = new Brush();
    brush.moveTo({ row: 1, column: 1 });
    brush.moveTo({ row: 1, column: 4 });
    assert.deepEqual(
      brush.cells.map(({ column }) => column),
      [1, 2, 3, 4],
    );
  });

  it('passes every cell once, each beside one passed before', () => {
    const place = fc.record({ row: fc.nat(9), column: fc.nat(9) });
    fc.assert(
      fc.property(fc.array(place, { minLength: 1, maxLength: 10 }), (path) => {
        const brush = new Brush();
        for (const cell of path) brush.moveTo(cell);
        const passed = brush.cells;
        assert.equal(new Set(passed.map((cell) => JSON.stringify(cell))).size, passed.length);
        passed.slice(1).forEach((cell, i) => {
          const beside = passed
            .slice(0, i + 1)
            .some((b) => Math.abs(b.row - cell.row) + Math.abs(b.column - cell.column) === 1);
          assert.ok(beside);
        });
      }),
    );
  });
});
