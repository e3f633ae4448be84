import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { Level } from '../../../src/level/level';
import { checkLevel, defaultBudget } from '../../../src/puzzles/check';
import { readGrid } from '../../../src/puzzles/index';
import type { Count } from '../../../src/puzzles/puzzle';
import { knight } from '../../../src/puzzles/knight/index';
import { finish } from '../../../src/solvers/search';
import { corpusText } from '../../corpus';
import { allLines, boardText, type SmallKnightBoard } from './bruteForce';

function levelOf(text: string): Level {
  const [level] = readGrid(text).levels;
  assert.ok(level?.valid, text);
  return level;
}

function fullBoard(height: number, width: number, settings = '', start = -1): Level {
  const rows = Array.from({ length: height }, (_, r) =>
    Array.from({ length: width }, (_, c) => (r * width + c === start ? 'S' : '.')).join(''),
  );
  return levelOf(['kind = knight', settings, ...rows, ''].join('\n'));
}

const smallBoards: fc.Arbitrary<SmallKnightBoard> = fc
  .record({
    height: fc.integer({ min: 1, max: 4 }),
    width: fc.integer({ min: 1, max: 4 }),
    holes: fc.array(fc.nat(), { maxLength: 7 }),
    start: fc.option(fc.nat(), { nil: undefined }),
    end: fc.option(fc.nat(), { nil: undefined }),
    closed: fc.boolean(),
  })
  .map(({ height, width, holes, start, end, closed }) => {
    const cells = Array.from({ length: height * width }, () => '.');
    for (const hole of holes) cells[hole % cells.length] = '#';
    if (start !== undefined) cells[start % cells.length] = 'S';
    if (end !== undefined) cells[end % cells.length] = 'E';
    return { height, width, cells, closed };
  })
  .filter(({ cells }) => cells.some((cell) => cell !== '#'));

describe('knight', () => {
  it('agrees with enumeration on small boards: verdict, uniqueness, count', () => {
    let solved = 0;
    let unsolvable = 0;
    fc.assert(
      fc.property(smallBoards, (board) => {
        const level = levelOf(boardText(board));
        const lines = allLines(board);
        const outcome = finish(knight.solve(level, defaultBudget));
        assert.equal(outcome.verdict, lines.size > 0 ? 'solved' : 'unsolvable', boardText(board));
        if (knight.structure(level).impossible) assert.equal(lines.size, 0);
        const { count, bound } = finish(knight.count(level, defaultBudget, { directed: false }));
        assert.deepEqual([count, bound], [BigInt(lines.size), 'exact'], boardText(board));
        if (outcome.verdict !== 'solved') {
          unsolvable++;
          return;
        }
        solved++;
        const second = finish(knight.solve(level, defaultBudget, outcome.route));
        assert.equal(second.verdict, lines.size > 1 ? 'solved' : 'unsolvable', boardText(board));
      }),
      { numRuns: 1500 },
    );
    assert.ok(solved > 50 && unsolvable > 50, `${solved} solved, ${unsolvable} unsolvable`);
  });

  it('solves the chessboard from each of its 64 cells in one walk', () => {
    for (let start = 0; start < 64; start++) {
      const outcome = finish(knight.solve(fullBoard(8, 8, '', start), defaultBudget));
      assert.deepEqual([outcome.verdict, outcome.steps], ['solved', 63], `start ${start}`);
    }
  });

  it('finds closed tours of every full board up to 12×12 that has one, and names Schwenk where there is none', () => {
    for (let m = 1; m <= 12; m++) {
      for (let n = m; n <= 12; n++) {
        const outcome = finish(knight.solve(fullBoard(m, n, 'closed = yes'), defaultBudget));
        const none =
          (m % 2 === 1 && n % 2 === 1) ||
          [1, 2, 4].includes(m) ||
          (m === 3 && [4, 6, 8].includes(n));
        assert.equal(outcome.verdict, none ? 'unsolvable' : 'solved', `${m}×${n}`);
        if (outcome.verdict === 'unsolvable') assert.equal(outcome.reason.code, 'schwenk');
      }
    }
  });

  it('counts the tours it finds where a board is too wide to count them all', () => {
    const at = (settings: string, directed: boolean, limit?: bigint, steps = 20_000): Count => {
      const options = { directed, ...(limit !== undefined && { limit }) };
      return finish(knight.count(fullBoard(8, 8, settings), { steps }, options));
    };
    const first = at('closed = yes', false, 1n);
    assert.deepEqual([first.bound, first.count], ['atLeast', 1n]);
    assert.ok(first.steps < 1000, `${first.steps} steps to the first`);
    assert.equal(at('closed = yes', false, 10n).count, 10n);
    // From each of 64 cells in both directions; an open tour in both directions.
    assert.equal(at('closed = yes', true, 1n).count, 128n);
    assert.equal(at('', true, 10n).count, 10n);
    for (const settings of ['', 'closed = yes']) {
      const [lines, routes] = [at(settings, false), at(settings, true)];
      assert.ok(lines.bound === 'atLeast' && lines.count > 100n, `${lines.count} lines`);
      assert.equal(routes.count, lines.count * (settings === '' ? 2n : 128n));
    }
    assert.equal(at('closed = yes', false, 1n, 10).bound, 'undecided');
  });

  it('counts what the literature counts, within the budget of a check', () => {
    const count = (level: Level, directed = false): bigint | string => {
      const found = finish(knight.count(level, defaultBudget, { directed }));
      return found.bound === 'exact' ? found.count : found.bound;
    };
    const closed = (m: number, n: number) => count(fullBoard(m, n, 'closed = yes'));
    assert.deepEqual(
      [0, 2, 12, 1].map((start) => count(fullBoard(5, 5, '', start), true)),
      [304n, 56n, 64n, 0n],
    );
    assert.equal(count(fullBoard(5, 5), true), 1728n); // OEIS A165134
    assert.deepEqual(
      [4, 5, 6, 7, 8, 9, 10].map((n) => count(fullBoard(3, n), true)), // A118067
      [16n, 0n, 0n, 104n, 792n, 1120n, 6096n],
    );
    assert.deepEqual(
      [3, 4, 5, 6, 7, 8].map((n) => count(fullBoard(n, 4))), // A079137
      [8n, 0n, 82n, 744n, 6378n, 31_088n],
    );
    assert.deepEqual(
      [10, 12, 14].map((n) => closed(3, n)), // A383660
      [16n, 176n, 1536n],
    );
    assert.deepEqual(
      [6, 8, 10].map((n) => closed(5, n)), // A383661
      [8n, 44_202n, 13_311_268n],
    );
    assert.equal(closed(6, 6), 9862n); // A001230
  });

  it('walks a board of 250,000 cells in as many steps', () => {
    const outcome = finish(knight.solve(fullBoard(500, 500), defaultBudget));
    assert.deepEqual([outcome.verdict, outcome.steps], ['solved', 249_999]);
  });

  it('says where a solution is no knight’s tour', () => {
    const level = levelOf('kind = knight\n...\n.#.\n...\n');
    const route = ['r1c1', 'r2c3', 'r3c1', 'r1c2', 'r3c3', 'r2c1', 'r1c3', 'r3c2'];
    assert.equal(knight.verify(level, [route]), null);
    const wrong = knight.verify(level, [['r1c1', 'r1c2']]);
    assert.deepEqual([wrong?.code, wrong?.reason], ['stale-solution', 'knight']);
  });

  it('the 22 boards of knight.grid are as they expect', function () {
    const { levels } = readGrid(corpusText(this, 'levels/knight.grid'));
    assert.equal(levels.length, 22);
    for (const level of levels) {
      const { findings } = finish(checkLevel(level, defaultBudget));
      const loud = findings.filter(
        ({ severity }) => severity === 'error' || severity === 'warning',
      );
      assert.deepEqual(loud, [], level.header?.id);
    }
  });
});
