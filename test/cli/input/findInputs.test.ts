import assert from 'node:assert/strict';
import { findInputs } from '../../../src/cli/input/findInputs';
import { InputProblem } from '../../../src/cli/input/inputProblem';
import { readPattern } from '../../../src/cli/input/pattern';
import { temporaryFolders } from '../harness/commandLine';

describe('findInputs', () => {
  const folderWith = temporaryFolders();
  let cwd: string;
  before(async () => {
    cwd = await folderWith({
      'b.grid': '',
      'a.grid': '',
      'a#1.grid': '',
      'notes.txt': '',
      'in/c.GRID': '',
      'in/deep/d.grid': '',
      'in/[x].grid': '',
      'node_modules/p/e.grid': '',
      '.hidden/f.grid': '',
    });
  });

  const found = async (...names: string[]) =>
    (await findInputs(names, cwd)).map((input) =>
      input instanceof InputProblem
        ? `${input.code} ${input.file}`
        : input.file + (input.level === null ? '' : ` → ${input.level}`),
    );

  it('finds the .grid files of a folder and those below, in order', async () => {
    const all = ['a#1.grid', 'a.grid', 'b.grid', 'in/[x].grid', 'in/c.GRID', 'in/deep/d.grid'];
    assert.deepEqual(await found('.'), all);
    assert.deepEqual(await found('in'), ['in/[x].grid', 'in/c.GRID', 'in/deep/d.grid']);
  });

  it('expands patterns', async () => {
    assert.deepEqual(await found('*.grid'), ['a#1.grid', 'a.grid', 'b.grid']);
    assert.deepEqual(await found('**/d.grid'), ['in/deep/d.grid']);
    assert.deepEqual(await found('in/**/?.grid'), ['in/deep/d.grid']);
    assert.deepEqual(await found('{b,a}.grid'), ['a.grid', 'b.grid']);
    assert.deepEqual(await found('[!a].grid'), ['b.grid']);
  });

  it('takes a name with wildcards as it is where a file has it', async () => {
    assert.deepEqual(await found('in/[x].grid'), ['in/[x].grid']);
  });

  it('splits at the last # unless a file has the whole name', async () => {
    assert.deepEqual(await found('a#1.grid'), ['a#1.grid']);
    assert.deepEqual(await found('a#1.grid#2'), ['a#1.grid → 2']);
    assert.deepEqual(await found('b.grid#@3', '-#x', '-'), ['b.grid → @3', '- → x', '-']);
  });

  it('has a file that is named twice once, and a problem in its place', async () => {
    assert.deepEqual(await found('b.grid', 'none.grid', './b.grid', 'a.grid', '*.txt#1', 'no*'), [
      'b.grid',
      'cli.file.missing none.grid',
      'a.grid',
      'cli.file.none-fits *.txt#1',
      'notes.txt',
    ]);
  });
});

describe('readPattern', () => {
  it('is null for a text without wildcards', () => {
    assert.equal(readPattern('levels/a.grid'), null);
    assert.equal(readPattern('levels/[].grid'), null);
  });

  it('takes signs of regular expressions as themselves', () => {
    const pattern = readPattern('a+(b).$*');
    assert.ok(pattern);
    assert.ok(pattern.matches('a+(b).$x'));
    assert.ok(!pattern.matches('aab.$x'));
  });

  it('keeps * within one name', () => {
    const pattern = readPattern('in/*.grid');
    assert.ok(pattern);
    assert.equal(pattern.base, 'in/');
    assert.ok(pattern.matches('c.grid'));
    assert.ok(!pattern.matches('deep/d.grid'));
  });
});
