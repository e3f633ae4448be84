import { KindSets } from './kindSets';
import { PairIndex } from './pairIndex';
import { isIn } from './pairsClauses';
import { PairsClosure } from './pairsClosure';
import { tilesByKind, type PairsField } from './pairsField';
import { PairsPairing, type PairingConflict } from './pairsPairing';
import { PairsReach } from './pairsReach';
import type { Search } from './search';
import type { StepMeter } from './stepMeter';

/**
 * Whether tiles can be cleared: `cleared` with the pairs in order, `stuck` with kinds whose tiles
 * alone, without those of all other kinds, already can't be cleared, or `budget`.
 */
export type PairsResult =
  | { readonly ended: 'cleared'; readonly pairs: readonly (readonly [number, number])[] }
  | { readonly ended: 'stuck'; readonly kinds: readonly number[] }
  | { readonly ended: 'budget' };

/** Above this many entries in the table of pairs only the ways without search are tried. */
const mostTable = 600_000;
const restartAfter = 64;

/** Decides exactly whether all tiles of a field can be taken away two at a time. */
export function* clearPairs(field: PairsField, meter: StepMeter): Search<PairsResult> {
  const clearing = new PairsClearing(field, meter);
  return yield* clearing.clear(clearing.kinds);
}

/**
 * Decides exactly whether the tiles of some kinds of a field can be taken away two at a time. Taking
 * tiles away only opens ways, so once it is settled which tile goes with which, any order that is
 * possible is as good as another: only the pairing is searched, conflict-driven. At every node the
 * optimistic closure looks ahead. Where it leaves tiles S, one of the pairs that touch S and could
 * be joined with just S on the field must be in the pairing (the first pair to touch S goes while
 * all of S is there): a clause, false at that node, learned. Where none is left and the pairing is
 * complete, its order clears the field. What is learned of some kinds serves for others that
 * include them. One step is one look along the lines from a tile.
 */
export class PairsClearing {
  /** All kinds of the field. */
  readonly kinds: readonly number[];
  private readonly reach: PairsReach;
  private readonly closure: PairsClosure;
  private readonly sets: KindSets;
  private readonly tiles: readonly (readonly number[])[];
  private pairing: PairsPairing | null = null;

  constructor(
    private readonly field: PairsField,
    private readonly meter: StepMeter,
  ) {
    this.reach = new PairsReach(field);
    this.closure = new PairsClosure(field, this.reach);
    this.sets = new KindSets(field.kinds);
    this.tiles = tilesByKind(field);
    this.kinds = [...this.tiles.keys()];
  }

  /** Decides for the tiles of some kinds, as if no others stood there. */
  *clear(kinds: readonly number[]): Search<PairsResult> {
    const odd = kinds.find((kind) => this.tiles[kind]!.length % 2 === 1);
    if (odd !== undefined) return { ended: 'stuck', kinds: [odd] };
    const standing = new Uint8Array(this.field.cellOf.length);
    for (const kind of kinds) for (const tile of this.tiles[kind]!) standing[tile] = 1;
    this.closure.begin(standing);
    const plain = yield* this.withoutSearch();
    return plain ?? (yield* this.search(kinds));
  }

  /**
   * What needs no search: the closure with every pair allowed may prove that tiles are stuck, and
   * taking pairs as they come may clear them. Null where neither does.
   */
  private *withoutSearch(): Search<PairsResult | null> {
    const { reach, closure, meter } = this;
    yield* closure.run({ isAllowed: () => true }, meter);
    if (meter.isSpent()) return { ended: 'budget' };
    if (closure.left > 0) return { ended: 'stuck', kinds: this.kindsLeft() };
    const pairs: (readonly [number, number])[] = [];
    const present = closure.standing();
    for (let again = true; again;) {
      again = false;
      for (let i = 0; i < closure.size; i++) {
        const tile = closure.order[i]!;
        if (present[tile] === 0) continue;
        reach.from(tile, present);
        if (meter.spend(reach.cost)) yield { steps: meter.steps };
        if (meter.isSpent()) return { ended: 'budget' };
        const mate = reach.partners.subarray(0, reach.met).find((one) => present[one] === 1);
        if (mate === undefined) continue;
        present[tile] = 0;
        present[mate] = 0;
        pairs.push([tile, mate]);
        again = true;
      }
    }
    return 2 * pairs.length === closure.size ? { ended: 'cleared', pairs } : null;
  }

  private *search(kinds: readonly number[]): Search<PairsResult> {
    const { closure, meter, field, sets } = this;
    if (PairIndex.cellsNeeded(field) > mostTable) return { ended: 'budget' };
    const pairing = (this.pairing ??= new PairsPairing(field, new PairIndex(field), sets));
    let conflict = pairing.begin(sets.of(kinds));
    let restartIn = restartAfter;
    for (;;) {
      conflict ??= pairing.propagate();
      if (!conflict) {
        yield* closure.run(pairing, meter);
        if (!meter.isSpent() && closure.left > 0) conflict = this.cut(pairing);
      }
      if (meter.isSpent()) return { ended: 'budget' };
      if (conflict) {
        const proof = pairing.learn(conflict);
        if (proof) return { ended: 'stuck', kinds: sets.list(proof) };
        conflict = null;
        if (--restartIn === 0) {
          pairing.backTo(0);
          restartIn = restartAfter;
        }
        continue;
      }
      const pair = this.choose(pairing);
      if (pair < 0) return { ended: 'cleared', pairs: this.pairsInOrder() };
      pairing.decide(pair);
    }
  }

  /** The clause that the tiles left by the closure stand for. */
  private cut(pairing: PairsPairing): PairingConflict {
    const { closure } = this;
    const literals = new Set<number>();
    closure.present.forEach((left, tile) => {
      if (left === 0) return;
      for (const mate of closure.metBy(tile)) literals.add(isIn(pairing.index.pair(tile, mate)));
    });
    return { literals, kinds: this.sets.of(this.kindsLeft()) };
  }

  /** The kinds of the tiles that the closure left. */
  private kindsLeft(): number[] {
    const { present } = this.closure;
    return [...this.tiles.keys()].filter((kind) =>
      this.tiles[kind]!.some((tile) => present[tile] === 1),
    );
  }

  /**
   * Of the open pairs by which the closure took tiles away, the one that took part in most of the
   * latest conflicts. -1 where all are in the pairing, which is complete then.
   */
  private choose(pairing: PairsPairing): number {
    const { order, ways, size } = this.closure;
    let best = -1;
    for (let i = 0; i < size; i++) {
      const tile = order[i]!;
      const pair = pairing.index.pair(tile, ways[tile]!.partner);
      if (pairing.value[pair] !== 0) continue;
      if (best < 0 || pairing.activity[pair]! > pairing.activity[best]!) best = pair;
    }
    return best;
  }

  /** The pairs by which the closure took the tiles away, where each tile is in one only. */
  private pairsInOrder(): (readonly [number, number])[] {
    const { order, ways, size } = this.closure;
    const pairs: (readonly [number, number])[] = [];
    const gone = new Set<number>();
    for (let i = 0; i < size; i++) {
      const tile = order[i]!;
      if (gone.has(tile)) continue;
      const mate = ways[tile]!.partner;
      gone.add(tile).add(mate);
      pairs.push([tile, mate]);
    }
    return pairs;
  }
}
