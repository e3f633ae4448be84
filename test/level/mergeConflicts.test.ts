import assert from 'node:assert/strict';
import fc from 'fast-check';
import { formatEdits } from '../../src/level/format/format';
import { splitLines } from '../../src/level/lines';
import { mergeConflicts } from '../../src/level/mergeConflicts';
import { readGrid } from '../../src/puzzles/index';
import { said } from './said';
import { anyTexts, goodTexts, nearTexts } from './texts';

const conflict = (one: string, other: string): string =>
  `<<<<<<< HEAD\n${one}\n=======\n${other}\n>>>>>>> feature\n`;
const found = (text: string) => mergeConflicts(text, splitLines(text));

/** Codes of all findings, level by level; those of the file itself first. */
function codes(text: string): string[][] {
  const { findings, levels } = readGrid(text);
  return [findings, ...levels.map((level) => level.findings)].map((each) =>
    each.map(({ code }) => code),
  );
}

describe('mergeConflicts', () => {
  it('finds conflicts as Git marks them, with the names of their sides', () => {
    assert.deepEqual(found(`11\n${conflict('10', '01')}11\n`), [
      { first: 1, last: 5, sides: ['HEAD', 'feature'] },
    ]);
    const based = '<<<<<<< ours\r\n1\r\n||||||| base\r\n2\r\n=======\r\n3\r\n>>>>>>>\r\n';
    assert.deepEqual(found(based), [{ first: 0, last: 6, sides: ['ours', ''] }]);
    assert.equal(found(conflict('1', '2') + conflict('3', '')).length, 2);
  });

  it('takes nothing else for one', () => {
    const kept = [
      'kind = pairs\n<<<<<<<\n>>>>>>>\n',
      '<<<<<<< HEAD\n1\n>>>>>>> x\n',
      '=======\n>>>>>>> x\n',
      ' <<<<<<< HEAD\n1\n=======\n2\n>>>>>>> x\n',
      '<<<<<<<< HEAD\n1\n=======\n2\n>>>>>>> x\n',
      '<<<<<<< HEAD\n1\n========\n2\n>>>>>>> x\n',
    ];
    for (const text of kept) assert.deepEqual(found(text), [], text);
  });
});

describe('a level with a conflict of a merge', () => {
  it('has one finding for each, which sits on its first line, without a fix', () => {
    const text = `[a]\nboard:\n  1 1\n${conflict('  1 0', '  0 1 1')}  1 1\n${conflict('', 'x')}`;
    const [level] = readGrid(text).levels;
    const [first] = level!.findings;
    assert.deepEqual(
      level!.findings.map(({ code, reason, fixes }) => [code, reason, fixes]),
      [
        ['merge-conflict', 'named', []],
        ['merge-conflict', 'named', []],
      ],
    );
    const [place] = first!.at;
    assert.ok(place?.type === 'text');
    assert.equal(level!.text.slice(place.range.start, place.range.end), '<<<<<<< HEAD');
    assert.equal(level!.valid, false);
  });

  it('leaves the levels around it alone, where whole levels are in conflict', () => {
    const text = `[a]\n11\n\n${conflict('[b]\n11\n', '[b]\n1?\n')}\n[c]\n1\n`;
    assert.deepEqual(codes(text), [[], [], ['merge-conflict'], []]);
    assert.deepEqual(
      readGrid(text).levels.map(({ header }) => header?.id ?? null),
      ['a', null, 'c'],
    );
  });

  it('is a finding of the file above its levels, and of a file without any', () => {
    const defaults = conflict('kind = pairs', 'kind = knight');
    assert.deepEqual(codes(`${defaults}[a]\n11\n`), [['merge-conflict'], []]);
    assert.deepEqual(codes(conflict('[a]\n11', '[b]\n11')), [['merge-conflict']]);
  });

  it('is read from any two sides as one finding, and never formatted', () => {
    const texts = fc.oneof(nearTexts, anyTexts, goodTexts);
    const side = texts.filter((text) => !/^[<=>]{7}/m.test(text));
    fc.assert(
      fc.property(side, side, (one, other) => {
        const [before, after] = ['[before]\n11\n1?\n\n', '[after]\n1 1\nx 1 1\n'];
        const text = `${before}${conflict(`[x]\n${one}`, other)}${after}`;
        const grid = readGrid(text);
        const [a, between, b, ...others] = grid.levels;
        assert.equal(others.length, 0);
        assert.deepEqual(
          between!.findings.map(({ code }) => code),
          ['merge-conflict'],
        );
        const apart = readGrid(before + after).levels;
        assert.deepEqual(said(a!), said(apart[0]!));
        assert.deepEqual(said(b!), said(apart[1]!));
        assert.deepEqual(formatEdits(grid), []);
      }),
    );
  });
});
