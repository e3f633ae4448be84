import assert from 'node:assert/strict';
import { checkLevel, defaultBudget, type Checked } from '../../../src/puzzles/check';
import { readGrid } from '../../../src/puzzles/index';
import { finish } from '../../../src/solvers/search';

function checked(text: string): Checked {
  return finish(checkLevel(readGrid(text).levels[0]!, defaultBudget));
}

function codes({ findings }: Checked): string[] {
  return findings.map(({ code, severity }) => `${severity} ${code}`);
}

const bridges = 'points: N 1 0 K 1 1 S 1 2 L 2 1\nedges: N-K-N S-K-S N-L S-L K-L\n';

describe('checking a trail level', () => {
  it('breaks an expectation with the proof in it, and offers the strokes needed', () => {
    const result = checked(`[a]\nkind = trail\n${bridges}`);
    assert.equal(result.outcome.verdict, 'unsolvable');
    const [broken] = result.findings;
    assert.equal(broken?.code, 'expectation');
    assert.equal(broken.related[0]?.code, 'odd-degree');
    assert.deepEqual(broken.related[0].fixes[0]?.change, {
      type: 'setting',
      key: 'strokes',
      value: '2',
    });
  });

  it('takes Chinese names of the kind, and several strokes', () => {
    for (const kind of ['欧拉路', '一笔画（欧拉路）', 'Trail']) {
      const result = checked(`[a]\nkind = ${kind}\nstrokes = 2\n${bridges}`);
      assert.deepEqual(codes(result), []);
      assert.equal(result.outcome.verdict, 'solved');
      assert.equal(result.count?.bound, 'none');
    }
  });

  it('knows whether a trail is unique', () => {
    const unique = 'kind = trail\nexpect = unique\n';
    assert.equal(checked(`[a]\n${unique}. . .\n`).unique, true);
    assert.equal(checked(`[a]\n${unique}closed = yes\n. .\n. .\n`).unique, true);
    const square = checked(`[a]\n${unique}. .\n. .\n`);
    assert.equal(square.unique, false);
    assert.deepEqual(codes(square), ['error expectation']);
  });

  it('is invalid where marks and several strokes stand together, or a point is unknown', () => {
    for (const text of ['strokes = 2\nS.\n', `start = X\n${bridges}`]) {
      assert.equal(checked(`[a]\nkind = trail\n${text}`).outcome.verdict, 'invalid');
    }
  });

  it('is solved where nothing is to be drawn, by the empty solution too', () => {
    for (const solution of ['', 'solution:\n', 'solution: r1c1\n']) {
      const result = checked(`[a]\nkind = trail\nboard: .\n${solution}`);
      assert.equal(result.outcome.verdict, 'solved');
      assert.deepEqual(codes(result), ['warning nothing-to-draw']);
    }
  });

  it('offers the edges that mend it, and none where it is to be unsolvable', () => {
    const star = 'points: A 0 0  B 2 0  C 1 1  D 5 5\nedges: A-C B-C C-D\n';
    const offered = (expect: string): string[] =>
      checked(`[a]\nkind = trail\nexpect = ${expect}\n${star}`).findings.flatMap(({ fixes }) =>
        fixes.map(({ code, args }) => [code, ...Object.values(args)].join(' ')),
      );
    assert.deepEqual(offered('solvable'), [
      'fix.strokes 2',
      'fix.add-edge A B',
      'fix.add-edge B D',
      'fix.add-edge A C',
      'fix.expect-unsolvable',
    ]);
    assert.deepEqual(offered('unsolvable'), ['fix.strokes 2']);
  });
});
