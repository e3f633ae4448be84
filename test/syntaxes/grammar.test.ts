import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { kinds, settingsFor } from '../../src/language/settingWords';

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

  it('knows every key, every word and every name of a kind', () => {
    const source = readFileSync(grammar, 'utf8');
    const words = settingsFor(null).flatMap(({ key, value }) => [
      key,
      ...('words' in value ? (value.words ?? []) : []),
    ]);
    // As the pattern has them: with their parentheses escaped, in a JSON string.
    const names = kinds.flatMap(({ alsoCalled }) =>
      alsoCalled.map((name) => name.replace(/[()]/g, '\\\\$&')),
    );
    for (const word of [...words, ...names]) {
      assert.ok(
        source.includes(`|${word}`) || source.includes(`(${word}`) || source.includes(`:${word}`),
        word,
      );
    }
  });
});
