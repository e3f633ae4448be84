import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { Level } from '../../../src/level/level';
import { readGrid } from '../../../src/puzzles/index';
import { path } from '../../../src/puzzles/path/index';
import type { Count } from '../../../src/puzzles/puzzle';
import { finish } from '../../../src/solvers/search';
import { corpusText } from '../../corpus';
import { boardText, smallBoards, type SmallBoard } from './boards';
import { allRoutes, drawnLines } from './bruteForce';

const budget = { steps: 2_000_000 };

function levelOf(text: string): Level {
  const [level] = readGrid(text).levels;
  assert.ok(level?.valid, text);
  return level;
}

function count(level: Level, directed = false, limit?: bigint): Count {
  const options = limit === undefined ? { directed } : { directed, limit };
  return finish(path.count(level, budget, options));
}

/** How many ordered routes a board has: a cycle begins at `S` where there is one, with `E` comes back by it. */
function ordered({ cells, closed }: SmallBoard, routes: readonly number[][]): number {
  const [start, end] = [cells.indexOf('S'), cells.indexOf('E')];
  return routes.filter(
    (route) =>
      !closed || start < 0 || (route[0] === start && (end < 0 || route[route.length - 1] === end)),
  ).length;
}

/** Boards without numbers, on which the count looks at no single route. */
const plainBoards = smallBoards({ height: 4, width: 4 }).map((board) => ({
  ...board,
  steps: false,
  cells: board.cells.map((symbol) => (/\d/.test(symbol) ? '.' : symbol)),
}));

describe('path.count', () => {
  for (const [name, boards, runs] of [
    ['boards with every feature', smallBoards({ height: 4, width: 4 }), 2500],
    ['boards without numbers', plainBoards, 2500],
  ] as const) {
    it(`agrees with enumeration on small ${name}, lines and ordered routes`, () => {
      let some = 0;
      fc.assert(
        fc.property(boards, (board) => {
          const [level] = readGrid(boardText(board)).levels;
          if (!level?.valid) return;
          const routes = allRoutes(board);
          const lines = new Set(routes.map((route) => drawnLines(route, board.closed))).size;
          if (lines > 0) some++;
          const plain = count(level);
          assert.deepEqual([plain.bound, plain.count], ['exact', BigInt(lines)], boardText(board));
          const directed = count(level, true);
          assert.deepEqual(
            [directed.bound, directed.count],
            ['exact', BigInt(ordered(board, routes))],
            boardText(board),
          );
        }),
        { numRuns: runs },
      );
      assert.ok(some > 200, `${some} boards with a route`);
    });
  }

  it('stops at a limit, and says undecided where the budget ends before the first route', () => {
    const board = levelOf('....\n....\n....\n....\n');
    assert.deepEqual(count(board, false, 100n).bound, 'atLeast');
    assert.deepEqual(count(board, false, 100n).count, 100n);
    assert.deepEqual(count(board, false, 276n).bound, 'exact');
    const little = finish(path.count(board, { steps: 3 }, { directed: false }));
    assert.deepEqual([little.bound, little.count], ['undecided', null]);
  });

  it('counts what the literature counts', () => {
    const full = (n: number, settings = ''): Level =>
      levelOf(`${settings}\n${`${'.'.repeat(n)}\n`.repeat(n)}`);
    // OEIS A120443 and A003763.
    assert.deepEqual(
      [2, 3, 4, 5, 6, 7, 8, 9].map((n) => count(full(n)).count),
      [4n, 20n, 276n, 4324n, 229348n, 13535280n, 3023313284n, 745416341496n],
    );
    assert.deepEqual(
      [2, 4, 6, 8, 10, 12].map((n) => count(full(n, 'closed = yes')).count),
      [1n, 6n, 1072n, 4638576n, 467260456608n, 1076226888605605706n],
    );
  });

  it('counts the boards of the bench as they were counted elsewhere', function () {
    const expected = JSON.parse(corpusText(this, 'levels/bench-expected.json')) as Record<
      string,
      { readonly count?: string }
    >;
    let counted = 0;
    for (const file of ['bench-holes.grid', 'bench-full.grid']) {
      for (const level of readGrid(corpusText(this, `levels/${file}`)).levels) {
        const known = expected[`${file}#${level.header?.id}`]?.count;
        if (known === undefined || (level.board?.meaning.length ?? 0) > 120) continue;
        const { bound, count: got } = count(level);
        assert.deepEqual([String(got), bound], [known, 'exact'], level.header?.id);
        counted++;
      }
    }
    assert.ok(counted >= 10, `${counted} boards`);
  });
});
