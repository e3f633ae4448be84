import type { KindSets } from './kindSets';
import { PairsClauses, isIn, isOut } from './pairsClauses';
import type { PairIndex } from './pairIndex';
import type { PairsField } from './pairsField';

/** Why a pair is in the pairing or out of it. */
const Why = {
  /** Decided. */
  decision: 0,
  /** Out: a pair with one of its tiles is in. `ref` is that pair. */
  mate: 1,
  /** In: all other pairs of a tile are out. `ref` is that tile. */
  tile: 2,
  /** A learned clause leaves nothing else. `ref` is the clause. */
  clause: 3,
} as const;

/** Something that can't hold: literals that are all false, and the kinds it is true of. */
export interface PairingConflict {
  readonly literals: Iterable<number>;
  readonly kinds: Uint32Array;
}

const activityDecay = 0.9;

/**
 * A partial pairing of the tiles of each kind: every tile is in exactly one pair. Conflict-driven:
 * pairs are decided, what follows is propagated, and a conflict is turned into a learned clause
 * (first unique implication point; Marques-Silva & Sakallah 1999). For every clause the set of kinds
 * is kept from which it follows, so that it can serve for some of the kinds alone.
 */
export class PairsPairing {
  /** 1 in, -1 out, 0 open. */
  readonly value: Int8Array;
  readonly activity: Float64Array;
  level = 0;
  private readonly levelOf: Int32Array;
  private readonly whyOf: Uint8Array;
  private readonly refOf: Int32Array;
  private readonly trail: Int32Array;
  private trailed = 0;
  private propagated = 0;
  private readonly levelStart: number[] = [];
  /** By tile: its pairs that are not out. */
  private readonly open: Int32Array;
  private readonly clauses: PairsClauses;
  private readonly seen: Uint8Array;
  private readonly rootKinds: (Uint32Array | undefined)[] = [];
  private bump = 1;
  private readonly ends: Int32Array;

  constructor(
    private readonly field: PairsField,
    readonly index: PairIndex,
    private readonly sets: KindSets,
  ) {
    const { size: pairs, ends } = index;
    this.ends = ends;
    this.open = Int32Array.from(field.cellOf, (_, tile) => index.pairsWith(tile));
    this.value = new Int8Array(pairs);
    this.activity = new Float64Array(pairs);
    this.levelOf = new Int32Array(pairs);
    this.whyOf = new Uint8Array(pairs);
    this.refOf = new Int32Array(pairs);
    this.trail = new Int32Array(pairs);
    this.seen = new Uint8Array(pairs);
    this.clauses = new PairsClauses(sets, this.value);
  }

  isAllowed(a: number, b: number): boolean {
    return this.value[this.index.pair(a, b)]! >= 0;
  }

  /**
   * Begins with the tiles of some kinds: takes in what was learned of them before, and what a kind
   * with a single pair leaves no choice about. A conflict, or null.
   */
  begin(kinds: Uint32Array): PairingConflict | null {
    const { clauses, field } = this;
    this.backTo(0);
    this.undo(0);
    this.propagated = 0;
    clauses.keepWithin(kinds);
    for (const clause of clauses.units(kinds)) {
      const literal = clauses.literals(clause)[0]!;
      if (clauses.isFalse(literal)) return this.clauseConflict(clause);
      if (this.value[literal >> 1] === 0) this.followClause(clause);
    }
    for (let tile = 0; tile < this.open.length; tile++) {
      if (!this.sets.has(kinds, field.kindOf[tile]!)) continue;
      if (this.open[tile] === 0) return this.tileConflict(tile);
      if (this.open[tile] === 1) this.lastOf(tile);
    }
    return this.propagate();
  }

  /** Decides on a pair that is open. */
  decide(pair: number): void {
    this.levelStart.push(this.trailed);
    this.level++;
    this.assign(pair, 1, Why.decision, -1);
  }

  /** Goes back to a level, forgetting all that was decided and followed above it. */
  backTo(level: number): void {
    if (level >= this.level) return;
    this.undo(this.levelStart[level]!);
    this.levelStart.length = level;
    this.level = level;
    this.propagated = this.trailed;
  }

  private undo(start: number): void {
    while (this.trailed > start) {
      const pair = this.trail[--this.trailed]!;
      if (this.value[pair] === -1) {
        this.open[this.ends[2 * pair]!]!++;
        this.open[this.ends[2 * pair + 1]!]!++;
      }
      this.value[pair] = 0;
    }
  }

  /** Draws all conclusions; the conflict it meets, or null. */
  propagate(): PairingConflict | null {
    while (this.propagated < this.trailed) {
      const pair = this.trail[this.propagated++]!;
      const conflict = this.value[pair] === 1 ? this.afterIn(pair) : this.afterOut(pair);
      if (conflict) return conflict;
    }
    return null;
  }

  /**
   * Learns from a conflict and goes back to where its lesson leaves one way. Null, or where there is
   * none: the kinds that alone can't be paired so that all of them go.
   */
  learn(conflict: PairingConflict): Uint32Array | null {
    const kinds = conflict.kinds.slice();
    let top = 0;
    for (const literal of conflict.literals) top = Math.max(top, this.levelOf[literal >> 1]!);
    this.backTo(top);
    if (top === 0) {
      for (const literal of conflict.literals) this.sets.add(kinds, this.rootKinds[literal >> 1]!);
      return kinds;
    }
    const literals = this.analyse(conflict.literals, kinds);
    let below = 0;
    for (let i = 1; i < literals.length; i++) {
      const level = this.levelOf[literals[i]! >> 1]!;
      if (level <= below) continue;
      below = level;
      [literals[1], literals[i]] = [literals[i]!, literals[1]!];
    }
    this.backTo(below);
    this.followClause(this.clauses.add(literals, kinds));
    this.bump /= activityDecay;
    if (this.bump > 1e100) {
      for (let i = 0; i < this.activity.length; i++) this.activity[i]! *= 1e-100;
      this.bump *= 1e-100;
    }
    return null;
  }

  /**
   * The learned clause: literals false before the current level, and first the one literal of that
   * level from which the conflict follows. Adds the kinds it depends on.
   */
  private analyse(conflict: Iterable<number>, kinds: Uint32Array): number[] {
    const clause: number[] = [0];
    const touched: number[] = [];
    let pending = 0;
    let at = this.trailed;
    const take = (literals: Iterable<number>, except: number): void => {
      for (const literal of literals) {
        const pair = literal >> 1;
        if (pair === except || this.seen[pair] === 1) continue;
        if (this.levelOf[pair] === 0) {
          this.sets.add(kinds, this.rootKinds[pair]!);
          continue;
        }
        this.seen[pair] = 1;
        touched.push(pair);
        this.activity[pair]! += this.bump;
        if (this.levelOf[pair] === this.level) pending++;
        else clause.push(literal);
      }
    };
    take(conflict, -1);
    for (;;) {
      do at--;
      while (this.seen[this.trail[at]!] === 0);
      const pair = this.trail[at]!;
      if (--pending === 0) {
        clause[0] = this.value[pair] === 1 ? isOut(pair) : isIn(pair);
        break;
      }
      take(this.reason(pair), pair);
      this.addReasonKinds(pair, kinds);
    }
    for (const pair of touched) this.seen[pair] = 0;
    return clause;
  }

  /** The literals of the clause that made a pair what it is; all others are false. */
  private reason(pair: number): Iterable<number> {
    const ref = this.refOf[pair]!;
    switch (this.whyOf[pair]) {
      case Why.mate:
        return [isOut(pair), isOut(ref)];
      case Why.tile:
        return this.index.pairsOf(ref).map(isIn);
      case Why.clause:
        return this.clauses.literals(ref);
      default:
        return [];
    }
  }

  private addReasonKinds(pair: number, kinds: Uint32Array): void {
    if (this.whyOf[pair] === Why.clause) {
      this.sets.add(kinds, this.clauses.kindsOf(this.refOf[pair]!));
    } else {
      this.sets.put(kinds, this.field.kindOf[this.ends[2 * pair]!]!);
    }
  }

  private assign(pair: number, value: 1 | -1, why: number, ref: number): void {
    this.value[pair] = value;
    this.levelOf[pair] = this.level;
    this.whyOf[pair] = why;
    this.refOf[pair] = ref;
    this.trail[this.trailed++] = pair;
    if (value === -1) {
      this.open[this.ends[2 * pair]!]!--;
      this.open[this.ends[2 * pair + 1]!]!--;
    }
    if (this.level > 0) return;
    // What holds from the start depends on kinds too.
    const kinds = this.sets.none();
    this.addReasonKinds(pair, kinds);
    for (const literal of this.reason(pair)) {
      if (literal >> 1 !== pair) this.sets.add(kinds, this.rootKinds[literal >> 1]!);
    }
    this.rootKinds[pair] = kinds;
  }

  private afterIn(pair: number): PairingConflict | null {
    for (const tile of [this.ends[2 * pair]!, this.ends[2 * pair + 1]!]) {
      for (const other of this.index.pairsOf(tile)) {
        if (other === pair || this.value[other] === -1) continue;
        if (this.value[other] === 1) {
          return this.conflictOf([isOut(pair), isOut(other)], tile);
        }
        this.assign(other, -1, Why.mate, pair);
      }
    }
    return this.visit(isOut(pair));
  }

  private afterOut(pair: number): PairingConflict | null {
    for (const tile of [this.ends[2 * pair]!, this.ends[2 * pair + 1]!]) {
      if (this.open[tile] === 0) return this.tileConflict(tile);
      if (this.open[tile] === 1) this.lastOf(tile);
    }
    return this.visit(isIn(pair));
  }

  /** What follows from the clauses where a literal has become false. */
  private visit(literal: number): PairingConflict | null {
    const broken = this.clauses.visit(literal, (clause) => this.followClause(clause));
    return broken < 0 ? null : this.clauseConflict(broken);
  }

  /** Makes the first literal of a clause true, whose others are false. */
  private followClause(clause: number): void {
    const literal = this.clauses.literals(clause)[0]!;
    this.assign(literal >> 1, (literal & 1) === 0 ? 1 : -1, Why.clause, clause);
  }

  /** Puts the only pair of a tile that is not out into the pairing. */
  private lastOf(tile: number): void {
    const last = this.index.pairsOf(tile).find((pair) => this.value[pair] !== -1)!;
    if (this.value[last] === 0) this.assign(last, 1, Why.tile, tile);
  }

  private tileConflict(tile: number): PairingConflict {
    return this.conflictOf(this.index.pairsOf(tile).map(isIn), tile);
  }

  private conflictOf(literals: number[], tile: number): PairingConflict {
    const kinds = this.sets.none();
    this.sets.put(kinds, this.field.kindOf[tile]!);
    return { literals, kinds };
  }

  private clauseConflict(clause: number): PairingConflict {
    return { literals: this.clauses.literals(clause), kinds: this.clauses.kindsOf(clause) };
  }
}
