import assert from 'node:assert/strict';
import { job } from '../../src/jobs/job';
import { jobSource } from '../../src/jobs/jobSource';
import { editsFor } from '../../src/level/edits';
import { applyEdits } from '../../src/level/range';
import { checkBudget, defaultBudget } from '../../src/puzzles/check';
import { readGrid } from '../../src/puzzles/index';
import { finish } from '../../src/solvers/search';

/** A board too large to be decided in a moment. */
const large = `[large]\nboard:\n${`  ${'. '.repeat(40)}\n`.repeat(40)}`;

describe('a job of a level', () => {
  it('is undecided when its time is over, and keeps what is known at once', () => {
    let time = 0;
    const request = { id: 1, source: `cat = 1\n${large}`, task: 'check', seconds: 10 } as const;
    const result = finish(job(request, () => (time += 1000)));
    assert.ok(result.task === 'check');
    assert.equal(result.checked.outcome.verdict, 'undecided');
    const said = result.checked.findings.map(({ code, reason }) => [code, reason]);
    assert.ok(said.some(([code, reason]) => code === 'undecided' && reason === 'time'));
    assert.ok(said.length > 1, 'only that time is over');
  });

  it('keeps a verdict when its time is over in the count that follows', () => {
    const board = `board:\n${`  ${'. '.repeat(8)}\n`.repeat(8)}`;
    for (const [expect, codes] of [
      ['unsolvable', ['expectation']],
      ['solvable', []],
      ['unique', ['undecided']],
    ] as const) {
      const source = `kind = knight\n[wide]\nexpect = ${expect}\n${board}`;
      const request = { id: 1, source, task: 'check', seconds: 3 } as const;
      // The board is solved before the search has paused three times.
      let time = 0;
      const result = finish(job(request, () => (time += 500)));
      assert.ok(result.task === 'check');
      const { outcome, count, findings } = result.checked;
      assert.deepEqual([outcome.verdict, count], ['solved', null], expect);
      assert.deepEqual(
        findings.map(({ code }) => code),
        codes,
      );
    }
  });

  it('turns changes into edits from the start of the level, each by itself', () => {
    const file = readGrid('closed = yes\n\n[z]\n11\n11\n\n[a]\nboard:\n  1 1\n  1 1\n');
    const level = file.levels[1]!;
    const changes = [
      { type: 'setting', key: 'expect', value: 'unique' },
      { type: 'removeRow', at: 9 },
      { type: 'solution', strokes: null },
    ] as const;
    const result = finish(job({ id: 1, source: jobSource(file, level), task: 'edit', changes }));
    assert.ok(result.task === 'edit');
    assert.deepEqual(
      result.results,
      changes.map((change) => editsFor(level, change)),
    );
    const [first] = result.results;
    assert.ok(first?.ok);
    assert.match(applyEdits(level.text, first.edits), /^\[a\]\nexpect = unique\n/);
  });

  it('draws the level of its source, with its stored route where that is right', () => {
    const file = readGrid('[a]\n11\n11\n\n[b]\nboard:\n  1 1\nsolution:\n  r1c1-r1c2\n');
    const [first, second] = file.levels.map((level, id) =>
      finish(job({ id, source: jobSource(file, level), task: 'picture' })),
    );
    assert.ok(first?.task === 'picture' && second?.task === 'picture');
    assert.match(first.svg, /^<svg /);
    assert.ok(second.svg.includes('<path'));
    assert.notEqual(first.svg, second.svg);
  });
});

describe('a job of a file', () => {
  it('formats it, levels or none', () => {
    const format = (source: string) => {
      const result = finish(job({ id: 1, source, task: 'format' }));
      assert.ok(result.task === 'format');
      return applyEdits(source, result.edits);
    };
    assert.equal(format('KIND=path\n[a]\nboard:\n1 1\n'), 'kind = path\n\n[a]\nboard:\n  1 1\n');
    assert.equal(format(''), '');
  });
});

describe('checkBudget', () => {
  const budgetOf = (side: number) => {
    const [level] = readGrid(`${'1'.repeat(side)}\n`.repeat(side)).levels;
    return checkBudget(level!).steps;
  };

  it('is smaller for large boards, and never less than a walk through them takes', () => {
    assert.equal(budgetOf(100), defaultBudget.steps);
    assert.ok(budgetOf(200) < defaultBudget.steps / 2);
    assert.ok(budgetOf(600) >= 2 * 600 * 600);
  });
});
