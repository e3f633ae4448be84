import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');
const grammar = path.join(root, 'syntaxes/grid.tmLanguage.json');

/** Runs one of the two programs of vscode-tmgrammar-test, which print what differs. */
function tester(program: 'unit' | 'snapshot', ...args: readonly string[]): void {
  const script = path.join(root, 'node_modules/vscode-tmgrammar-test/dist', `${program}.js`);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [script, '--grammar', grammar, ...args],
    { cwd: root, encoding: 'utf8' },
  );
  assert.equal(status, 0, stdout + stderr);
}

describe('the TextMate grammar', () => {
  it('gives each class of text its scope', () => {
    tester('unit', 'test/syntaxes/classes.test.grid');
  });

  it('cuts a file of every kind of line as it did', () => {
    tester('snapshot', '--scope', 'source.grid', 'test/syntaxes/levels.grid');
  });
});
