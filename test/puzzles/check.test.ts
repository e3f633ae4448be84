import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { Finding } from '../../src/level/finding';
import type { Level } from '../../src/level/level';
import { checkLevel, countBudget, countLimit, defaultBudget } from '../../src/puzzles/check';
import { kindOf, readGrid } from '../../src/puzzles/index';
import type { Route } from '../../src/puzzles/puzzle';
import { twoRoutes, wallThatParts } from '../../src/puzzles/twoRoutes';
import { finish } from '../../src/solvers/search';
import { boardText, smallBoards } from './path/boards';

function levelOf(text: string): Level {
  const [level] = readGrid(text).levels;
  assert.ok(level?.valid, text);
  return level;
}

const cellsOf = ({ at }: Finding): string[] =>
  at.map((place) => (place.type === 'cell' ? `r${place.row}c${place.column}` : place.type));

/** All routes of a level. */
function routesOf(level: Level): Route[] {
  const routes: Route[] = [];
  finish(
    kindOf(level).routes(level, defaultBudget, (route) => {
      routes.push(route);
      return routes.length < 8;
    }),
  );
  return routes;
}

describe('checkLevel', () => {
  const count = (text: string): unknown => {
    const { count: counted } = finish(checkLevel(levelOf(text), defaultBudget));
    return counted && [counted.bound, counted.count];
  };

  it('counts the routes of what is solved', () => {
    assert.deepEqual(count('1111\n1101\n0111\n1111\n0110\n'), ['exact', 3n]);
    assert.deepEqual(count('......\n......\n......\n......\n......\n'), ['atLeast', countLimit]);
    assert.deepEqual(count('expect = unique\n...\n'), ['exact', 1n]);
    assert.deepEqual(count('expect = unique\n..\n..\n'), ['exact', 4n]);
    assert.deepEqual(count('expect = unsolvable\n..\n..\n'), ['exact', 4n]);
    assert.equal(count('.#.\n'), null);
    const { count: none } = finish(checkLevel(levelOf('..\n..\n'), defaultBudget, null));
    assert.equal(none, null);
    assert.ok(countBudget.steps < defaultBudget.steps);
  });

  it('shows where two routes part and meet again, and the wall that bars the second', () => {
    const level = levelOf('expect = unique\nS . . .\n. . . .\n. . . E\n');
    const { unique, findings } = finish(checkLevel(level, defaultBudget));
    assert.equal(unique, false);
    const broken = findings.find(({ code }) => code === 'expectation');
    const [proof] = broken?.related ?? [];
    assert.equal(proof?.code, 'not-unique');
    assert.deepEqual(
      proof.related.map(({ code }) => code),
      ['route-1', 'route-2'],
    );
    assert.deepEqual(
      broken?.fixes.map(({ code }) => code.replace(/right|below/, '')),
      ['fix.wall-', 'fix.expect-solvable'],
    );
  });
});

describe('twoRoutes', () => {
  it('names the last shared step, the one from which on they agree, and what lies between', () => {
    const a = [['r1c1', 'r1c2', 'r1c3', 'r2c2', 'r2c3', 'r2c1']];
    const b = [['r2c1', 'r2c2', 'r1c2', 'r9c9', 'r1c3', 'r1c1'].reverse()];
    const proof = twoRoutes(a, [['r1c1', 'r1c2', 'r2c2', 'r1c3', 'r2c3', 'r2c1']]);
    assert.equal(proof.reason, 'meet');
    assert.deepEqual(proof.args, { step: 2, cell: 'r1c2', meetStep: 5, meetCell: 'r2c3' });
    assert.deepEqual(proof.related.map(cellsOf), [
      ['r1c3', 'r2c2'],
      ['r2c2', 'r1c3'],
    ]);
    assert.deepEqual(
      proof.related.map(({ reason }) => reason),
      ['right', 'down'],
    );
    assert.equal(twoRoutes(a, b).args['step'], 1);
  });

  it('lays closed routes along each other from the same cell', () => {
    const square = ['r1c1', 'r1c2', 'r2c2', 'r2c1'];
    const proof = twoRoutes([[...square, 'r1c1']], [['r2c2', 'r1c2', 'r1c1', 'r2c1', 'r2c2']]);
    assert.deepEqual(proof.args['step'], 5);
  });

  it('tells routes that begin apart, and points of drawings', () => {
    const begin = twoRoutes([['r1c1', 'r1c2']], [['r2c1', 'r2c2']]);
    assert.equal(begin.reason, 'begin');
    const points = twoRoutes([['A', 'B#2', 'C']], [['A', 'B', 'C']]);
    assert.deepEqual(points.at, [{ type: 'point', name: 'A' }]);
    assert.deepEqual(points.args, { step: 1, cell: 'A', meetStep: 3, meetCell: 'C' });
  });

  it('holds for all pairs of routes of small boards; the wall bars the second and leaves the first', () => {
    let walls = 0;
    fc.assert(
      fc.property(smallBoards({ height: 4, width: 4 }), (board) => {
        const [level] = readGrid(boardText(board)).levels;
        fc.pre(level?.valid === true);
        const [first, ...others] = routesOf(level);
        if (!first) return;
        for (const second of others) {
          const { args, related } = twoRoutes(first, second);
          const step = Number(args['step']);
          const [one, two] = related.map(cellsOf);
          assert.ok(one!.length > 0 && two!.length > 0);
          assert.equal(one![0], first[0]![step]);
          assert.notEqual(one![0], two![0]);
          const fix = wallThatParts(first, second);
          if (fix?.change.type !== 'wall') continue;
          walls++;
          const { row, column, side } = fix.change;
          const cell = (row - 1) * board.width + column - 1;
          const built = side === 'below' ? board.below : board.right;
          const more = built.map((wall, i) => wall || i === cell);
          const changed = { ...board, [side]: more };
          const walled = levelOf(boardText(changed));
          assert.equal(kindOf(level).verify(walled, first), null, boardText(changed));
          assert.ok(kindOf(level).verify(walled, second), boardText(changed));
        }
      }),
      { numRuns: 1500 },
    );
    assert.ok(walls > 50, `${walls} walls`);
  });
});
