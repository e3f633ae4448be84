import assert from 'node:assert/strict';
import fc from 'fast-check';
import { formatEdits } from '../../../src/level/format/format';
import { applyEdits } from '../../../src/level/range';
import { readGrid } from '../../../src/puzzles/index';
import { corpusText } from '../../corpus';
import { grammarTexts } from '../grammar';
import { commentsOf, fileSaid } from '../said';
import { anyTexts, goodTexts, nearTexts } from '../texts';

const texts = fc.oneof(grammarTexts, grammarTexts, goodTexts, nearTexts, anyTexts);

function formatted(text: string): string {
  return applyEdits(text, formatEdits(readGrid(text)));
}

describe('formatEdits', () => {
  it('leaves alone what it wrote', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const once = formatted(text);
        assert.deepEqual(formatEdits(readGrid(once)), []);
      }),
      { numRuns: 400 },
    );
  });

  it('changes no meaning, no symbol and no comment', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const once = formatted(text);
        assert.deepEqual(fileSaid(readGrid(once)), fileSaid(readGrid(text)));
        assert.deepEqual(commentsOf(once), commentsOf(text));
        const plain = (one: string): string => one.replace(/\s+/g, '').toLowerCase();
        assert.equal(plain(once), plain(text));
        assert.equal(once.startsWith('\ufeff'), text.startsWith('\ufeff'));
        const ends = (one: string) => [...new Set(one.match(/\r\n|\r|\n/g))];
        for (const end of ends(once))
          assert.ok(text === '' || ends(text).includes(end) || !/[\r\n]/.test(text));
      }),
      { numRuns: 400 },
    );
  });

  it('lines up cells, settings and comments, indents bodies, parts levels by one line', () => {
    const text = [
      '// of all',
      ' KIND=Path',
      '',
      '',
      '  [a]  // first',
      'title=The cat  // one',
      'expect  = UNIQUE  // two',
      'Board :',
      '      // inside',
      '      1_ .  10',
      '. .     ._    // last',
      'solution : r1c1-r1c2   ',
      '[b]',
      'kind = pairs',
      'BOARD： 苹 . ●',
      '. 10| .',
      '',
      '  ',
      '',
    ];
    assert.deepEqual(formatted(text.join('\n')).split('\n'), [
      '// of all',
      'kind = path',
      '',
      '[a]  // first',
      'title  = The cat  // one',
      'expect = unique  // two',
      'board:',
      '  // inside',
      '  1_ .  10',
      '  .  .  ._    // last',
      'solution: r1c1-r1c2',
      '',
      '[b]',
      'kind = pairs',
      'board： 苹  .   ●',
      '        .   10| .',
      '',
    ]);
  });

  it('keeps compact boards compact, bare ones bare, and full-width symbols as they are', () => {
    assert.equal(formatted('  .|.. // x\n ..._\n'), '.|.. // x\n..._\n');
    assert.equal(formatted('．＃ １\n● ○  ０\n'), '．＃ １\n● ○  ０\n');
    assert.equal(formatted('． ＃  １\n● ○  ０\n'), '． ＃ １\n●  ○  ０\n');
    assert.equal(formatted('board: compact\n1 2\n'), 'board: compact\n  1 2\n');
  });

  it('leaves lines that can’t be read as they are', () => {
    const text = '[a]\n closed  =  maybe\n[1, 1 ,0],\n  .  x .\n. .\n  .   .  .\n';
    const [before, after] = [text.split('\n'), formatted(text).split('\n')];
    for (const line of [1, 2, 3, 4]) assert.ok(after.includes(before[line]!), before[line]);
  });

  it('is the identity on levels of the corpus that are in form', function () {
    for (const name of ['zip-dailies', 'one-stroke-50', 'bench-holes']) {
      const text = corpusText(this, `levels/${name}.grid`);
      assert.equal(formatted(text), text, name);
    }
  });
});
