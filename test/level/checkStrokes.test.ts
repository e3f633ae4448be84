import assert from 'node:assert/strict';
import type { KindSyntax } from '../../src/level/kindSyntax';
import type { Level } from '../../src/level/level';
import { rangeOf } from '../../src/level/locate';
import { readFile } from '../../src/level/read';
import { trailSyntax } from '../../src/puzzles/trail/syntax';

const kinds: readonly KindSyntax[] = [trailSyntax];

function levelsOf(text: string): readonly Level[] {
  return readFile(text, kinds).levels;
}

/** `code.reason` of each error, and the text that it sits on. */
function errorsOf(level: Level): string[] {
  return level.findings
    .filter(({ severity }) => severity === 'error')
    .map((found) => {
      const { start, end } = rangeOf(level, found);
      return `${found.code}.${found.reason ?? ''} ${level.text.slice(start, end)}`;
    });
}

const drawing = 'points: A 0 0 B 1 0\nedges: A-B\n';

describe('checkStrokes', () => {
  for (const [what, text, expected] of [
    ['S', 'strokes = 2\nS.\n', ['bad-value.one-stroke strokes = 2']],
    ['E', 'strokes = 3\n.E\n', ['bad-value.one-stroke strokes = 3']],
    ['start', `strokes = 2\nstart = A\n${drawing}`, ['bad-value.one-stroke strokes = 2']],
    ['end', `strokes = 2\nend = A\n${drawing}`, ['bad-value.one-stroke strokes = 2']],
    ['unique', 'strokes = 2\nexpect = unique\n..\n', ['bad-value.one-stroke strokes = 2']],
    ['one stroke', `strokes = 1\nstart = A\nend = B\n${drawing}`, []],
    ['no marks', 'strokes = 2\n..\n', []],
    ['an unknown start', `start = C\n${drawing}`, ['unknown-point. start = C']],
    ['an unknown end', `end = a\n${drawing}`, ['unknown-point. end = a']],
    ['full-width names', `start = Ａ\n${drawing}`, []],
  ] as const) {
    it(`looks at ${what}`, () => {
      const [level] = levelsOf(`[a]\nkind = trail\n${text}`);
      assert.deepEqual(errorsOf(level!), expected);
      assert.equal(level!.valid, expected.length === 0);
    });
  }

  it('says that a list of points is not one', () => {
    for (const value of ['A, B', 'A B', 'A，B', 'A;C']) {
      const [level] = levelsOf(`[a]\nkind = trail\nstart = ${value}\n${drawing}`);
      assert.deepEqual(errorsOf(level!), [`bad-value.point start = ${value}`]);
    }
  });

  it('offers one stroke, as the change that gives it', () => {
    const fixes = (text: string) =>
      levelsOf(text)[0]!.findings.flatMap((found) => found.fixes.map(({ change }) => change));
    assert.deepEqual(fixes('[a]\nkind = trail\nstrokes = 2\nS.\n'), [
      { type: 'setting', key: 'strokes', value: null },
    ]);
    assert.deepEqual(fixes('kind = trail\nstrokes = 2\n[a]\nS.\n'), [
      { type: 'setting', key: 'strokes', value: '1' },
    ]);
  });

  it('is silent about a point of the defaults that a level does not have', () => {
    const [a, b] = levelsOf(`kind = trail\nstart = C\n[a]\n${drawing}[b]\n..\n`);
    assert.deepEqual([errorsOf(a!), errorsOf(b!)], [[], []]);
    assert.ok(a!.valid && b!.valid);
  });
});
