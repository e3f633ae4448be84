import assert from 'node:assert/strict';
import fc from 'fast-check';
import { seededChance, shuffled, type Deal, type DealOptions } from '../../../src/puzzles/deal';
import { dealPairs } from '../../../src/puzzles/pairs/deal';
import { finish } from '../../../src/solvers/search';
import { allGames } from './bruteForce';
import type { SmallPairs } from './boards';

const usual: DealOptions = {
  rows: 8,
  columns: 10,
  kinds: 18,
  each: 4,
  blocks: 4,
  seed: 'first',
  clearable: true,
  settings: {},
};
const budget = { steps: 2_000_000 };

function dealt(options: Partial<DealOptions>): Extract<Deal, { verdict: 'dealt' }> {
  const deal = finish(dealPairs({ ...usual, ...options }, budget));
  assert.equal(deal.verdict, 'dealt', JSON.stringify(deal));
  return deal;
}

function counts(rows: readonly (readonly string[])[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const symbol of rows.flat()) found.set(symbol, (found.get(symbol) ?? 0) + 1);
  return found;
}

describe('a random deal', () => {
  it('has the size, the labels and the blocks asked for', () => {
    const { rows, checked } = dealt({});
    assert.equal(checked, true);
    assert.deepEqual([rows.length, ...new Set(rows.map(({ length }) => length))], [8, 10]);
    const found = counts(rows);
    assert.equal(found.get('#'), 4);
    assert.equal(found.get('.'), 4);
    assert.equal(found.size, 20);
    assert.ok([...found].every(([symbol, times]) => /[#.]/.test(symbol) || times === 4));
  });

  it('is the same for the same seed, and another for another', () => {
    for (const clearable of [true, false]) {
      assert.deepEqual(dealt({ clearable }), dealt({ clearable }));
      assert.notDeepEqual(dealt({ clearable }), dealt({ clearable, seed: 'second' }));
    }
    // A file that names its seed has its board on every machine and in every version.
    const { rows } = dealt({ rows: 2, columns: 4, kinds: 2, each: 4, blocks: 0, seed: '小林' });
    assert.deepEqual(rows, [
      ['A', 'B', 'A', 'B'],
      ['A', 'A', 'B', 'B'],
    ]);
  });

  it('names more than 26 labels', () => {
    const { rows } = dealt({ kinds: 30, each: 2, clearable: false });
    const found = counts(rows);
    assert.ok(['A', 'Z', 'AA', 'AD'].every((label) => found.get(label) === 2));
  });

  it('is clearable for sure, as an exhaustive search finds too, whatever the rules', () => {
    fc.assert(
      fc.property(
        fc.record({
          rows: fc.integer({ min: 1, max: 3 }),
          columns: fc.integer({ min: 2, max: 4 }),
          kinds: fc.integer({ min: 1, max: 3 }),
          blocks: fc.integer({ min: 0, max: 2 }),
          turns: fc.constantFrom<number | 'any'>(0, 1, 2, 'any'),
          border: fc.constantFrom<'open' | 'closed'>('open', 'closed'),
          seed: fc.string({ maxLength: 5 }),
        }),
        ({ rows, columns, kinds, blocks, turns, border, seed }) => {
          const settings = { turns: String(turns), border };
          const sizes = { rows, columns, kinds, blocks, seed };
          const options = { ...usual, ...sizes, each: 2, settings };
          const deal = finish(dealPairs(options, { steps: 200_000 }));
          assert.equal(deal.verdict === 'refused', 2 * kinds + blocks > rows * columns);
          if (deal.verdict !== 'dealt') return;
          const cells = deal.rows.flat();
          const none = cells.map(() => false);
          const board: SmallPairs = {
            ...{ height: rows, width: columns, cells, below: none, right: none, turns, border },
          };
          assert.equal(
            allGames(board).clearable,
            true,
            deal.rows.map((row) => row.join(' ')).join('\n'),
          );
        },
      ),
      { numRuns: 150 },
    );
  });

  it('finds a board where hardly any that falls is clearable', () => {
    const settings = { turns: '0', border: 'closed' };
    const { rows } = dealt({ rows: 6, columns: 6, kinds: 9, each: 4, blocks: 0, settings });
    assert.equal(counts(rows).size, 9);
  });

  it('says why there is no such board', () => {
    const code = (options: Partial<DealOptions>): unknown => {
      const deal = finish(dealPairs({ ...usual, ...options }, budget));
      return deal.verdict === 'refused' ? deal.code : deal.verdict;
    };
    assert.equal(code({ rows: 0 }), 'deal.size');
    assert.equal(code({ columns: 101 }), 'deal.size');
    assert.equal(code({ rows: 2.5 }), 'deal.size');
    assert.equal(code({ blocks: -1 }), 'deal.count');
    assert.equal(code({ blocks: 9 }), 'deal.room');
    assert.equal(code({ each: 3 }), 'deal.odd');
    assert.equal(code({ each: 3, clearable: false }), 'dealt');
    assert.equal(code({ kinds: 0, blocks: 80 }), 'dealt');
  });

  it('gives up with its budget', () => {
    const deal = finish(dealPairs(usual, { steps: 3 }));
    assert.equal(deal.verdict, 'undecided');
  });

  it('pauses often', () => {
    const search = dealPairs({ ...usual, rows: 30, columns: 40, kinds: 299 }, budget);
    let before = 0;
    let pauses = 0;
    for (let next = search.next(); next.done !== true; next = search.next(), pauses++) {
      assert.ok(next.value.steps - before < 20_000, `${before} to ${next.value.steps}`);
      before = next.value.steps;
    }
    assert.ok(pauses > 0);
  });
});

describe('seeded chance', () => {
  it('is spread evenly, and takes any text', () => {
    for (const seed of ['', 'a', '猫', '1', '2']) {
      const chance = seededChance(seed);
      const buckets = Array<number>(10).fill(0);
      for (let i = 0; i < 10_000; i++) {
        const value = chance();
        assert.ok(value >= 0 && value < 1);
        buckets[Math.floor(value * 10)]!++;
      }
      assert.ok(
        buckets.every((count) => count > 850 && count < 1150),
        buckets.join(),
      );
    }
  });

  it('shuffles into every order as often', () => {
    const chance = seededChance('orders');
    const orders = new Map<string, number>();
    for (let i = 0; i < 6000; i++) {
      const order = shuffled(['a', 'b', 'c'], chance).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    assert.equal(orders.size, 6);
    assert.ok([...orders.values()].every((times) => times > 850 && times < 1150));
  });
});
