import { KindSets } from './kindSets';
import { PairsClosure } from './pairsClosure';
import { tilesByKind, type PairsField } from './pairsField';
import { PairsPairing, isIn, type PairingConflict } from './pairsPairing';
import { PairsReach } from './pairsReach';
import { PairsTable } from './pairsTable';
import type { Search } from './search';
import type { StepMeter } from './stepMeter';

/**
 * Whether a field can be cleared: `cleared` with the pairs in order, `stuck` with kinds whose tiles
 * alone, without those of all other kinds, already can't be cleared, or `budget`.
 */
export type PairsResult =
  | { readonly ended: 'cleared'; readonly pairs: readonly (readonly [number, number])[] }
  | { readonly ended: 'stuck'; readonly kinds: readonly number[] }
  | { readonly ended: 'budget' };

/** Above this many entries in the table of pairs only the ways without search are tried. */
const mostTable = 600_000;
const restartAfter = 64;
/** With how many pairs of a kind first it is tried whether the whole kind can go. */
const mostTried = 8;
/** How many pairs of one kind are looked at for a decision. */
const mostJoined = 12;

/**
 * Decides exactly whether all tiles of a field can be taken away two at a time. Taking tiles away
 * only opens ways, so once it is settled which tile goes with which, any order that is possible is
 * as good as another: only the pairing is searched, conflict-driven, with moves that are possible
 * now as decisions. At every node the optimistic closure looks ahead. Where it leaves tiles S, one
 * of the pairs that touch S and could be joined with just S on the field must be in the pairing
 * (the first pair to touch S goes while all of S is there): a clause, false at that node, learned.
 * One step is one look along the lines from a tile.
 */
export function* clearPairs(field: PairsField, meter: StepMeter): Search<PairsResult> {
  const odd = tilesByKind(field).findIndex(({ length }) => length % 2 === 1);
  if (odd >= 0) return { ended: 'stuck', kinds: [odd] };
  const clearing = new PairsClearing(field, meter);
  return yield* clearing.search();
}

class PairsClearing {
  private readonly table: PairsTable;
  private readonly reach: PairsReach;
  private readonly closure: PairsClosure;
  private readonly sets: KindSets;
  private readonly tiles: readonly (readonly number[])[];
  /** How many tiles were gone when each level began. */
  private readonly goneAt: number[] = [];

  constructor(
    private readonly field: PairsField,
    private readonly meter: StepMeter,
  ) {
    this.table = new PairsTable(field);
    this.reach = new PairsReach(field);
    this.closure = new PairsClosure(field, this.reach);
    this.sets = new KindSets(field.kinds);
    this.tiles = tilesByKind(field);
  }

  *search(): Search<PairsResult> {
    const { table, meter, field } = this;
    const plain = yield* this.withoutSearch();
    if (plain) return plain;
    if (PairsPairing.cellsNeeded(field) > mostTable) return { ended: 'budget' };
    const pairing = new PairsPairing(field, this.sets);
    let conflict = pairing.begin();
    let looked = false;
    let restartIn = restartAfter;
    for (;;) {
      conflict ??= pairing.propagate();
      if (!conflict) {
        yield* this.settle(pairing);
        if (table.left === 0) return { ended: 'cleared', pairs: table.pairs() };
        if (!looked || !this.stillOpen(pairing)) {
          yield* this.closure.run(table.present, pairing, meter);
          looked = true;
          if (!meter.isSpent() && this.closure.left > 0) {
            conflict = yield* this.cut(pairing);
          }
        }
      }
      if (meter.isSpent()) return { ended: 'budget' };
      if (conflict) {
        const proof = pairing.learn(conflict);
        if (proof) return { ended: 'stuck', kinds: this.sets.list(proof) };
        conflict = null;
        // Tiles come back that the last look ahead knew to be gone.
        looked = false;
        if (--restartIn === 0) {
          pairing.backTo(0);
          restartIn = restartAfter;
        }
        this.undoTo(pairing.level);
        continue;
      }
      const pair = yield* this.choose(pairing);
      if (pair < 0) {
        if (meter.isSpent()) return { ended: 'budget' };
        throw new Error('The closure took tiles away that no pair can take');
      }
      this.goneAt.push(table.removed);
      pairing.decide(pair);
    }
  }

  private undoTo(level: number): void {
    if (level >= this.goneAt.length) return;
    this.table.undoTo(this.goneAt[level]!);
    this.goneAt.length = level;
  }

  /** Takes away the pairs of the pairing that can be joined, until none can. */
  private *settle(pairing: PairsPairing): Search<void> {
    const { table, reach, meter, field } = this;
    for (let again = true; again;) {
      again = false;
      for (let tile = 0; tile < field.cellOf.length; tile++) {
        const pair = pairing.pairOf[tile]!;
        if (pair < 0 || table.present[tile] === 0 || pairing.ends[2 * pair] !== tile) continue;
        const mate = pairing.ends[2 * pair + 1]!;
        reach.from(tile, table.present);
        if (meter.spend(reach.cost)) yield { steps: meter.steps };
        if (meter.isSpent()) return;
        if (!this.meets(mate)) continue;
        table.remove(tile, mate);
        again = true;
      }
    }
  }

  /** Whether the last look met a tile. */
  private meets(tile: number): boolean {
    const { partners, met } = this.reach;
    for (let i = 0; i < met; i++) if (partners[i] === tile) return true;
    return false;
  }

  /** Whether the last closure, which took all tiles away, still does: none of its pairs has gone out. */
  private stillOpen(pairing: PairsPairing): boolean {
    const { present } = this.table;
    const { witness } = this.closure;
    for (let i = 0; i < witness.length; i += 2) {
      const [a, b] = [witness[i]!, witness[i + 1]!];
      if ((present[a] === 1 || present[b] === 1) && !pairing.isAllowed(a, b)) return false;
    }
    return true;
  }

  /** The clause that the tiles left by the closure stand for. */
  private *cut(pairing: PairsPairing): Search<PairingConflict> {
    const { closure, reach, meter, field } = this;
    const literals = new Set<number>();
    const kinds = this.sets.none();
    for (let tile = 0; tile < field.cellOf.length; tile++) {
      if (closure.present[tile] === 0) continue;
      this.sets.put(kinds, field.kindOf[tile]!);
      reach.from(tile, closure.present);
      if (meter.spend(reach.cost)) yield { steps: meter.steps };
      for (let i = 0; i < reach.met; i++) {
        literals.add(isIn(pairing.pair(tile, reach.partners[i]!)));
      }
    }
    return { literals: [...literals], kinds };
  }

  /**
   * An open pair that can be joined now: rather one of a kind that can go as a whole (which never
   * hurts), else the one that took part in most of the latest conflicts. -1: none.
   */
  private *choose(pairing: PairsPairing): Search<number> {
    const { table, reach, meter } = this;
    let best = -1;
    for (const same of this.tiles) {
      const left = same.filter((tile) => table.present[tile] === 1);
      if (left.length === 0) continue;
      const joined: number[] = [];
      for (const tile of left) {
        if (joined.length >= mostJoined) break;
        reach.from(tile, table.present);
        if (meter.spend(reach.cost)) yield { steps: meter.steps };
        if (meter.isSpent()) return -1;
        for (const mate of new Set(reach.partners.subarray(0, reach.met))) {
          if (mate < tile || table.present[mate] === 0) continue;
          const pair = pairing.pair(tile, mate);
          if (pairing.value[pair] === 0) joined.push(pair);
        }
      }
      const harmless = wholeKind(pairing, joined, left.length);
      if (harmless >= 0) return harmless;
      for (const pair of joined) {
        if (best < 0 || pairing.activity[pair]! > pairing.activity[best]!) best = pair;
      }
    }
    return best;
  }

  /**
   * What needs no search: the closure with every pair allowed may prove that tiles are stuck, and
   * taking pairs as they come may clear the field. Null where neither does, with all tiles back.
   */
  private *withoutSearch(): Search<PairsResult | null> {
    const { table, reach, closure, meter, field } = this;
    yield* closure.run(table.present, { isAllowed: () => true }, meter);
    if (meter.isSpent()) return { ended: 'budget' };
    if (closure.left > 0) {
      const stuck = this.sets.none();
      closure.present.forEach((left, tile) => {
        if (left === 1) this.sets.put(stuck, field.kindOf[tile]!);
      });
      return { ended: 'stuck', kinds: this.sets.list(stuck) };
    }
    for (let again = true; again && table.left > 0;) {
      again = false;
      for (let tile = 0; tile < field.cellOf.length; tile++) {
        if (table.present[tile] === 0) continue;
        reach.from(tile, table.present);
        if (meter.spend(reach.cost)) yield { steps: meter.steps };
        if (meter.isSpent()) return { ended: 'budget' };
        const mate = reach.partners.subarray(0, reach.met).find((one) => table.present[one] === 1);
        if (mate === undefined) continue;
        table.remove(tile, mate);
        again = true;
      }
    }
    if (table.left === 0) return { ended: 'cleared', pairs: table.pairs() };
    table.undoTo(0);
    return null;
  }
}

/** The first of pairs, all of which can be joined now, that together take the `left` tiles of a kind; -1: none. */
function wholeKind(pairing: PairsPairing, joined: readonly number[], left: number): number {
  if (left > 2 * joined.length) return -1;
  for (const first of joined.slice(0, mostTried)) {
    const taken = new Set([pairing.ends[2 * first]!, pairing.ends[2 * first + 1]!]);
    for (const pair of joined) {
      const [a, b] = [pairing.ends[2 * pair]!, pairing.ends[2 * pair + 1]!];
      if (!taken.has(a) && !taken.has(b)) taken.add(a).add(b);
    }
    if (taken.size === left) return first;
  }
  return -1;
}
