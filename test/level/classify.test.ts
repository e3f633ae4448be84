import assert from 'node:assert/strict';
import { classifyLine } from '../../src/level/classify';

const cases: readonly [string, string][] = [
  ['', 'blank'],
  ['\u3000\t', 'blank'],
  ['// note', 'comment'],
  ['  ／／ full width', 'comment'],
  ['[a-1]  // header', 'header'],
  ['［ａ］', 'header'],
  ['[1]', 'header'],
  ['[1 1 0]', 'pasted'],
  ['[1, 1],', 'pasted'],
  ['[[1, 1],', 'pasted'],
  ['["#", "."],', 'pasted'],
  ["'111',", 'pasted'],
  ['{1,0,1},', 'pasted'],
  ['[', 'bracket'],
  ['],', 'bracket'],
  ['Board: 1 1', 'label'],
  ['solution：', 'label'],
  ['kind = path', 'setting'],
  ['类型 = path', 'setting'],
  ['x-a=b=c', 'setting'],
  ['1=2', 'row'],
  ['= =', 'row'],
  ['1110', 'row'],
  ['r1c1-r1c2', 'row'],
  ['a//b', 'row'],
];

describe('classifyLine', () => {
  for (const [line, type] of cases) {
    it(`reads ${JSON.stringify(line)} as ${type}`, () => {
      assert.equal(classifyLine(line).type, type);
    });
  }

  it('leaves a comment out of a value, but not what stands in quotes', () => {
    const line = 'title = "a // b" // c';
    const read = classifyLine(line);
    assert.ok(read.type === 'setting');
    assert.equal(line.slice(read.value.start, read.value.end), '"a // b"');
  });
});
