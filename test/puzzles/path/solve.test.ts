import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { Level } from '../../../src/level/level';
import { readCellName } from '../../../src/level/route';
import { checkLevel, defaultBudget } from '../../../src/puzzles/check';
import { readGrid } from '../../../src/puzzles/index';
import type { Route } from '../../../src/puzzles/puzzle';
import { path } from '../../../src/puzzles/path/index';
import { pathStructure } from '../../../src/puzzles/path/structure';
import { finish } from '../../../src/solvers/search';
import { corpusText } from '../../corpus';
import { boardText, smallBoards, type SmallBoard } from './boards';
import { allRoutes, drawnLines } from './bruteForce';

function levelOf(board: SmallBoard): Level {
  const [level] = readGrid(boardText(board)).levels;
  assert.ok(level);
  return level;
}

/** A route's cells from 0, without the closing one. */
function cellsOf(route: Route, board: SmallBoard): number[] {
  const cells = (route[0] ?? []).map((name) => {
    const { row, column } = readCellName(name)!;
    return (row - 1) * board.width + column - 1;
  });
  return board.closed ? cells.slice(0, -1) : cells;
}

function namesOf(cells: readonly number[], board: SmallBoard): string[] {
  const names = cells.map(
    (cell) => `r${Math.floor(cell / board.width) + 1}c${(cell % board.width) + 1}`,
  );
  return board.closed ? [...names, names[0]!] : names;
}

describe('path.solve', () => {
  it('agrees with enumeration on small boards with every feature, and finds a second route if there is one', () => {
    let solved = 0;
    let unsolvable = 0;
    fc.assert(
      fc.property(smallBoards({ height: 4, width: 4 }), (board) => {
        const level = levelOf(board);
        fc.pre(level.valid);
        const routes = allRoutes(board);
        const lines = new Set(routes.map((route) => drawnLines(route, board.closed)));
        const outcome = finish(path.solve(level, defaultBudget));
        if (outcome.verdict === 'solved') {
          solved++;
          assert.ok(lines.has(drawnLines(cellsOf(outcome.route, board), board.closed)));
          const second = finish(path.solve(level, defaultBudget, outcome.route));
          assert.equal(second.verdict, lines.size > 1 ? 'solved' : 'unsolvable');
          if (second.verdict === 'solved') {
            const drawn = drawnLines(cellsOf(second.route, board), board.closed);
            assert.ok(lines.has(drawn));
            assert.notEqual(drawn, drawnLines(cellsOf(outcome.route, board), board.closed));
          }
        } else {
          unsolvable++;
          assert.equal(outcome.verdict, 'unsolvable');
          assert.equal(lines.size, 0, boardText(board));
        }
      }),
      { numRuns: 3000 },
    );
    assert.ok(solved > 200 && unsolvable > 200, `${solved} solved, ${unsolvable} unsolvable`);
  });

  it('never calls impossible what has a route', () => {
    fc.assert(
      fc.property(smallBoards({ height: 4, width: 5 }), (board) => {
        const level = levelOf(board);
        fc.pre(level.valid && pathStructure(level).impossible !== null);
        assert.equal(allRoutes(board).length, 0, boardText(board));
      }),
      { numRuns: 500 },
    );
  });

  it('says undecided where the budget runs out', () => {
    const [level] = readGrid('....\n....\n....\n...E\n').levels;
    const outcome = finish(path.solve(level!, { steps: 3 }));
    assert.deepEqual(outcome, { verdict: 'undecided', steps: 3 });
  });

  it('pauses, so that it can be dropped, and counts the same steps every time', () => {
    const [level] = readGrid(longBoard).levels;
    const steps = [...pausesOf(level!)];
    assert.ok(steps.length >= 10);
    assert.ok(steps.every((step, i) => i === 0 || step >= steps[i - 1]!));
    assert.deepEqual([...pausesOf(level!)], steps);
  });
});

/** A quarter of a board that is too wide for a frontier and too large for a plain search. */
const quarter = [
  '#.........',
  '....#.....',
  '..#.......',
  '..........',
  '.......#..',
  '#.....#...',
  '......#...',
  '.......#.#',
  '..........',
  '..###.....',
];
const longBoard = [...quarter, ...quarter].map((row) => `${row}${row}\n`).join('');

function* pausesOf(level: Level): Generator<number> {
  const search = path.solve(level, { steps: 50_000 });
  for (let next = search.next(); next.done !== true; next = search.next()) yield next.value.steps;
}

describe('path.verify', () => {
  it('accepts every enumerated route and no other', () => {
    fc.assert(
      fc.property(smallBoards({ height: 3, width: 4 }), fc.nat(), fc.nat(), (board, i, j) => {
        const level = levelOf(board);
        fc.pre(level.valid);
        const routes = allRoutes(board);
        const asDrawn = routes.filter(
          (route) => !board.closed || !board.cells.includes('S') || board.cells[route[0]!] === 'S',
        );
        const known = new Set(asDrawn.map((route) => route.join()));
        for (const route of routes.slice(0, 20)) {
          const wrong = path.verify(level, [namesOf(route, board)]);
          if (wrong === null) assert.ok(known.has(route.join()), boardText(board));
        }
        const [route] = asDrawn;
        if (!route) return;
        const mixed = [...route];
        const [a, b] = [i % mixed.length, j % mixed.length];
        [mixed[a], mixed[b]] = [mixed[b]!, mixed[a]!];
        if (!known.has(mixed.join())) {
          const wrong = path.verify(level, [namesOf(mixed, board)]);
          assert.ok(wrong, boardText(board));
        }
        const short = path.verify(level, [namesOf(route, board).slice(0, -1)]);
        if (route.length > 1) assert.ok(short);
      }),
      { numRuns: 1500 },
    );
  });
});

describe('path levels', () => {
  it('the two sample boards are solved', () => {
    for (const rows of ['1111/1101/0111/1111/0110', '111111/101101/111111/101101/111111']) {
      const [level] = readGrid(rows.replaceAll('/', '\n')).levels;
      const { outcome } = finish(checkLevel(level!, defaultBudget));
      assert.equal(outcome.verdict, 'solved');
    }
  });

  for (const [file, count] of [
    ['zip-dailies', 31],
    ['zip-generated', 400],
  ] as const) {
    it(`the ${count} levels of ${file}.grid are solved and unique`, function () {
      const { levels } = readGrid(corpusText(this, `levels/${file}.grid`));
      assert.equal(levels.length, count);
      for (const level of levels) {
        const { outcome, unique } = finish(checkLevel(level, defaultBudget));
        assert.equal(outcome.verdict, 'solved', level.header?.id);
        assert.equal(unique, true, level.header?.id);
      }
    });
  }

  for (const [file, count] of [
    ['one-stroke-50', 50],
    ['one-stroke-ends', 16],
  ] as const) {
    it(`the ${count} levels of ${file}.grid are as they expect`, function () {
      const { levels } = readGrid(corpusText(this, `levels/${file}.grid`));
      assert.equal(levels.length, count);
      for (const level of levels) {
        const { outcome, findings } = finish(checkLevel(level, defaultBudget));
        assert.equal(outcome.verdict, 'solved', level.header?.id);
        assert.deepEqual(
          findings.filter(({ severity }) => severity === 'error'),
          [],
        );
      }
    });
  }
});
