/** Sets of kinds as bits, all of one size. */
export class KindSets {
  private readonly words: number;

  constructor(kinds: number) {
    this.words = Math.max(1, Math.ceil(kinds / 32));
  }

  none(): Uint32Array {
    return new Uint32Array(this.words);
  }

  /** The set of some kinds. */
  of(kinds: Iterable<number>): Uint32Array {
    const set = this.none();
    for (const kind of kinds) this.put(set, kind);
    return set;
  }

  has(set: Uint32Array, kind: number): boolean {
    return (set[kind >> 5]! & (1 << (kind & 31))) !== 0;
  }

  /** Whether all kinds of a set are in another one too. */
  isWithin(set: Uint32Array, other: Uint32Array): boolean {
    return set.every((word, i) => (word & ~other[i]!) === 0);
  }

  /** Puts one kind into a set. */
  put(set: Uint32Array, kind: number): void {
    set[kind >> 5]! |= 1 << (kind & 31);
  }

  /** Puts all kinds of another set into a set. */
  add(set: Uint32Array, other: Uint32Array): void {
    for (let i = 0; i < set.length; i++) set[i]! |= other[i]!;
  }

  /** The kinds in a set, in order. */
  list(set: Uint32Array): number[] {
    const kinds: number[] = [];
    for (let kind = 0; kind < 32 * set.length; kind++) {
      if (this.has(set, kind)) kinds.push(kind);
    }
    return kinds;
  }
}
