import assert from 'node:assert/strict';
import fc from 'fast-check';
import { KindSets } from '../../src/solvers/kindSets';
import { PairIndex } from '../../src/solvers/pairIndex';
import { isIn } from '../../src/solvers/pairsClauses';
import { PairsClearing, clearPairs } from '../../src/solvers/pairsClear';
import { PairsClosure } from '../../src/solvers/pairsClosure';
import { shrinkStuck } from '../../src/solvers/pairsCore';
import type { PairsField } from '../../src/solvers/pairsField';
import { PairsLines } from '../../src/solvers/pairsLines';
import { PairsPairing } from '../../src/solvers/pairsPairing';
import { PairsReach } from '../../src/solvers/pairsReach';
import { findStuckGame } from '../../src/solvers/pairsStuckGame';
import { finish } from '../../src/solvers/search';
import { StepMeter } from '../../src/solvers/stepMeter';
import { anyPairsField, fieldOf } from './anyPairsField';

const someTiles = ['A', 'A', 'B', 'C', '#', '.', '.'];
const manyTiles = ['A', 'A', 'B', 'B', '.'];

function meter(): StepMeter {
  return new StepMeter({ steps: 1_000_000 });
}

/** The tiles that can be joined with a tile by the other engine, tile by tile. */
function matesOf(field: PairsField, present: Uint8Array, tile: number): number[] {
  const mates: number[] = [];
  const lines = new PairsLines(field);
  field.kindOf.forEach((kind, other) => {
    if (other === tile || kind !== field.kindOf[tile]) return;
    const line = lines.between(present, tile, other);
    if (line && line.turns <= field.turns) mates.push(other);
  });
  return mates;
}

describe('PairsReach and PairsLines', () => {
  it('agree on what can be joined, past tiles that are gone too', () => {
    fc.assert(
      fc.property(anyPairsField(someTiles), fc.array(fc.nat(), { maxLength: 8 }), (field, gone) => {
        const present = new Uint8Array(field.cellOf.length).fill(1);
        for (const one of gone) present[one % (present.length || 1)] = 0;
        const reach = new PairsReach(field);
        present.forEach((there, tile) => {
          if (there === 0) return;
          reach.from(tile, present);
          const met = [...new Set(reach.partners.subarray(0, reach.met))].sort((a, b) => a - b);
          assert.deepEqual(met, matesOf(field, present, tile));
        });
      }),
      { numRuns: 500 },
    );
  });
});

describe('PairsClosure', () => {
  /** What passes over all tiles take away, until one takes nothing. */
  function leftBy(
    field: PairsField,
    standing: Uint8Array,
    isAllowed: (a: number, b: number) => boolean,
  ): Uint8Array {
    const present = standing.slice();
    for (let again = true; again;) {
      again = false;
      for (let tile = 0; tile < present.length; tile++) {
        if (present[tile] === 0) continue;
        const mate = matesOf(field, present, tile).find(
          (one) => standing[one] === 1 && isAllowed(tile, one),
        );
        if (mate === undefined) continue;
        present[tile] = 0;
        present[mate] = 0;
        again = true;
      }
    }
    return present;
  }

  it('takes away what passes over all tiles do, however the allowed pairs change from run to run', () => {
    const ends = { empty: 0, left: 0 };
    const rules = fc.array(fc.record({ x: fc.nat(6), y: fc.nat(3) }), {
      minLength: 1,
      maxLength: 8,
    });
    fc.assert(
      fc.property(anyPairsField(manyTiles), rules, fc.array(fc.nat()), (field, runs, absent) => {
        const size = field.cellOf.length;
        const closure = new PairsClosure(field, new PairsReach(field));
        for (const [i, { x, y }] of runs.entries()) {
          const isAllowed = (a: number, b: number): boolean =>
            y === 0 || (a * b + x * (a + b)) % (y + 2) !== 0;
          const standing = new Uint8Array(size).fill(1);
          // Whole kinds come and go between runs.
          if (i % 3 === 2 && absent.length > 0) {
            field.kindOf.forEach((kind, tile) => {
              if (kind === absent[i % absent.length]! % (field.kinds || 1)) standing[tile] = 0;
            });
          }
          if (i % 3 !== 1) closure.begin(standing);
          else standing.set(closure.standing());
          finish(closure.run({ isAllowed }, meter()));
          const left = leftBy(field, standing, isAllowed);
          assert.deepEqual([...closure.present], [...left]);
          assert.equal(closure.left, left.filter((one) => one === 1).length);
          ends[closure.left === 0 ? 'empty' : 'left']++;
          left.forEach((one, tile) => {
            if (one === 0) return;
            const met = [...new Set(closure.metBy(tile))].sort((a, b) => a - b);
            assert.deepEqual(
              met,
              matesOf(field, left, tile).filter((mate) => standing[mate] === 1),
            );
          });
        }
      }),
      { numRuns: 500 },
    );
    assert.ok(ends.empty > 40 && ends.left > 40, JSON.stringify(ends));
  });
});

/** All ways to pair the tiles of every kind, as sets of pairs. */
function allPairings(field: PairsField, pairing: PairsPairing): Set<number>[] {
  const found: Set<number>[] = [];
  const go = (left: readonly number[], taken: readonly number[]): void => {
    const [first, ...others] = left;
    if (first === undefined) {
      found.push(new Set(taken));
      return;
    }
    for (const mate of others) {
      if (field.kindOf[mate] !== field.kindOf[first]) continue;
      go(
        others.filter((one) => one !== mate),
        [...taken, pairing.index.pair(first, mate)],
      );
    }
  };
  go([...field.kindOf.keys()], []);
  return found;
}

describe('PairsPairing', () => {
  it('finds a pairing that meets clauses of pairs exactly where there is one, and why not', () => {
    const field = fieldOf(['AAAAAA', 'BBBBCC'], 2, true);
    const sizes = { in: 0, none: 0 };
    const clauses = fc.array(fc.array(fc.nat({ max: 21 }), { minLength: 1, maxLength: 4 }), {
      minLength: 1,
      maxLength: 9,
    });
    fc.assert(
      fc.property(clauses, fc.boolean(), (wanted, fromAbove) => {
        const sets = new KindSets(field.kinds);
        const pairing = new PairsPairing(field, new PairIndex(field), sets);
        const meets = (list: readonly number[][]): boolean =>
          allPairings(field, pairing).some((one) =>
            list.every((clause) => clause.some((pair) => one.has(pair))),
          );
        const kindOf = (pair: number): number => field.kindOf[pairing.index.ends[2 * pair]!]!;
        const kindsOf = (clause: readonly number[]): Uint32Array => {
          const kinds = sets.none();
          for (const pair of clause) sets.put(kinds, kindOf(pair));
          return kinds;
        };
        let proof: Uint32Array | null = null;
        let conflict = pairing.begin(sets.of([0, 1, 2]));
        while (!proof) {
          conflict ??= pairing.propagate();
          const broken = wanted.find((clause) =>
            clause.every((pair) => pairing.value[pair] === -1),
          );
          if (!conflict && broken) {
            conflict = { literals: broken.map(isIn), kinds: kindsOf(broken) };
          }
          if (conflict) {
            proof = pairing.learn(conflict);
            conflict = null;
            continue;
          }
          const open = [...pairing.value.keys()].filter((pair) => pairing.value[pair] === 0);
          if (open.length === 0) break;
          pairing.decide(open[fromAbove ? open.length - 1 : 0]!);
        }
        assert.equal(proof === null, meets(wanted));
        if (!proof) {
          sizes.in++;
          return;
        }
        sizes.none++;
        const kinds = new Set(sets.list(proof));
        const inside = wanted.filter((clause) => clause.every((pair) => kinds.has(kindOf(pair))));
        assert.equal(meets(inside), false);
      }),
      { numRuns: 1000 },
    );
    assert.ok(sizes.in > 100 && sizes.none > 100, JSON.stringify(sizes));
  });
});

/** Whether a field can be cleared, by trying every pair in every position. */
function isClearable(field: PairsField): boolean {
  const seen = new Set<string>();
  const play = (present: Uint8Array): boolean => {
    const name = present.join('');
    if (!name.includes('1')) return true;
    if (seen.has(name)) return false;
    seen.add(name);
    for (let tile = 0; tile < present.length; tile++) {
      if (present[tile] === 0) continue;
      for (const mate of matesOf(field, present, tile)) {
        if (mate < tile || present[mate] === 0) continue;
        const left = present.slice();
        left[tile] = 0;
        left[mate] = 0;
        if (play(left)) return true;
      }
    }
    return false;
  };
  return play(new Uint8Array(field.cellOf.length).fill(1));
}

/** The field with the tiles of some kinds only. */
function onlyKinds(field: PairsField, kinds: readonly number[]): PairsField {
  const tileAt = new Int32Array(field.tileAt.length).fill(-1);
  const kept = [...field.cellOf.keys()].filter((tile) => kinds.includes(field.kindOf[tile]!));
  kept.forEach((tile, i) => (tileAt[field.cellOf[tile]!] = i));
  return {
    ...field,
    tileAt,
    cellOf: Int32Array.from(kept, (tile) => field.cellOf[tile]!),
    kindOf: Int32Array.from(kept, (tile) => field.kindOf[tile]!),
  };
}

/** Whether pairs, counted in the whole field, take all tiles of a part of it away one after another. */
function playsOut(
  part: PairsField,
  whole: PairsField,
  pairs: readonly (readonly [number, number])[],
): boolean {
  const present = new Uint8Array(part.cellOf.length).fill(1);
  for (const pair of pairs) {
    const [a, b] = pair.map((tile) => part.tileAt[whole.cellOf[tile]!]!);
    if (present[a!] !== 1 || present[b!] !== 1) return false;
    if (!matesOf(part, present, a!).includes(b!)) return false;
    present[a!] = 0;
    present[b!] = 0;
  }
  return !present.includes(1);
}

describe('clearPairs', () => {
  it('agrees with trying every pair in every position, where there are four and more of a kind', () => {
    const ends = { cleared: 0, stuck: 0 };
    fc.assert(
      fc.property(anyPairsField(['A', 'B', '.', '.', '#']), (field) => {
        if (field.cellOf.length > 12) return;
        const result = finish(clearPairs(field, meter()));
        assert.notEqual(result.ended, 'budget');
        assert.equal(result.ended === 'cleared', isClearable(field));
        ends[result.ended as 'cleared' | 'stuck']++;
      }),
      { numRuns: 1500 },
    );
    assert.ok(ends.cleared > 50 && ends.stuck > 50, JSON.stringify(ends));
  });

  it('is right about some kinds after others, with what it has learned of them', () => {
    const ends = { cleared: 0, stuck: 0 };
    const subsets = fc.array(fc.array(fc.nat(3), { minLength: 1 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(anyPairsField(['A', 'B', 'C', 'D', '.', '#']), subsets, (field, runs) => {
        const clearing = new PairsClearing(field, meter());
        for (const wanted of runs) {
          const kinds = clearing.kinds.filter((kind) => wanted.includes(kind));
          const only = onlyKinds(field, kinds);
          if (only.cellOf.length > 12) continue;
          const result = finish(clearing.clear(kinds));
          assert.notEqual(result.ended, 'budget');
          assert.equal(result.ended === 'cleared', isClearable(only));
          if (result.ended === 'stuck') {
            assert.ok(result.kinds.every((kind) => kinds.includes(kind)));
            assert.equal(isClearable(onlyKinds(field, result.kinds)), false);
          }
          if (result.ended === 'cleared') {
            assert.equal(playsOut(only, field, result.pairs), true);
          }
          ends[result.ended as 'cleared' | 'stuck']++;
        }
      }),
      { numRuns: 400 },
    );
    assert.ok(ends.cleared > 50 && ends.stuck > 50, JSON.stringify(ends));
  });

  it('stops where the budget runs out', () => {
    const field = fieldOf(['ABCD', 'DABC', 'CDAB', 'BCDA'], 2, true);
    assert.deepEqual(finish(clearPairs(field, new StepMeter({ steps: 5 }))), { ended: 'budget' });
  });
});

describe('shrinkStuck', () => {
  it('leaves out the kinds that are not needed', () => {
    const field = fieldOf(['PQ..', 'QP..', 'XX.Y', 'YZZ.'], 2, true);
    const clearing = new PairsClearing(field, meter());
    assert.deepEqual(finish(shrinkStuck(clearing, [0, 1, 2, 3, 4])), {
      kinds: [0, 1],
      isSmallest: true,
    });
  });
});

describe('findStuckGame', () => {
  it('has nothing to look for where no kind has four tiles', () => {
    const field = fieldOf(['ABAB', 'CC..'], 2, true);
    assert.deepEqual(finish(findStuckGame(field, 1000)), { game: null, complete: true });
  });

  it('plays at random where all games are too many, the same every time', () => {
    const rows = Array.from({ length: 12 }, (_, row) =>
      Array.from({ length: 12 }, (_, column) => 'ABCDEFGHIJKL'[(row * 5 + column * 7) % 12]).join(
        '',
      ),
    );
    const field = fieldOf(rows, 1, false);
    const first = finish(findStuckGame(field, 20_000));
    assert.equal(first.complete, false);
    assert.ok(first.game);
    assert.deepEqual(finish(findStuckGame(field, 20_000)), first);
  });
});
