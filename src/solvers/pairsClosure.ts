import type { PairsField } from './pairsField';
import type { PairsReach } from './pairsReach';
import type { Search } from './search';
import type { StepMeter } from './stepMeter';

/** Which equal tiles may still be taken away together. */
export interface AllowedPairs {
  isAllowed(a: number, b: number): boolean;
}

/**
 * The optimistic closure: every tile that can be joined with an equal one it may be paired with is
 * taken away, whether or not that one has been taken away with another before. Taking tiles away
 * only opens ways, so whatever any order of play can remove, the closure removes: a tile that it
 * leaves can never go. Each tile is looked at again only when a tile goes that stood in its way.
 */
export class PairsClosure {
  /** 1 for the tiles left after the last `run`. */
  readonly present: Uint8Array;
  left = 0;
  /** The joined pairs by which tiles went in the last `run`, flat: first `used` entries. */
  readonly witness: number[] = [];
  private readonly queue: Int32Array;
  private readonly isQueued: Uint8Array;
  /** For each tile a linked list of the tiles whose lines it stopped. */
  private readonly head: Int32Array;
  private readonly waiting: number[] = [];
  private readonly next: number[] = [];

  constructor(
    field: PairsField,
    private readonly reach: PairsReach,
  ) {
    const tiles = field.cellOf.length;
    this.present = new Uint8Array(tiles);
    this.queue = new Int32Array(tiles);
    this.isQueued = new Uint8Array(tiles);
    this.head = new Int32Array(tiles);
  }

  /**
   * Runs from the given tiles; afterwards `present` holds those that can never go. Gives up in the
   * middle (with tiles left that prove nothing) where the budget runs out.
   */
  *run(from: Uint8Array, allowed: AllowedPairs, meter: StepMeter): Search<void> {
    const { present, queue, isQueued } = this;
    const size = queue.length;
    present.set(from);
    this.head.fill(-1);
    this.waiting.length = 0;
    this.next.length = 0;
    this.witness.length = 0;
    this.left = 0;
    let last = 0;
    for (let tile = 0; tile < size; tile++) {
      isQueued[tile] = present[tile]!;
      if (present[tile] === 1) queue[last++] = tile;
    }
    this.left = last;
    let waiting = last;
    last %= size || 1;
    for (let first = 0; waiting > 0; waiting--) {
      const tile = queue[first]!;
      first = first + 1 === size ? 0 : first + 1;
      isQueued[tile] = 0;
      if (present[tile] === 0) continue;
      const { reach } = this;
      reach.from(tile, present);
      if (meter.spend(reach.cost)) yield { steps: meter.steps };
      if (meter.isSpent()) return;
      let goes = false;
      for (let i = 0; i < reach.met; i++) {
        const partner = reach.partners[i]!;
        if (!allowed.isAllowed(tile, partner)) continue;
        this.witness.push(tile, partner);
        if (present[partner] === 1) wake(this, partner);
        goes = true;
      }
      if (goes) wake(this, tile);
      else for (let i = 0; i < reach.stopped; i++) this.watch(reach.stops[i]!, tile);
    }

    /** Takes a tile away and queues those that it stood in the way of. */
    function wake(self: PairsClosure, gone: number): void {
      present[gone] = 0;
      self.left--;
      for (let i = self.head[gone]!; i >= 0; i = self.next[i]!) {
        const tile = self.waiting[i]!;
        if (present[tile] === 0 || isQueued[tile] === 1) continue;
        isQueued[tile] = 1;
        queue[last] = tile;
        last = last + 1 === size ? 0 : last + 1;
        waiting++;
      }
    }
  }

  private watch(stop: number, tile: number): void {
    this.waiting.push(tile);
    this.next.push(this.head[stop]!);
    this.head[stop] = this.waiting.length - 1;
  }
}
