import assert from 'node:assert/strict';
import { readGrid } from '../../src/puzzles/index';
import { levelMeaning } from '../../src/server/levelMeaning';

function meaning(text: string): string {
  const [level] = readGrid(text).levels;
  assert.ok(level?.valid, text);
  return levelMeaning(level);
}

const board = 'board:\n  S .|\n  . #\n';

describe('the meaning of a level', () => {
  it('is the same whatever is said of it, and however it is written', () => {
    const plain = meaning(`[a]\n${board}`);
    for (const text of [
      `// note\n[b]   // note\ntitle = B\nx-mood = 3\n${board}// note\n`,
      '[a]\nEXPECT = Solvable\nboard:\n  S  1|   // note\n\t1  ○\n\n\n',
      'expect = solvable\n[a]\nboard: compact\nS1|\n10\n',
    ]) {
      assert.equal(meaning(text), plain, text);
    }
  });

  it('differs wherever a solver or a check would', () => {
    const texts = [
      `[a]\n${board}`,
      `[a]\nexpect = unique\n${board}`,
      `[a]\nclosed = yes\n${board}`,
      `closed = yes\nexpect = unique\n[a]\n${board}`,
      `[a]\nkind = knight\n${board.replace('|', '')}`,
      `[a]\n${board.replace('|', '')}`,
      `[a]\n${board.replace('|', '_')}`,
      `[a]\n${board.replace('S', '2')}`,
      `[a]\n${board.replace('S', '3')}`,
      '[a]\nboard:\n  S .| . #\n',
      `[a]\n${board}solution:\n  r1c2-r1c1\n`,
      `[a]\n${board}solution:\n  r1c1-r1c2\n`,
      '[a]\nkind = pairs\nboard:\n  A A\n',
      '[a]\nkind = pairs\nboard:\n  B B\n',
      '[a]\nkind = trail\npoints:\n  A 0 0  B 1 0\nedges:\n  A-B\n',
      '[a]\nkind = trail\npoints:\n  A 0 0  B 1 0\nedges:\n  A-B A-B\n',
    ];
    assert.equal(new Set(texts.map(meaning)).size, texts.length);
  });
});
