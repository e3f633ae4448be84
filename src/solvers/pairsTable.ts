import type { PairsField } from './pairsField';

/** The tiles still on the field, and those taken away, in order, so that they can be put back. */
export class PairsTable {
  /** 1 for each tile still there. */
  readonly present: Uint8Array;
  /** Tiles taken away, pair after pair: first `removed` entries. */
  readonly order: Int32Array;
  removed = 0;

  constructor(field: PairsField) {
    this.present = new Uint8Array(field.cellOf.length).fill(1);
    this.order = new Int32Array(field.cellOf.length);
  }

  /** How many tiles are left. */
  get left(): number {
    return this.order.length - this.removed;
  }

  remove(a: number, b: number): void {
    this.present[a] = 0;
    this.present[b] = 0;
    this.order[this.removed++] = a;
    this.order[this.removed++] = b;
  }

  /** Puts tiles back until only the first `removed` are gone. */
  undoTo(removed: number): void {
    while (this.removed > removed) this.present[this.order[--this.removed]!] = 1;
  }

  /** The pairs taken away so far, in order. */
  pairs(): (readonly [number, number])[] {
    const pairs: (readonly [number, number])[] = [];
    for (let i = 0; i < this.removed; i += 2) pairs.push([this.order[i]!, this.order[i + 1]!]);
    return pairs;
  }
}
