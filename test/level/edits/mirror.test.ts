import assert from 'node:assert/strict';
import fc from 'fast-check';
import { editsFor } from '../../../src/level/edits';
import type { MirrorAxis } from '../../../src/level/edits/mirror';
import { applyEdits } from '../../../src/level/range';
import { readGrid } from '../../../src/puzzles/index';

function mirrored(text: string, axis: MirrorAxis): string {
  const level = readGrid(text).levels[0]!;
  const result = editsFor(level, { type: 'mirror', axis });
  assert.ok(result.ok, JSON.stringify(result));
  return applyEdits(text, result.edits);
}

describe('mirror', () => {
  it('turns symbols, walls and the solution left and right', () => {
    const text = '[a]\nboard:\n  S| ._ #\n  .  .  .\nsolution:\n  r1c1-r2c1-r2c3\n';
    assert.equal(
      mirrored(text, 'columns'),
      '[a]\nboard:\n  # ._| S\n  .  .  .\nsolution:\n  r1c3-r2c3-r2c1\n',
    );
  });

  it('turns the board upside down, comments and spacing left alone', () => {
    const text = '1 1_ // above\n0 1  // below\n';
    assert.equal(mirrored(text, 'rows'), '0 1_ // above\n1 1  // below\n');
  });

  it('gives the same text when done twice', () => {
    const cell = fc
      .tuple(fc.constantFrom('.', '#', '3', '12', 'S'), fc.constantFrom('', '_', '|', '_|'))
      .map((parts) => parts.join(''));
    const board = fc
      .tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 2, max: 5 }))
      .chain(([height, width]) =>
        fc.array(fc.array(cell, { minLength: width, maxLength: width }), {
          minLength: height,
          maxLength: height,
        }),
      );
    fc.assert(
      fc.property(board, fc.constantFrom<MirrorAxis>('columns', 'rows'), (rows, axis) => {
        const text = rows.map((row) => row.join(' ')).join('\n');
        assert.equal(mirrored(mirrored(text, axis), axis), text);
      }),
    );
  });

  it('is refused on a ragged board', () => {
    const level = readGrid('. . .\n. .\n').levels[0]!;
    const result = editsFor(level, { type: 'mirror', axis: 'rows' });
    assert.deepEqual(result, { ok: false, code: 'edit.ragged', args: {} });
  });
});
