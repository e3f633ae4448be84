import assert from 'node:assert/strict';
import { newLevel } from '../../src/extension/editor/newLevel';
import { puzzles, readGrid } from '../../src/puzzles/index';

const kinds = puzzles.map(({ syntax }) => syntax);
const asked = { type: 'create', id: 'first', kind: 'path', rows: 2, columns: 3 } as const;

describe('newLevel', () => {
  it('is a level of open cells in every kind and size', () => {
    for (const { id: kind } of kinds) {
      for (const [rows, columns] of [
        [1, 1],
        [5, 1],
        [1, 4],
        [5, 6],
      ] as const) {
        const text = newLevel({ ...asked, kind, rows, columns }, kinds) ?? '';
        const level = readGrid(text).levels[0]!;
        assert.equal(level.kind.id, kind);
        assert.deepEqual([level.board?.height, level.board?.width], [rows, columns], text);
      }
    }
  });

  it('is none where the name, the kind or the size can’t be', () => {
    for (const wrong of [
      { id: 'a,b' },
      { id: ' a' },
      { kind: 'chess' },
      { rows: 0 },
      { columns: 501 },
    ]) {
      assert.equal(newLevel({ ...asked, ...wrong }, kinds), null);
    }
  });
});
