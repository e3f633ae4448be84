import assert from 'node:assert/strict';
import type { CompletionItem } from '../../src/language/completion';
import { applyEdits } from '../../src/level/range';
import { chinese, marked, service } from './harness';

interface Options {
  readonly snippets?: boolean;
  readonly trigger?: string;
  readonly language?: typeof service;
}

function complete(source: string, options: Options = {}): CompletionItem[] {
  const { document, position } = marked(source);
  const { snippets = false, trigger, language = service } = options;
  return language.completion(document, position, { snippets, trigger });
}

const labels = (source: string, options?: Options) =>
  complete(source, options).map(({ label }) => label);

/** The text after an item was chosen. */
function choose(source: string, label: string, options?: Options): string {
  const { document, text } = marked(source);
  const item = complete(source, options).find((each) => each.label === label);
  assert.ok(item, `${label} is not offered`);
  const { start, end } = item.textEdit.range;
  const range = { start: document.lines.offsetAt(start), end: document.lines.offsetAt(end) };
  return applyEdits(text, [{ range, text: item.textEdit.newText }]);
}

describe('completion', () => {
  it('offers the keys of the kind that are not there yet, and the sections', () => {
    const found = labels('[a]\nclosed = yes\n¦\nboard:\n  1 1\n');
    for (const key of ['kind', 'title', 'expect', 'ends', 'numbers']) {
      assert.ok(found.includes(key), key);
    }
    assert.ok(!found.includes('closed'));
    assert.ok(!found.includes('board:'), 'there is one');
    assert.equal(found.length, new Set(found).size);
  });

  it('says of every key what it is for', () => {
    for (const { label, detail, documentation } of complete('[a]\n¦')) {
      assert.ok(detail, label);
      if (!label.endsWith(':')) assert.match(documentation?.value ?? '', /^\*\*/, label);
    }
  });

  it('finds keys and sections by Chinese words', () => {
    const items = complete('[a]\n闭¦', { language: chinese });
    assert.match(items.find(({ label }) => label === 'closed')?.filterText ?? '', /闭合/);
    assert.match(items.find(({ label }) => label === 'board:')?.filterText ?? '', /棋盘/);
    assert.equal(choose('[a]\n闭¦\n', 'closed'), '[a]\nclosed = \n');
  });

  it('completes a key that is begun, lined up with the one above', () => {
    assert.equal(choose('[a]\nkind   = path\nexp¦\n', 'expect'), '[a]\nkind   = path\nexpect = \n');
    assert.equal(choose('[a]\nexp¦ect = unique\n', 'expect'), '[a]\nexpect = unique\n');
  });

  it('gives a choice of words where the client takes snippets', () => {
    const snippets = { snippets: true };
    assert.equal(choose('[a]\nclo¦', 'closed', snippets), '[a]\nclosed = ${1|no,yes|}');
    assert.equal(choose('[a]\nbo¦', 'board:', snippets), '[a]\nboard:\n  $0');
    for (const { insertTextFormat, textEdit } of complete('[a]\nclo¦', snippets)) {
      assert.equal(insertTextFormat, /\$/.test(textEdit.newText) ? 2 : 1);
    }
  });

  it('offers the words of a key, with a space before them where there is none', () => {
    assert.deepEqual(labels('[a]\nclosed = ¦\n'), ['no', 'yes']);
    assert.deepEqual(labels('[a]\nexpect = uni¦\n'), ['solvable', 'unique', 'unsolvable']);
    assert.equal(choose('[a]\nclosed =¦\n', 'yes', { trigger: '=' }), '[a]\nclosed = yes\n');
    assert.equal(choose('[a]\nclosed = n¦o\n', 'yes'), '[a]\nclosed = yes\n');
    assert.equal(choose('[a]\nCLOSED ＝ ¦\n', 'yes'), '[a]\nCLOSED ＝ yes\n');
    assert.deepEqual(labels('[a]\ntitle = ¦\n'), []);
    assert.deepEqual(labels('[a]\nnonsense = ¦\n'), []);
  });

  it('offers kinds by both their names', () => {
    const found = labels('[a]\nkind = ¦\n');
    assert.ok(found.includes('path') && found.includes('一笔画'));
    assert.equal(choose('[a]\nkind = 一¦', '一笔画'), '[a]\nkind = 一笔画');
    for (const { documentation } of complete('[a]\nkind = ¦\n')) assert.ok(documentation);
  });

  it('offers how a board is written', () => {
    assert.deepEqual(labels('[a]\nboard: ¦\n  1 1\n'), ['spaced', 'compact']);
  });

  it('offers a solution below the board', () => {
    assert.ok(labels('[a]\nboard:\n  1 1\n\n¦').includes('solution:'));
    assert.ok(labels('[a]\nboard:\n  1 1\nsol¦').includes('solution:'));
    assert.ok(!labels('[a]\nboard:\n  1 1\n\n¦\nsolution:\n r1c1-r1c2').includes('solution:'));
  });

  it('offers the keys that may be defaults of the file', () => {
    const found = labels('exp¦\n\n[a]\nboard:\n  1 1\n');
    assert.ok(found.includes('expect') && found.includes('author'));
  });

  it('offers what the next cell of a board may be', () => {
    assert.deepEqual(labels('[a]\nboard:\n  1 ¦\n'), ['.', '#', 'S', 'E', '01']);
    assert.deepEqual(labels('[a]\nboard:\n  S 1 2\n  ¦\n'), ['.', '#', 'E', '3']);
    assert.deepEqual(labels('[a]\nkind = pairs\nboard:\n  梅 🍎 ¦\n'), ['.', '#', '梅', '🍎']);
  });

  it('offers every key once where no level says its kind', () => {
    const found = labels('¦');
    assert.deepEqual([...new Set(found)], found);
  });

  it('offers nothing on a line that is not there', () => {
    const { document } = marked('[a]\n..\n¦');
    const position = { line: 2_147_483_647, character: 0 };
    assert.deepEqual(service.completion(document, position, { snippets: false }), []);
  });

  it('offers nothing inside cells, routes, comments and behind a space', () => {
    for (const source of [
      '[a]\nboard:\n  1 ¦1\n',
      '[a]\nboard:\n  S¦\n',
      '11\n1¦\n',
      '[a]\nboard:\n  1 1\nsolution:\n  r1¦\n',
      '[a]\n// clo¦\n',
      '[a]\nclosed = yes // n¦\n',
      '[a¦]\n',
    ]) {
      assert.deepEqual(labels(source), [], source);
    }
    assert.deepEqual(labels('[a]\n ¦\n', { trigger: ' ' }), []);
  });
});
