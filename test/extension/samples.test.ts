import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sampleFiles, samplesIn } from '../../src/extension/editor/samplesIn';
import { formatEdits } from '../../src/level/format/format';
import { checkLevel, defaultBudget } from '../../src/puzzles/check';
import { puzzles, readGrid } from '../../src/puzzles/index';
import { finish } from '../../src/solvers/search';

const folder = join(import.meta.dirname, '../../levels');
const kinds = puzzles.map(({ syntax }) => syntax);
const textOf = (name: string): string => readFileSync(join(folder, name), 'utf8');

describe('samples', () => {
  it('are all offered', () => {
    const there = readdirSync(folder).filter((name) => name.endsWith('.grid'));
    assert.deepEqual([...sampleFiles].sort(), there.sort());
  });

  for (const name of sampleFiles) {
    it(`keep what ${name} promises, in the form Format Document gives`, () => {
      const file = readGrid(textOf(name));
      assert.deepEqual(formatEdits(file), []);
      assert.deepEqual(file.findings, []);
      for (const level of file.levels) {
        const { outcome, findings } = finish(checkLevel(level, defaultBudget, null));
        assert.notEqual(outcome.verdict, 'undecided');
        const errors = findings.filter(({ severity }) => severity === 'error');
        assert.deepEqual(errors, [], `${name}#${level.header?.id ?? ''}`);
      }
    });
  }

  it('have two of each file, with every kind among them, and begin levels that can be read alone', () => {
    const samples = sampleFiles.flatMap((name) => samplesIn(textOf(name), kinds));
    assert.equal(samples.length, 2 * sampleFiles.length);
    assert.deepEqual(new Set(samples.map(({ sample }) => sample.kind)).size, kinds.length);
    for (const { sample, text } of samples) {
      const [level, ...others] = readGrid(text).levels;
      assert.equal(others.length, 0);
      assert.ok(level?.valid, text);
      assert.equal(level.kind.id, sample.kind);
      assert.equal(level.values.get('title') ?? level.header?.id, sample.title);
    }
  });
});
