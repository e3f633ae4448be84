import assert from 'node:assert/strict';
import { foldingRanges } from '../../src/language/foldingRanges';
import { marked, knowledge, service } from './harness';

const text = [
  '// a file',
  '[one]',
  'board:',
  '  1 1',
  '  1 1',
  'solution:',
  '  r1c1-r1c2-r2c2-r2c1',
  '',
  '// about two',
  '[two]',
  'title = Two',
  '11',
  '',
].join('\n');

describe('the outline', () => {
  const { document } = marked(text);

  it('has every level, with its board and its solution', () => {
    const symbols = service.documentSymbols(document);
    assert.deepEqual(
      symbols.map(({ name, detail, children }) => [name, detail, children.map((c) => c.name)]),
      [
        ['one', 'path · 2 × 2, 4 open cells', ['board', 'solution']],
        ['two', 'path · 1 × 2, 2 open cells', ['board']],
      ],
    );
  });

  it('keeps a name inside its range, and a child inside its level', () => {
    for (const source of [
      text,
      '',
      '[a]',
      '\n\n11\n11',
      '[a]\n\nboard:\n\n',
      '// x\nkind = path\n',
    ]) {
      for (const symbol of service.documentSymbols(marked(source).document)) {
        for (const inner of [symbol.selectionRange, ...symbol.children.map((c) => c.range)]) {
          assert.ok(inner.start.line >= symbol.range.start.line, source);
          assert.ok(inner.end.line <= symbol.range.end.line, source);
        }
      }
    }
  });

  it('names a level without an id by its title, else its number', () => {
    const named = (source: string) => service.documentSymbols(marked(source).document)[0]?.name;
    assert.equal(named('title = Cat\n11\n11\n'), 'Cat');
    assert.equal(named('11\n11\n'), 'Level 1');
  });

  it('folds levels up to their last line, boards and solutions', () => {
    assert.deepEqual(
      foldingRanges(document).map(({ startLine, endLine }) => [startLine, endLine]),
      [
        [1, 6],
        [2, 4],
        [5, 6],
        [9, 11],
      ],
    );
  });
});

describe('code lenses', () => {
  it('stand above every level: what can be done, and its verdict', () => {
    const { document } = marked(text);
    const known = knowledge(document);
    const lenses = service.codeLenses(document, known, [
      'gridwright.solve',
      'gridwright.openPreviewToSide',
    ]);
    assert.deepEqual(
      lenses.map(({ range, command }) => [range.start.line, command.title]),
      [1, 9].flatMap((line) => ['Solve', 'Preview', 'Solvable'].map((title) => [line, title])),
    );
    assert.deepEqual(lenses[3]?.command.arguments, [{ uri: 'file:///a.grid', level: 2 }]);
    assert.equal(lenses[2]?.command.command, '');
  });

  it('keep the former words while a verdict is pending', () => {
    const { document } = marked('11\n11\n');
    const lens = (words: string) =>
      service.codeLenses(
        document,
        [{ findings: [], verdict: { state: 'pending', words, spoken: '' } }],
        [],
      )[0]?.command.title;
    assert.equal(lens(''), 'Checking…');
    assert.equal(lens('Unique'), 'Unique · checking…');
  });
});
