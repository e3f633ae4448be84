import assert from 'node:assert/strict';
import fc from 'fast-check';
import { defaultBudget } from '../../../src/puzzles/check';
import { readGrid } from '../../../src/puzzles/index';
import { knight } from '../../../src/puzzles/knight/index';
import { finish } from '../../../src/solvers/search';
import { boardText, smallBoards, type SmallBoard } from '../path/boards';
import { allRoutes, drawnLines, type IsStep } from '../path/bruteForce';

const isMove: IsStep = ({ width }, from, to) => {
  const rows = Math.abs(Math.floor(from / width) - Math.floor(to / width));
  return rows * Math.abs((from % width) - (to % width)) === 2;
};

/** Boards with marks, checkpoints and steps mixed in, without walls; on some of them there are tours. */
const boards: fc.Arbitrary<SmallBoard> = fc
  .tuple(smallBoards({ height: 4, width: 4 }), fc.nat(8))
  .map(([board, like]): SmallBoard => {
    const cells = [...board.cells];
    const isRoomy = like > 1;
    const [height, width] = isRoomy ? [3, 3 + (like % 3)] : [board.height, board.width];
    const marks = cells.filter((symbol) => symbol !== '#' && symbol !== '.');
    if (isRoomy) {
      const free = Array.from({ length: height * width }, (_, i) => i);
      cells.splice(0, cells.length, ...free.map((i) => (width === 3 && i === 4 ? '#' : '.')));
      marks.forEach((mark, i) => {
        const cell = (i * 7 + board.cells.length) % free.length;
        if (cells[cell] === '.') cells[cell] = mark;
      });
    }
    const none = cells.map(() => false);
    return { ...board, height, width, cells, below: none, right: none };
  });

describe('knight with marks and numbers', () => {
  it('agrees with enumeration: verdict, reasons, uniqueness, lines and ordered routes', () => {
    let some = 0;
    let none = 0;
    fc.assert(
      fc.property(boards, (board) => {
        const text = boardText(board).replace('[small]', '[small]\nkind = knight');
        const [level] = readGrid(text).levels;
        if (!level?.valid) return;
        const routes = allRoutes(board, isMove);
        const { cells, closed } = board;
        const lines = new Set(routes.map((route) => drawnLines(route, closed)));
        if (lines.size > 0) some++;
        else none++;
        if (knight.structure(level).impossible) assert.equal(lines.size, 0, text);
        const outcome = finish(knight.solve(level, defaultBudget));
        assert.equal(outcome.verdict, lines.size > 0 ? 'solved' : 'unsolvable', text);
        if (outcome.verdict === 'solved') {
          const second = finish(knight.solve(level, defaultBudget, outcome.route));
          assert.equal(second.verdict, lines.size > 1 ? 'solved' : 'unsolvable', text);
        }
        const plain = finish(knight.count(level, defaultBudget, { directed: false }));
        assert.deepEqual([plain.count, plain.bound], [BigInt(lines.size), 'exact'], text);
        const [start, end] = [cells.indexOf('S'), cells.indexOf('E')];
        const ordered = routes.filter(
          (route) =>
            !closed ||
            start < 0 ||
            (route[0] === start && (end < 0 || route[route.length - 1] === end)),
        );
        const directed = finish(knight.count(level, defaultBudget, { directed: true }));
        assert.deepEqual([directed.count, directed.bound], [BigInt(ordered.length), 'exact'], text);
      }),
      { numRuns: 1500 },
    );
    assert.ok(some > 50 && none > 250, `${some} with a tour, ${none} without`);
  });
});
