import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { EditResult } from '../../../src/level/edits';
import { addLevel, moveLevel, removeLevel } from '../../../src/level/edits/fileEdits';
import type { GridFile, Level } from '../../../src/level/level';
import { applyEdits } from '../../../src/level/range';
import { readGrid } from '../../../src/puzzles/index';
import { goodTexts } from '../texts';

const fresh = { id: 'new', kind: 'path', height: 2, width: 3 };

function after(text: string, edit: (file: GridFile) => EditResult): string {
  const result = edit(readGrid(text));
  assert.ok(result.ok, result.ok ? '' : result.code);
  return applyEdits(text, result.edits);
}

/** What a level says, as far as its place in the file has no part in it. */
function said(level: Level): unknown {
  return [
    level.header?.id,
    level.kind.id,
    [...level.values],
    level.board && [...level.board.meaning],
    level.board && [...level.board.walls],
    level.findings.map(({ code }) => code),
  ];
}

const told = (text: string): unknown[] => readGrid(text).levels.map(said);
const comments = (text: string): string[] => (text.match(/\/\/.*/g) ?? []).sort();

describe('edits of a file’s levels', () => {
  it('add the first level of an empty file', () => {
    const written = '[new]\nkind = path\nboard:\n  . . .\n  . . .\n';
    assert.equal(
      after('', (file) => addLevel(file, fresh)),
      written,
    );
    assert.equal(
      after('\ufeff', (file) => addLevel(file, fresh)),
      `\ufeff${written}`,
    );
    assert.equal(
      after('// mine\n', (file) => addLevel(file, fresh)),
      `// mine\n\n${written}`,
    );
    assert.equal(
      after('kind = knight', (file) => addLevel(file, fresh)),
      `kind = knight\n\n${written}`,
    );
    assert.equal(
      after('// a\r\n\r\n', (file) => addLevel(file, fresh)),
      `// a\r\n\r\n${written.replaceAll('\n', '\r\n')}`,
    );
  });

  it('add a level with symbols of its own', () => {
    const tiles = { id: 'new', kind: 'pairs', height: 2, width: 2 };
    const symbols = [
      ['AA', '#'],
      ['.', '猫'],
    ];
    assert.equal(
      after('', (file) => addLevel(file, { ...tiles, symbols })),
      '[new]\nkind = pairs\nboard:\n  AA #\n  . 猫\n',
    );
    const column = { ...tiles, width: 1, symbols: [['AA'], ['AA']] };
    const text = after('', (file) => addLevel(file, column));
    assert.deepEqual(readGrid(text).levels[0]?.board?.labels, ['AA']);
  });

  it('add a level anywhere, and the others stay', () => {
    fc.assert(
      fc.property(goodTexts, fc.nat(), (text, where) => {
        const before = told(text);
        const at = (where % (before.length + 1)) + 1;
        const edited = after(text, (file) => addLevel(file, fresh, at));
        const all = told(edited);
        const [added] = all.splice(at - 1, 1);
        assert.equal((added as string[])[0], 'new');
        assert.deepEqual(all, before);
        assert.ok(text.length + 20 < edited.length);
        assert.deepEqual(comments(edited), comments(text));
      }),
    );
  });

  it('remove a level, and the others stay', () => {
    fc.assert(
      fc.property(goodTexts, fc.nat(), (text, where) => {
        const before = told(text);
        const at = (where % before.length) + 1;
        const edited = after(text, (file) => removeLevel(file, at));
        before.splice(at - 1, 1);
        assert.deepEqual(told(edited), before);
        assert.equal(edited.startsWith('\ufeff'), text.startsWith('\ufeff'));
      }),
    );
  });

  it('move a level, and back again to the same bytes', () => {
    fc.assert(
      fc.property(goodTexts, fc.nat(), fc.nat(), (text, a, b) => {
        const before = told(text);
        const [from, to] = [(a % before.length) + 1, (b % before.length) + 1];
        const edited = after(text, (file) => moveLevel(file, from, to));
        const [moved] = before.splice(from - 1, 1);
        before.splice(to - 1, 0, moved);
        assert.deepEqual(told(edited), before);
        assert.equal(
          after(edited, (file) => moveLevel(file, to, from)),
          text,
        );
      }),
    );
  });

  it('take the comment right above a header along, and leave those that stand apart', () => {
    const text = '// of all\n\n// of a\n[a]\n..\n\n// apart\n\n[b]\n...\n';
    assert.equal(
      after(text, (file) => removeLevel(file, 1)),
      '// of all\n\n[b]\n...\n',
    );
    assert.equal(
      after(text, (file) => removeLevel(file, 2)),
      '// of all\n\n// of a\n[a]\n..\n\n// apart\n',
    );
    assert.equal(
      after(text, (file) => moveLevel(file, 2, 1)),
      '// of all\n\n[b]\n...\n\n// of a\n[a]\n..\n\n// apart\n',
    );
  });

  it('refuse names that are none or taken, sizes, and what would bring rows under another header', () => {
    const refused = (text: string, edit: (file: GridFile) => EditResult): string => {
      const result = edit(readGrid(text));
      return result.ok ? '' : result.code;
    };
    for (const id of ['', ' a', 'a]', '1 1', 'a\nb', 'a // b', '\u200ba']) {
      assert.equal(
        refused('', (file) => addLevel(file, { ...fresh, id })),
        'edit.level-id',
        id,
      );
    }
    assert.equal(
      refused('[new]\n.\n', (file) => addLevel(file, fresh)),
      'edit.level-taken',
    );
    assert.equal(
      refused('', (file) => addLevel(file, { ...fresh, width: 501 })),
      'edit.level-size',
    );
    assert.equal(
      refused('..\n', (file) => addLevel(file, fresh, 1)),
      'edit.bare-level',
    );
    assert.equal(
      refused('..\n\n[a]\n.\n', (file) => moveLevel(file, 2, 1)),
      'edit.bare-level',
    );
    assert.equal(
      refused('..\n', (file) => removeLevel(file, 2)),
      'edit.no-level',
    );
  });
});
