import assert from 'node:assert/strict';
import fc from 'fast-check';
import { pairs } from '../../../src/puzzles/pairs/index';
import type { Route } from '../../../src/puzzles/puzzle';
import { readFile } from '../../../src/level/read';
import { finish } from '../../../src/solvers/search';
import { corpusText } from '../../corpus';
import { pairsText, smallPairs } from './boards';
import { allGames, onlyLabels } from './bruteForce';
import { dealRows } from './deals';
import { levelOf, pairsLevel } from './levelOf';

const budget = { steps: 2_000_000 };
const cell = (row: number, column: number) => ({ type: 'cell', row, column });
const small = { height: 4, width: 4, tiles: 12 };

describe('pairs.solve', () => {
  it('agrees with playing every game on small boards, and names kinds that block one another', () => {
    const verdicts = { solved: 0, 'unpaired-tile': 0, 'blocked-kinds': 0 };
    fc.assert(
      fc.property(fc.oneof(smallPairs(small, true), smallPairs(small, false)), (board) => {
        const level = levelOf(board);
        const outcome = finish(pairs.solve(level, budget));
        assert.notEqual(outcome.verdict, 'undecided');
        assert.equal(outcome.verdict === 'solved', allGames(board).clearable, pairsText(board));
        if (outcome.verdict === 'solved') verdicts.solved++;
        if (outcome.verdict !== 'unsolvable') return;
        const { code, at } = outcome.reason;
        assert.ok(code === 'unpaired-tile' || code === 'blocked-kinds', code);
        verdicts[code]++;
        const labels = new Set(
          at.map((place) => {
            assert.ok(place.type === 'cell');
            return board.cells[(place.row - 1) * board.width + place.column - 1]!;
          }),
        );
        assert.equal(allGames(onlyLabels(board, labels)).clearable, false, pairsText(board));
        if (code === 'unpaired-tile') {
          for (const label of new Set(board.cells)) {
            const times = board.cells.filter((one) => one === label).length;
            const isOdd = times % 2 === 1 && !['.', '#'].includes(label);
            assert.equal(labels.has(label), isOdd, pairsText(board));
          }
          return;
        }
        for (const label of labels) {
          const others = new Set([...labels].filter((one) => one !== label));
          assert.ok(allGames(onlyLabels(board, others)).clearable, pairsText(board));
        }
      }),
      { numRuns: 1500 },
    );
    for (const [verdict, times] of Object.entries(verdicts)) assert.ok(times > 50, verdict);
  });

  it('needs the ring, or turns, or neither', () => {
    const verdictOf = (text: string): string =>
      finish(pairs.solve(pairsLevel(`kind = pairs\n${text}`), budget)).verdict;
    assert.equal(verdictOf('1212'), 'solved');
    assert.equal(verdictOf('border = closed\n1212'), 'unsolvable');
    assert.equal(verdictOf('P Q\nQ P'), 'unsolvable');
    assert.equal(verdictOf('turns = any\nP Q\nQ P'), 'solved');
    assert.equal(verdictOf('turns = 3\nP Q\nQ P'), 'solved');
    assert.equal(verdictOf('turns = 0\n1.1'), 'solved');
    assert.equal(verdictOf('turns = 0\n1.\n.1'), 'unsolvable');
    assert.equal(verdictOf('border = closed\n1| 1'), 'unsolvable');
    assert.equal(verdictOf('1| 1'), 'solved');
  });

  it('solves a board without tiles by nothing, and warns', () => {
    const level = pairsLevel('kind = pairs\n. # .');
    const outcome = finish(pairs.solve(level, budget));
    assert.ok(outcome.verdict === 'solved');
    assert.deepEqual(outcome.route, []);
    const { findings } = pairs.structure(level);
    assert.deepEqual(
      findings.map(({ code, severity }) => [code, severity]),
      [['nothing-to-draw', 'warning']],
    );
  });

  it('sees a tile left over without a search', () => {
    const { impossible } = pairs.structure(pairsLevel('kind = pairs\n1 1 2 1'));
    assert.equal(impossible?.code, 'unpaired-tile');
    assert.deepEqual(impossible.args, { label: '1', tiles: 3, others: 1 });
    assert.equal(impossible.at.length, 4);
    assert.deepEqual(
      impossible.related.map(({ reason, args, at }) => [reason, args, at]),
      [
        ['times', { label: '1', tiles: 3 }, [cell(1, 1), cell(1, 2), cell(1, 4)]],
        ['once', { label: '2', tiles: 1 }, [cell(1, 3)]],
      ],
    );
    const alone = pairs.structure(pairsLevel('kind = pairs\n1 1 1 . .')).impossible;
    assert.deepEqual([alone?.reason, alone?.related], ['odd', []]);
  });

  it('lists no more than 20 labels left over, and lights the tiles of all', () => {
    const labels = Array.from({ length: 25 }, (_, i) => String(i + 1));
    const { impossible } = pairs.structure(pairsLevel(`kind = pairs\n${labels.join(' ')}`));
    assert.equal(impossible?.related.length, 20);
    const { reason, args, at } = impossible.related[19]!;
    assert.deepEqual([reason, args, at.length], ['rest', { others: 6 }, 6]);
    assert.equal(impossible.at.length, 25);
    assert.equal(impossible.args['others'], 24);
  });

  it('says undecided where the budget runs out', () => {
    const level = pairsLevel(hardDeal);
    assert.deepEqual(finish(pairs.solve(level, { steps: 40 })), {
      verdict: 'undecided',
      steps: 40,
    });
  });

  it('says that shrinking stopped where the budget is enough for the proof only', () => {
    const level = pairsLevel(lockedDeal);
    const whole = finish(pairs.solve(level, budget));
    assert.ok(whole.verdict === 'unsolvable' && whole.steps > 100);
    let unshrunk = 0;
    for (let steps = 10; steps < whole.steps; steps += 10) {
      const outcome = finish(pairs.solve(level, { steps }));
      if (outcome.verdict !== 'unsolvable') continue;
      const { code, reason } = outcome.reason;
      assert.ok(code === 'exhausted' || reason === 'unshrunk', code);
      unshrunk++;
    }
    assert.ok(unshrunk > 0);
  });

  it('pauses, and takes the same steps every time', () => {
    const run = (): number[] => {
      const seen: number[] = [];
      const search = pairs.solve(pairsLevel(hardDeal), budget);
      for (let next = search.next(); next.done !== true; next = search.next()) {
        seen.push(next.value.steps);
      }
      return seen;
    };
    const first = run();
    assert.ok(first.length > 0);
    assert.ok(first.every((steps, i) => steps - (first[i - 1] ?? 0) < 5000));
    assert.deepEqual(run(), first);
  });
});

describe('pairs.solve on large deals', () => {
  it('decides every one of thirty deals of 144 tiles', () => {
    for (let seed = 1; seed <= 30; seed++) {
      const rows = dealRows(seed, { height: 8, width: 18, each: 4 });
      const { verdict } = finish(pairs.solve(pairsLevel(`kind = pairs\n${rows}`), budget));
      assert.notEqual(verdict, 'undecided', `deal ${seed}`);
    }
  });

  it('clears a board of one kind, and one too large for a table of pairs', () => {
    for (const [side, each] of [
      [30, 900],
      [60, 3600],
    ] as const) {
      const rows = dealRows(1, { height: side, width: side, each });
      const level = pairsLevel(`kind = pairs\n${rows}`);
      assert.equal(finish(pairs.solve(level, budget)).verdict, 'solved');
    }
  });
});

describe('pairs.routes and pairs.count', () => {
  it('yield the solution found and say that there may be more', () => {
    const routes: Route[] = [];
    const level = pairsLevel('kind = pairs\n1 1 1 1');
    const end = finish(
      pairs.routes(level, budget, (route) => {
        routes.push(route);
        return true;
      }),
    );
    assert.equal(end.ended, 'one');
    assert.equal(finish(pairs.routes(level, budget, () => false)).ended, 'stopped');
    assert.equal(routes.length, 1);
    assert.equal(pairs.verify(level, routes[0]!), null);
  });

  it('are complete where there is no solution, and never count', () => {
    const level = pairsLevel('kind = pairs\nP Q\nQ P');
    assert.equal(finish(pairs.routes(level, budget, () => true)).ended, 'complete');
    const count = finish(pairs.count(level, budget, { directed: false }));
    assert.deepEqual(count, { bound: 'none', count: null, steps: 0 });
  });
});

describe('pairs levels', () => {
  it('the deals of pairs-deals.grid are as they expect', function () {
    const { levels } = readFile(corpusText(this, 'levels/pairs-deals.grid'), [pairs.syntax]);
    assert.equal(levels.length, 39);
    for (const level of levels) {
      const { verdict } = finish(pairs.solve(level, budget));
      const expected = level.values.get('expect') === 'solvable' ? 'solved' : 'unsolvable';
      assert.equal(verdict, expected, level.header?.id);
    }
  });
});

const lockedDeal = 'kind = pairs\nE B D E G C\nA C K L J I\nA J I B F H\nD K H F L G';
const hardDeal = `kind = pairs\n${dealRows(37, { height: 8, width: 18, each: 4 })}`;
