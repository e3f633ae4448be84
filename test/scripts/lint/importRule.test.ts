import assert from 'node:assert/strict';
import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { importFault, importRule } from '../../../scripts/lint/importRule.mjs';

describe('the arrows of the house', () => {
  it('lets a room use the rooms it is built on, itself and the messages', () => {
    assert.equal(importFault('server/startServer.ts', '../language/index', false), undefined);
    assert.equal(importFault('puzzles/path/solve.ts', '../../solvers/search', false), undefined);
    assert.equal(importFault('puzzles/path/solve.ts', './verify', false), undefined);
    assert.equal(importFault('jobs/levelSvg.ts', '../drawing/svgDocument', false), undefined);
    assert.equal(importFault('level/read.ts', '../messages/message', false), undefined);
  });

  it('refuses an import against an arrow, naming what is allowed', () => {
    assert.match(
      importFault('level/read.ts', '../puzzles/index', false) ?? '',
      /level may not import from puzzles/,
    );
    assert.match(
      importFault('solvers/a.ts', '../level/level', true) ?? '',
      /solvers may not import from level\. It may use graph/,
    );
    assert.match(
      importFault('jobs/job.ts', '../language/formatting', false) ?? '',
      /jobs may not import from language/,
    );
    assert.match(importFault('board/main.ts', '../extension/activate', false) ?? '', /extension/);
    assert.match(importFault('cli/main.ts', '../board/main', false) ?? '', /board/);
  });

  it('lets the board import the rules of play of the kinds, and no searches', () => {
    assert.equal(importFault('board/game.ts', '../puzzles/plays', false), undefined);
    assert.equal(importFault('board/view/a.ts', '../../puzzles/play', false), undefined);
    assert.equal(importFault('board/game.ts', '../puzzles/path/play', false), undefined);
    assert.match(importFault('board/a.ts', '../puzzles/index', false) ?? '', /import type/);
    assert.match(importFault('board/a.ts', '../puzzles/path/engine', false) ?? '', /import type/);
  });

  it('lets the board import types of the level, and no more', () => {
    assert.equal(importFault('board/state.ts', '../level/finding', true), undefined);
    assert.match(importFault('board/state.ts', '../level/edits', false) ?? '', /import type/);
  });

  it('keeps vscode to the extension and Node to cli and *.node.ts', () => {
    assert.equal(importFault('extension/activate.ts', 'vscode', false), undefined);
    assert.match(importFault('board/main.ts', 'vscode', false) ?? '', /package vscode/);
    assert.match(importFault('language/index.ts', 'node:path', false) ?? '', /node:path/);
    assert.equal(importFault('server/main.node.ts', 'node:path', false), undefined);
    assert.equal(importFault('cli/main.ts', 'node:fs', false), undefined);
  });

  it('refuses rooms that the house does not have', () => {
    assert.match(importFault('utils/a.ts', './b', false) ?? '', /no room/);
  });

  it('sees every form of import', () => {
    const code = [
      `import { a } from '../puzzles/a';`,
      `import type { B } from '../puzzles/b';`,
      `export { c } from '../puzzles/c';`,
      `export * from '../puzzles/d';`,
      `const e = import('../puzzles/e');`,
      `type F = import('../puzzles/f').F;`,
    ].join('\n');
    const linter = new Linter({ cwd: '/house' });
    const messages = linter.verify(
      code,
      {
        files: ['**/*.ts'],
        languageOptions: { parser: tseslint.parser },
        plugins: { house: { rules: { imports: importRule } } },
        rules: { 'house/imports': 'error' },
      },
      { filename: '/house/src/level/read.ts' },
    );
    assert.deepEqual(
      messages.map(({ line, ruleId }) => [line, ruleId]),
      [1, 2, 3, 4, 5, 6].map((line) => [line, 'house/imports']),
    );
  });
});
