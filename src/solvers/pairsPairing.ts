import { tilesByKind, type PairsField } from './pairsField';
import type { KindSets } from './kindSets';

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
  readonly literals: readonly number[];
  readonly kinds: Uint32Array;
}

/** The literal that pair `v` is in the pairing. */
export const isIn = (pair: number): number => 2 * pair;
/** The literal that pair `v` is out of it. */
export const isOut = (pair: number): number => 2 * pair + 1;

const activityDecay = 0.95;

/**
 * A partial pairing of the tiles of each kind: every tile is in exactly one pair. Conflict-driven:
 * pairs are decided, what follows is propagated, and a conflict is turned into a learned clause
 * (first unique implication point; Marques-Silva & Sakallah 1999, two watched literals as in Chaff,
 * Moskewicz et al. 2001). For every clause the set of kinds is kept from which it follows.
 */
export class PairsPairing {
  /** The two tiles of each pair. */
  readonly ends: Int32Array;
  /** 1 in, -1 out, 0 open. */
  readonly value: Int8Array;
  readonly activity: Float64Array;
  level = 0;
  /** The pair that each tile is in, or -1. */
  readonly pairOf: Int32Array;
  private readonly levelOf: Int32Array;
  private readonly whyOf: Uint8Array;
  private readonly refOf: Int32Array;
  private readonly trail: Int32Array;
  private trailed = 0;
  private propagated = 0;
  private readonly levelStart: number[] = [];
  /** Pairs of each tile that are not out. */
  private readonly open: Int32Array;
  private readonly rank: Int32Array;
  private readonly rowOf: Int32Array;
  /** By `rowOf[a] + rank[b]`: the pair of a and b, or -1 for a tile with itself. */
  private readonly pairAt: Int32Array;
  private readonly widthOf: Int32Array;
  private readonly clauses: Int32Array[] = [];
  private readonly clauseKinds: Uint32Array[] = [];
  /** By literal, the clauses that watch it. */
  private readonly watches = new Map<number, number[]>();
  private readonly seen: Uint8Array;
  private readonly rootKinds: (Uint32Array | undefined)[] = [];
  private bump = 1;

  constructor(
    private readonly field: PairsField,
    private readonly sets: KindSets,
  ) {
    const tiles = field.cellOf.length;
    this.rank = new Int32Array(tiles);
    this.rowOf = new Int32Array(tiles);
    this.widthOf = new Int32Array(tiles);
    this.open = new Int32Array(tiles);
    this.pairOf = new Int32Array(tiles).fill(-1);
    this.pairAt = new Int32Array(PairsPairing.cellsNeeded(field)).fill(-1);
    const ends: number[] = [];
    let row = 0;
    for (const same of tilesByKind(field)) {
      same.forEach((tile, rank) => {
        this.rank[tile] = rank;
        this.rowOf[tile] = row + rank * same.length;
        this.widthOf[tile] = same.length;
        this.open[tile] = same.length - 1;
      });
      for (let i = 0; i < same.length; i++) {
        for (let j = i + 1; j < same.length; j++) {
          this.pairAt[row + i * same.length + j] = ends.length / 2;
          this.pairAt[row + j * same.length + i] = ends.length / 2;
          ends.push(same[i]!, same[j]!);
        }
      }
      row += same.length * same.length;
    }
    this.ends = Int32Array.from(ends);
    const pairs = ends.length / 2;
    this.value = new Int8Array(pairs);
    this.activity = new Float64Array(pairs);
    this.levelOf = new Int32Array(pairs);
    this.whyOf = new Uint8Array(pairs);
    this.refOf = new Int32Array(pairs);
    this.trail = new Int32Array(pairs);
    this.seen = new Uint8Array(pairs);
  }

  /** How large the table of pairs is for a field: the sum of the squares of its kinds' sizes. */
  static cellsNeeded(field: PairsField): number {
    return tilesByKind(field).reduce((sum, { length }) => sum + length * length, 0);
  }

  /** The pair of two different tiles of one kind. */
  pair(a: number, b: number): number {
    return this.pairAt[this.rowOf[a]! + this.rank[b]!]!;
  }

  isAllowed(a: number, b: number): boolean {
    return this.value[this.pair(a, b)]! >= 0;
  }

  /** Takes in what a kind with a single pair leaves no choice about. A conflict, or null. */
  begin(): PairingConflict | null {
    for (let tile = 0; tile < this.open.length; tile++) {
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
    const start = this.levelStart[level]!;
    while (this.trailed > start) {
      const pair = this.trail[--this.trailed]!;
      const [a, b] = [this.ends[2 * pair]!, this.ends[2 * pair + 1]!];
      if (this.value[pair] === 1) {
        this.pairOf[a] = -1;
        this.pairOf[b] = -1;
      } else {
        this.open[a]!++;
        this.open[b]!++;
      }
      this.value[pair] = 0;
    }
    this.levelStart.length = level;
    this.level = level;
    this.propagated = this.trailed;
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
    const clause = this.analyse(conflict.literals, kinds);
    let below = 0;
    for (let i = 1; i < clause.length; i++) {
      const level = this.levelOf[clause[i]! >> 1]!;
      if (level <= below) continue;
      below = level;
      [clause[1], clause[i]] = [clause[i]!, clause[1]!];
    }
    this.backTo(below);
    const index = this.clauses.length;
    this.clauses.push(Int32Array.from(clause));
    this.clauseKinds.push(kinds);
    if (clause.length > 1) {
      this.watch(clause[0]!, index);
      this.watch(clause[1]!, index);
    }
    this.assign(clause[0]! >> 1, (clause[0]! & 1) === 0 ? 1 : -1, Why.clause, index);
    this.bump /= activityDecay;
    if (this.bump > 1e100) this.rescale();
    return null;
  }

  /**
   * The learned clause: literals false before the current level, and first the one literal of that
   * level from which the conflict follows. Adds the kinds it depends on.
   */
  private analyse(conflict: readonly number[], kinds: Uint32Array): number[] {
    const clause: number[] = [0];
    const touched: number[] = [];
    let pending = 0;
    let at = this.trailed;
    const take = (literals: readonly number[], except: number): void => {
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
  private reason(pair: number): number[] {
    const ref = this.refOf[pair]!;
    switch (this.whyOf[pair]) {
      case Why.mate:
        return [isOut(pair), isOut(ref)];
      case Why.tile:
        return this.pairsOf(ref).map(isIn);
      case Why.clause:
        return Array.from(this.clauses[ref]!);
      default:
        return [];
    }
  }

  private addReasonKinds(pair: number, kinds: Uint32Array): void {
    if (this.whyOf[pair] === Why.clause) {
      this.sets.add(kinds, this.clauseKinds[this.refOf[pair]!]!);
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
    const [a, b] = [this.ends[2 * pair]!, this.ends[2 * pair + 1]!];
    if (value === 1) {
      this.pairOf[a] = pair;
      this.pairOf[b] = pair;
    } else {
      this.open[a]!--;
      this.open[b]!--;
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
      const row = this.rowOf[tile]!;
      for (let i = row; i < row + this.widthOf[tile]!; i++) {
        const other = this.pairAt[i]!;
        if (other < 0 || other === pair || this.value[other] === -1) continue;
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

  /** Puts the only pair of a tile that is not out into the pairing. */
  private lastOf(tile: number): void {
    const last = this.pairsOf(tile).find((pair) => this.value[pair] !== -1)!;
    if (this.value[last] === 0) this.assign(last, 1, Why.tile, tile);
  }

  private tileConflict(tile: number): PairingConflict {
    return this.conflictOf(this.pairsOf(tile).map(isIn), tile);
  }

  private conflictOf(literals: number[], tile: number): PairingConflict {
    const kinds = this.sets.none();
    this.sets.put(kinds, this.field.kindOf[tile]!);
    return { literals, kinds };
  }

  private pairsOf(tile: number): number[] {
    const row = this.rowOf[tile]!;
    return Array.from(this.pairAt.subarray(row, row + this.widthOf[tile]!)).filter((v) => v >= 0);
  }

  private isFalse(literal: number): boolean {
    return this.value[literal >> 1] === ((literal & 1) === 0 ? -1 : 1);
  }

  private isTrue(literal: number): boolean {
    return this.value[literal >> 1] === ((literal & 1) === 0 ? 1 : -1);
  }

  private watch(literal: number, clause: number): void {
    const watching = this.watches.get(literal);
    if (watching) watching.push(clause);
    else this.watches.set(literal, [clause]);
  }

  /** Looks at the clauses that watch a literal which has become false. */
  private visit(literal: number): PairingConflict | null {
    const watching = this.watches.get(literal);
    if (!watching) return null;
    let kept = 0;
    for (let i = 0; i < watching.length; i++) {
      const index = watching[i]!;
      const clause = this.clauses[index]!;
      if (clause[0] === literal) {
        clause[0] = clause[1]!;
        clause[1] = literal;
      }
      if (this.isTrue(clause[0]!)) {
        watching[kept++] = index;
        continue;
      }
      let at = 2;
      while (at < clause.length && this.isFalse(clause[at]!)) at++;
      if (at < clause.length) {
        clause[1] = clause[at]!;
        clause[at] = literal;
        this.watch(clause[1], index);
        continue;
      }
      watching[kept++] = index;
      if (this.isFalse(clause[0]!)) {
        for (i++; i < watching.length; i++) watching[kept++] = watching[i]!;
        watching.length = kept;
        return { literals: Array.from(clause), kinds: this.clauseKinds[index]! };
      }
      this.assign(clause[0]! >> 1, (clause[0]! & 1) === 0 ? 1 : -1, Why.clause, index);
    }
    watching.length = kept;
    return null;
  }

  private rescale(): void {
    for (let pair = 0; pair < this.activity.length; pair++) this.activity[pair]! *= 1e-100;
    this.bump *= 1e-100;
  }
}
