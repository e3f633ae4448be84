import assert from 'node:assert/strict';
import { applyEdits } from '../../src/level/range';
import { editsFor } from '../../src/level/edits';
import { readGrid } from '../../src/puzzles/index';

/** The text after the fix of the given code, taken from the first level that offers it. */
function fixed(text: string, code: string): string {
  for (const level of readGrid(text).levels) {
    const fix = level.findings.flatMap(({ fixes }) => fixes).find((one) => one.code === code);
    if (!fix) continue;
    const result = editsFor(level, fix.change);
    assert.ok(result.ok);
    const after = applyEdits(level.text, result.edits);
    return text.slice(0, level.offset) + after + text.slice(level.offset + level.text.length);
  }
  assert.fail(`No fix ${code} is offered`);
}

describe('quick fixes of text', () => {
  it('turn pasted matrices into rows', () => {
    assert.equal(
      fixed('[a]\n[[1, 1, 0],\n [1, 1, 1]]\n', 'fix.matrix-to-rows'),
      '[a]\n1 1 0\n 1 1 1\n',
    );
    assert.equal(fixed("[a]\n[\n'110',\n'111',\n]\n", 'fix.matrix-to-rows'), '[a]\n110\n111\n');
    assert.equal(fixed('[a]\r\n["#", "."],\r\n', 'fix.matrix-to-rows'), '[a]\r\n# .\r\n');
  });

  it('pad and cut ragged rows', () => {
    assert.equal(fixed('...\n..\n...\n', 'fix.pad-row'), '...\n..#\n...\n');
    assert.equal(fixed('1 1\n1 0 1 // long\n0 1\n', 'fix.cut-row'), '1 1\n1 0 // long\n0 1\n');
  });

  it('move a late setting above the board', () => {
    assert.equal(
      fixed('[a]\n..\n..\nclosed = yes // loop\n', 'fix.move-setting'),
      '[a]\nclosed = yes // loop\n..\n..\n',
    );
    assert.equal(
      fixed('..\r\n..\r\nclosed = yes', 'fix.move-setting'),
      'closed = yes\r\n..\r\n..\r\n',
    );
  });

  it('start a level for rows after a board, or join them', () => {
    assert.equal(fixed('[a]\n..\n\n..\n', 'fix.start-level'), '[a]\n..\n\n[a-2]\n..\n');
    assert.equal(fixed('[a]\n..\n\n..\n', 'fix.join-boards'), '[a]\n..\n..\n');
  });

  it('name the nearest key, also for Chinese words', () => {
    assert.equal(
      fixed('[a]\ncolsed = yes\n..\n..\n', 'fix.replace'),
      '[a]\nclosed = yes\n..\n..\n',
    );
    assert.equal(fixed('[a]\n标题 = 猫\n..\n', 'fix.replace'), '[a]\ntitle = 猫\n..\n');
  });

  it('make a comment of a row with #, drop what can’t be seen, write walls once', () => {
    assert.equal(fixed('[a]\n# my level\n..\n', 'fix.hash-comment'), '[a]\n// my level\n..\n');
    assert.equal(fixed('[a]\n.\u200b.\n', 'fix.remove-invisible'), '[a]\n..\n');
    assert.equal(fixed('[a]\n.|_| .\n. .__\n', 'fix.repeated-wall'), '[a]\n.|_ .\n. ._\n');
  });
});
