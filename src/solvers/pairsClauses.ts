import type { KindSets } from './kindSets';

/** The literal that pair `v` is in the pairing. */
export const isIn = (pair: number): number => 2 * pair;
/** The literal that pair `v` is out of it. */
export const isOut = (pair: number): number => 2 * pair + 1;

/**
 * Clauses over pairs with two watched literals each (Moskewicz et al. 2001), and for every clause
 * the kinds whose tiles it follows from. It holds for all fields with these kinds, whatever else
 * stands there.
 */
export class PairsClauses {
  private readonly clauses: Int32Array[] = [];
  private readonly kinds: Uint32Array[] = [];
  /** By literal, the clauses that watch it. */
  private watches = new Map<number, number[]>();

  constructor(
    private readonly sets: KindSets,
    /** By pair: 1 in, -1 out, 0 open. */
    private readonly value: Int8Array,
  ) {}

  /** The literals of a clause; do not change them. */
  literals(clause: number): Int32Array {
    return this.clauses[clause]!;
  }

  /** The kinds that a clause follows from. */
  kindsOf(clause: number): Uint32Array {
    return this.kinds[clause]!;
  }

  /** Takes a clause in, of which at most the first literal is not false, and the second was last to become so. */
  add(literals: readonly number[], kinds: Uint32Array): number {
    const clause = this.clauses.length;
    this.clauses.push(Int32Array.from(literals));
    this.kinds.push(kinds);
    this.watchBoth(clause);
    return clause;
  }

  /** While all pairs are open: from now on only clauses that follow from some kinds are watched. */
  keepWithin(kinds: Uint32Array): void {
    this.watches = new Map();
    for (let clause = 0; clause < this.clauses.length; clause++) {
      if (this.sets.isWithin(this.kinds[clause]!, kinds)) this.watchBoth(clause);
    }
  }

  /** The clauses of a single literal that follow from some kinds. */
  units(kinds: Uint32Array): number[] {
    return [...this.clauses.keys()].filter(
      (clause) =>
        this.clauses[clause]!.length === 1 && this.sets.isWithin(this.kinds[clause]!, kinds),
    );
  }

  isFalse(literal: number): boolean {
    return this.value[literal >> 1] === ((literal & 1) === 0 ? -1 : 1);
  }

  /**
   * Looks at the clauses that watch a literal which has become false; `onLast` hears of those with
   * a single literal left, which is their first, and has to make it true.
   * @returns a clause that is false, or -1
   */
  visit(literal: number, onLast: (clause: number) => void): number {
    const watching = this.watches.get(literal);
    if (!watching) return -1;
    let kept = 0;
    for (let i = 0; i < watching.length; i++) {
      const index = watching[i]!;
      const clause = this.clauses[index]!;
      if (clause[0] === literal) {
        clause[0] = clause[1]!;
        clause[1] = literal;
      }
      const other = clause[0]!;
      if (this.value[other >> 1] === ((other & 1) === 0 ? 1 : -1)) {
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
      if (this.isFalse(other)) {
        for (i++; i < watching.length; i++) watching[kept++] = watching[i]!;
        watching.length = kept;
        return index;
      }
      onLast(index);
    }
    watching.length = kept;
    return -1;
  }

  private watchBoth(clause: number): void {
    const literals = this.clauses[clause]!;
    if (literals.length < 2) return;
    this.watch(literals[0]!, clause);
    this.watch(literals[1]!, clause);
  }

  private watch(literal: number, clause: number): void {
    const watching = this.watches.get(literal);
    if (watching) watching.push(clause);
    else this.watches.set(literal, [clause]);
  }
}
