import assert from 'node:assert/strict';
import { editsFor } from '../../src/level/edits';
import { applyEdits } from '../../src/level/range';
import { checkLevel, defaultBudget } from '../../src/puzzles/check';
import { readGrid } from '../../src/puzzles/index';
import { finish } from '../../src/solvers/search';

const rooms = `[three-rooms]
board:
  1 1 0 1 1 1 1
  1 1 1 0 1 1 1
  1 1 1 0 1 0 0
  1 1 1 1 1 1 1
  1 1 1 0 1 1 1
  0 0 1 0 0 1 1
`;

/** The findings of the first level of a text, checked. */
function checked(text: string) {
  const level = readGrid(text).levels[0]!;
  return { level, ...finish(checkLevel(level, defaultBudget)) };
}

describe('openings', () => {
  it('join the parts that a knight sees', () => {
    const { findings } = checked('kind = knight\n# . . .\n. . . .\n# . . .\n');
    const opened = findings.flatMap(({ fixes }) => fixes).map(({ args }) => args['cell']);
    assert.deepEqual(opened.slice(0, 2), ['r1c1', 'r3c1']);
  });

  it('offer holes that join parts, each of which leaves a solvable level', () => {
    const { level, findings } = checked(rooms);
    const fixes = findings.flatMap((finding) => finding.fixes);
    const opened = fixes.filter(({ code }) => code === 'fix.open-cell');
    assert.deepEqual(
      opened.map(({ args }) => args['cell']),
      ['r3c6', 'r5c4'],
    );
    assert.equal(fixes.at(-1)?.code, 'fix.expect-unsolvable');
    for (const { change } of opened) {
      const result = editsFor(level, change);
      assert.ok(result.ok);
      assert.equal(checked(applyEdits(level.text, result.edits)).outcome.verdict, 'solved');
    }
  });

  it('are not looked for where unsolvable is what is expected', () => {
    const { findings } = checked(rooms.replace('board:', 'expect = unsolvable\nboard:'));
    assert.deepEqual(
      findings.flatMap(({ fixes }) => fixes),
      [],
    );
  });

  it('are none where no single hole will do', () => {
    const { findings } = checked('...\n###\n###\n...\n');
    assert.deepEqual(
      findings.flatMap(({ fixes }) => fixes).map(({ code }) => code),
      ['fix.expect-unsolvable'],
    );
  });
});
