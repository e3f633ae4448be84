import { tilesByKind, type PairsField } from './pairsField';

/** All pairs of equal tiles of a field, counted from 0, and which tiles they are. */
export class PairIndex {
  /** The two tiles of each pair. */
  readonly ends: Int32Array;
  /** How many pairs there are. */
  readonly size: number;
  /** The place of each tile among those of its kind, and where its row of `pairAt` begins. */
  private readonly rank: Int32Array;
  private readonly rowOf: Int32Array;
  /** How many tiles there are of each tile's kind. */
  private readonly widthOf: Int32Array;
  /** By `rowOf[a] + rank[b]`: the pair of a and b, or -1 for a tile with itself. */
  private readonly pairAt: Int32Array;

  constructor(field: PairsField) {
    const tiles = field.cellOf.length;
    this.rank = new Int32Array(tiles);
    this.rowOf = new Int32Array(tiles);
    this.widthOf = new Int32Array(tiles);
    this.pairAt = new Int32Array(PairIndex.cellsNeeded(field)).fill(-1);
    const ends: number[] = [];
    let row = 0;
    for (const same of tilesByKind(field)) {
      same.forEach((tile, rank) => {
        this.rank[tile] = rank;
        this.rowOf[tile] = row + rank * same.length;
        this.widthOf[tile] = same.length;
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
    this.size = ends.length / 2;
  }

  /** How large the index is for a field: the sum of the squares of its kinds' sizes. */
  static cellsNeeded(field: PairsField): number {
    return tilesByKind(field).reduce((sum, { length }) => sum + length * length, 0);
  }

  /** The pair of two different tiles of one kind. */
  pair(a: number, b: number): number {
    return this.pairAt[this.rowOf[a]! + this.rank[b]!]!;
  }

  /** How many pairs a tile is in. */
  pairsWith(tile: number): number {
    return this.widthOf[tile]! - 1;
  }

  /** The pairs that a tile is in. */
  pairsOf(tile: number): number[] {
    const row = this.rowOf[tile]!;
    const pairs: number[] = [];
    for (let i = row; i < row + this.widthOf[tile]!; i++) {
      if (this.pairAt[i]! >= 0) pairs.push(this.pairAt[i]!);
    }
    return pairs;
  }
}
