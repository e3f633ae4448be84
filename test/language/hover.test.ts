import assert from 'node:assert/strict';
import { chinese, knowledge, marked, service } from './harness';

function hover(source: string, language = service): string {
  const { document, position } = marked(source);
  return language.hover(document, position, knowledge(document))?.contents.value ?? '';
}

const walled = '[a]\nboard:\n  1 1_ S\n  1 1 1|\n  # 1 E\nsolution:\n  r1c3-r1c1-r2c1\n';

describe('hover', () => {
  it('explains a setting by its key and its value', () => {
    for (const source of ['[a]\nclo¦sed = yes\nboard:\n 1 1', '[a]\nclosed = y¦es\nboard:\n 1 1']) {
      const words = hover(source);
      assert.match(words, /^\*\*closed\*\* — Whether the route ends where it began\./);
      assert.match(words, /- `no` \(default\) — /);
      assert.match(words, /- `yes` — /);
    }
    assert.match(hover('[a]\nx-m¦ood = 3\nboard:\n 1 1'), /note of your own/);
    assert.match(hover('[a]\nki¦nd = path\nboard:\n 1 1'), /`path` \(default\) — Visit every/);
    assert.equal(hover('[a]\nnon¦sense = 3\nboard:\n 1 1'), '');
  });

  it('explains a default of the file', () => {
    assert.match(hover('exp¦ect = unique\n[a]\nboard:\n 1 1'), /exactly one solution/);
  });

  it('names a cell, what it is, its neighbours and walls, and its step', () => {
    const words = hover(walled.replace('1_', '¦1_'));
    assert.match(words, /^\*\*r1c2\*\* — row 1, column 2: open/);
    assert.match(words, /Neighbours: r1c3, r1c1\./);
    assert.match(words, /Behind a wall: r2c2\./);
    assert.match(words, /Step 2 of 4 of the stored solution\./);
    assert.match(hover(walled.replace('S', '¦S')), /starts here/);
    assert.match(hover(walled.replace('#', '¦#')), /a hole$/);
    assert.match(hover('[a]\nboard:\n  ¦2 .\n'), /number 2/);
    assert.match(hover('[a]\nboard:\n  ¦? .\n'), /no cell of this kind/);
  });

  it('names the cells that a knight goes to, over holes, and where it is alone', () => {
    const board = '[a]\nkind = knight\nboard:\n  . . . .\n  . . # .\n  . ¦. . .\n';
    const words = hover(board);
    assert.match(words, /^\*\*r3c2\*\* — row 3, column 2: open/);
    assert.match(words, /Neighbours: r1c3, r2c4, r1c1\./);
    const alone = hover(board.replace('¦', '').replace('# .', '¦. #'));
    assert.match(alone, /Neighbours: r3c1, r1c1\./);
    assert.match(hover('[a]\nkind = knight\nboard:\n  ¦. .\n'), /No neighbour can be reached/);
  });

  it('tells what a tile can be joined with, and how', () => {
    const words = hover('[a]\nkind = pairs\nboard:\n  ¦A B A\n  B # #\n');
    assert.match(words, /tile A, one of 2/);
    assert.match(words, /r1c1 and r1c3 \(A\) .* 2 turns, like a U, by the ring outside\./);
    const none = hover('[a]\nkind = pairs\nborder = closed\nboard:\n  ¦A B A\n  B # #\n');
    assert.match(none, /r1c1 \(A\) can’t be joined with any tile now\./);
    // A level that can't be read has no lines.
    assert.doesNotMatch(hover('[a]\nkind = pairs\nturns = x\nboard:\n  ¦A A\n'), /joined/);
  });

  it('covers exactly the cell, with its walls', () => {
    const { document, position } = marked(walled.replace('1_', '1¦_'));
    const { range } = service.hover(document, position, [])!;
    assert.deepEqual(range, {
      start: { line: 2, character: 4 },
      end: { line: 2, character: 6 },
    });
  });

  it('tells which step of a solution is written', () => {
    assert.match(hover(walled.replace('-r1c1', '-r1¦c1')), /^\*\*r1c1\*\* — open\n\nStep 3 of 4/);
    assert.match(hover(walled.replace('-r2c1', '-¦r2c1')), /Step 4 of 4/);
    assert.equal(hover(walled.replace('-r2c1', '¦-r2c1')), '');
  });

  it('tells a header’s verdict, size and place', () => {
    const words = hover(walled.replace('[a]', '[¦a]'));
    assert.match(words, /^\*\*a\*\* — kind path, 3 × 3, 8 open cells/);
    assert.match(words, /It can be solved\./);
    assert.match(words, /Level 1 of 1/);
  });

  it('explains a label', () => {
    assert.match(hover(walled.replace('board:', 'bo¦ard:')), /rows of the board/);
    assert.match(hover(walled.replace('solution:', '¦solution:')), /r2c3/);
  });

  it('speaks Chinese', () => {
    assert.match(hover(walled.replace('1_', '¦1_'), chinese), /第 1 行第 2 列：可走/);
  });

  it('says nothing of comments and blank places', () => {
    assert.equal(hover('[a]\n// com¦ment\nboard:\n  1 1\n'), '');
    assert.equal(hover('[a]\nboard:\n  1¦ 1\n'), '');
    assert.equal(hover('¦'), '');
  });
});
