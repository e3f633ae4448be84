import type { PairsField } from './pairsField';
import type { PairsReach } from './pairsReach';
import type { Search } from './search';
import type { StepMeter } from './stepMeter';
import { TileWaits } from './tileWaits';

/** Which equal tiles may still be taken away together. */
export interface AllowedPairs {
  isAllowed(a: number, b: number): boolean;
}

/** How a tile went: with which equal one, and which tiles had to be gone for the line to it. */
export interface Way {
  readonly partner: number;
  readonly under: readonly number[];
}

/** Ways of former runs looked through for the price of one search step. */
const waysPerStep = 16;

/**
 * The optimistic closure: every tile that can be joined with an equal one it may be paired with is
 * taken away, whether or not that one has been taken away with another before. Taking tiles away
 * only opens ways, so whatever any order of play can remove, the closure removes: a tile that it
 * leaves can never go. Each tile is looked at again only when a tile goes that stood in its way.
 *
 * The order in which all tiles went once is kept, and the way each of them took. Up to the first
 * tile whose pair is no longer allowed that order still holds; behind it the ways are tried again,
 * which costs little, and only what is left is looked at along all its lines.
 */
export class PairsClosure {
  /** 1 for the tiles left after the last `run`. */
  readonly present: Uint8Array;
  left = 0;
  /** The tiles at the beginning, in the order in which all of them went once: first `size` entries. */
  readonly order: Int32Array;
  size = 0;
  /** By tile: how it went in that order. */
  readonly ways: (Way | undefined)[];
  /** Whether each tile could go where the order has it, as long as its pair is allowed. */
  private holds = false;
  /** What the run going on has found: the tiles that went, in order, and their ways. */
  private readonly went: Int32Array;
  private wentCount = 0;
  private readonly wentBy: (Way | undefined)[];
  /** By tile that is left: where in `met` the equal tiles are that it could be joined with, and how many. */
  private readonly metFrom: Int32Array;
  private readonly metCount: Int32Array;
  private readonly met: number[] = [];
  /** Tiles whose way is to be tried again. */
  private readonly retry: number[] = [];
  private readonly queue: number[] = [];
  private readonly isQueued: Uint8Array;
  /** Tiles whose way, and tiles whose lines another tile stops. */
  private readonly waysStopped: TileWaits;
  private readonly linesStopped: TileWaits;
  private tried = 0;

  constructor(
    field: PairsField,
    private readonly reach: PairsReach,
  ) {
    const tiles = field.cellOf.length;
    this.present = new Uint8Array(tiles);
    this.order = Int32Array.from({ length: tiles }, (_, tile) => tile);
    this.ways = Array<Way | undefined>(tiles);
    this.went = new Int32Array(tiles);
    this.wentBy = Array<Way | undefined>(tiles);
    this.metFrom = new Int32Array(tiles);
    this.metCount = new Int32Array(tiles);
    this.isQueued = new Uint8Array(tiles);
    this.waysStopped = new TileWaits(tiles);
    this.linesStopped = new TileWaits(tiles);
  }

  /** From now on only some of the tiles stand there at the beginning: 1 for each that does. */
  begin(tiles: Uint8Array): void {
    const known = [...this.order];
    const standing = known.filter((tile) => tiles[tile] === 1);
    const others = known.filter((tile) => tiles[tile] === 0);
    this.order.set([...standing, ...others]);
    this.size = standing.length;
    for (const tile of standing) {
      const way = this.ways[tile];
      if (way && tiles[way.partner] === 0) this.ways[tile] = undefined;
    }
    this.holds = false;
  }

  /** 1 for each tile that stands there at the beginning. */
  standing(): Uint8Array {
    const tiles = new Uint8Array(this.present.length);
    for (let i = 0; i < this.size; i++) tiles[this.order[i]!] = 1;
    return tiles;
  }

  /**
   * Takes away what the allowed pairs let go; afterwards `present` holds the tiles that can never go.
   * Gives up in the middle (with tiles left that prove nothing) where the budget runs out.
   */
  *run(allowed: AllowedPairs, meter: StepMeter): Search<void> {
    const { present, order, ways, wentBy, size } = this;
    const first = this.holds ? this.firstBroken(allowed) : 0;
    present.fill(0);
    this.left = size - first;
    this.wentCount = 0;
    this.tried = 0;
    this.waysStopped.clear();
    this.linesStopped.clear();
    for (let i = first; i < size; i++) present[order[i]!] = 1;
    this.retry.length = 0;
    for (let i = first; i < size; i++) this.tryWay(order[i]!, allowed);
    this.tryAgain(allowed);
    yield* this.lookAround(first, allowed, meter);
    if (this.left > 0 || meter.isSpent()) return;
    for (let i = 0; i < this.wentCount; i++) {
      const tile = this.went[i]!;
      order[first + i] = tile;
      ways[tile] = wentBy[tile];
    }
    this.holds = true;
  }

  /** The equal tiles that a tile could be joined with, of those that the last run left. */
  metBy(tile: number): readonly number[] {
    const from = this.metFrom[tile]!;
    return this.met.slice(from, from + this.metCount[tile]!);
  }

  /** The place in the order of the first tile that may no longer go with its partner. */
  private firstBroken(allowed: AllowedPairs): number {
    const { order, ways, size } = this;
    for (let i = 0; i < size; i++) {
      const tile = order[i]!;
      if (!allowed.isAllowed(tile, ways[tile]!.partner)) return i;
    }
    return size;
  }

  /** Looks along the lines of the tiles left, until none more can go. */
  private *lookAround(first: number, allowed: AllowedPairs, meter: StepMeter): Search<void> {
    const { order, size, present, queue, isQueued, reach } = this;
    queue.length = 0;
    this.met.length = 0;
    for (let i = first; i < size; i++) {
      const tile = order[i]!;
      if (present[tile] === 0) continue;
      queue.push(tile);
      isQueued[tile] = 1;
    }
    let spent = meter.spend(Math.floor(this.tried / waysPerStep));
    for (let at = 0; at < queue.length; at++) {
      const tile = queue[at]!;
      isQueued[tile] = 0;
      if (present[tile] === 0 || meter.isSpent()) continue;
      reach.from(tile, present);
      spent = meter.spend(reach.cost) || spent;
      if (spent) yield { steps: meter.steps };
      spent = false;
      let goes = false;
      for (let i = 0; i < reach.met; i++) {
        const partner = reach.partners[i]!;
        if (!allowed.isAllowed(tile, partner)) continue;
        if (goes && present[partner] === 0) continue;
        const under = reach.under(i);
        if (!goes) this.takeAway(tile, { partner, under });
        goes = true;
        if (present[partner] === 1) this.takeAway(partner, { partner: tile, under });
      }
      if (goes) {
        this.tryAgain(allowed);
        continue;
      }
      this.metFrom[tile] = this.met.length;
      this.metCount[tile] = reach.met;
      for (let i = 0; i < reach.met; i++) this.met.push(reach.partners[i]!);
      for (let i = 0; i < reach.stopped; i++) this.linesStopped.add(reach.stops[i]!, tile);
    }
  }

  private tryAgain(allowed: AllowedPairs): void {
    for (let tile = this.retry.pop(); tile !== undefined; tile = this.retry.pop()) {
      if (this.present[tile] === 1) this.tryWay(tile, allowed);
    }
  }

  /** Takes a tile away by the way it went before, or has it wait for the tile that is in that way. */
  private tryWay(tile: number, allowed: AllowedPairs): void {
    const way = this.ways[tile];
    if (!way || !allowed.isAllowed(tile, way.partner)) return;
    const { present } = this;
    this.tried++;
    const stop = way.under.find((one) => present[one] === 1);
    if (stop === undefined) this.takeAway(tile, way);
    else this.waysStopped.add(stop, tile);
  }

  /** Takes a tile away; those that it stood in the way of are to be tried again. */
  private takeAway(gone: number, way: Way): void {
    const { present, isQueued, queue } = this;
    present[gone] = 0;
    this.left--;
    this.went[this.wentCount++] = gone;
    this.wentBy[gone] = way;
    this.waysStopped.forEach(gone, (tile) => {
      if (present[tile] === 1) this.retry.push(tile);
    });
    this.linesStopped.forEach(gone, (tile) => {
      if (present[tile] === 0 || isQueued[tile] === 1) return;
      queue.push(tile);
      isQueued[tile] = 1;
    });
  }
}
