import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { checkLevel, defaultBudget } from '../../src/puzzles/check';
import { readGrid } from '../../src/puzzles/index';
import { finish } from '../../src/solvers/search';

interface Snippet {
  readonly prefix: readonly string[];
  readonly description: string;
  readonly body: readonly string[];
}

const file = path.join(import.meta.dirname, '../../snippets/grid.json');
const snippets = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Snippet>;

/** What stands there when nothing is typed: the defaults and the first choices. */
function plain({ body }: Snippet): string {
  return body
    .join('\n')
    .replace(/\$\{\d+\|([^,|]*)[^}]*\|\}/g, '$1')
    .replace(/\$\{\d+:([^}]*)\}/g, '$1')
    .replace(/\$\d/g, '');
}

describe('snippets', () => {
  for (const [name, snippet] of Object.entries(snippets)) {
    it(`${name} can be called in both languages`, () => {
      assert.match(snippet.description, /[a-z].* · .*[\u4e00-\u9fff]/);
      assert.ok(snippet.prefix.some((prefix) => /^[a-z]+$/.test(prefix)));
      assert.ok(snippet.prefix.some((prefix) => /[\u4e00-\u9fff]/.test(prefix)) || name === 'Zip');
    });

    if (name === 'Solution') continue;
    it(`${name} is a level as it expects to be`, () => {
      const [level, ...others] = readGrid(plain(snippet)).levels;
      assert.ok(level);
      assert.deepEqual(others, []);
      const { findings } = finish(checkLevel(level, defaultBudget));
      assert.deepEqual(
        findings.filter(({ severity }) => severity === 'error').map(({ code }) => code),
        [],
      );
    });
  }
});
