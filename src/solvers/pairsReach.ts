import { directionSteps, type PairsField } from './pairsField';

/** Cells looked at for the price of one search step. */
const cellsPerStep = 64;

const none = -1;

/**
 * Finds which equal tiles a line from one tile can reach. Turn by turn: all straight runs from the
 * tile, then all runs that cross those, and so on; every run is walked once in each direction.
 */
export class PairsReach {
  /** Equal tiles met by the last `from`, those with fewer turns first: first `met` entries. */
  readonly partners: Int32Array;
  met = 0;
  /** Tiles at which lines of the last `from` ended, some of them repeatedly: first `stopped` entries. */
  readonly stops: Int32Array;
  stopped = 0;
  /** What the last `from` took, in search steps. */
  cost = 0;
  private readonly steps: readonly number[];
  /** Runs already walked, by cell: along the row, along the column. */
  private readonly seenAcross: Int32Array;
  private readonly seenAlong: Int32Array;
  /** Cells reached, twice over, plus 1 where by a run along a column. */
  private readonly queue: Int32Array;
  private queued = 0;
  /** By place in the queue, and for partners: the place of the cell before, or -1 for the tile's own. */
  private readonly before: Int32Array;
  private readonly metAfter: Int32Array;
  private stamp = 0;
  private tile = 0;
  private kind = 0;

  constructor(private readonly field: PairsField) {
    const cells = field.height * field.width;
    this.steps = directionSteps(field);
    this.seenAcross = new Int32Array(cells);
    this.seenAlong = new Int32Array(cells);
    this.queue = new Int32Array(2 * cells);
    this.before = new Int32Array(2 * cells);
    // A tile ends at most four lines, one from each side, and is passed twice where it is gone.
    this.partners = new Int32Array(4 * field.cellOf.length);
    this.metAfter = new Int32Array(4 * field.cellOf.length);
    this.stops = new Int32Array(4 * field.cellOf.length);
  }

  /**
   * From a present tile: fills `partners` with the equal tiles that a line of at most the field's
   * turns can reach past the present tiles (a tile that is gone counts where its cell is reached),
   * and `stops` with the present tiles that lines came up against.
   */
  from(tile: number, present: Uint8Array): void {
    const { cellOf, kindOf, turns } = this.field;
    const start = cellOf[tile]!;
    this.stamp++;
    this.tile = tile;
    this.kind = kindOf[tile]!;
    this.met = 0;
    this.stopped = 0;
    this.queued = 0;
    for (let direction = 0; direction < 4; direction++) this.run(start, none, direction, present);
    let at = 0;
    for (let turn = 1; turn <= turns && at < this.queued; turn++) {
      for (const end = this.queued; at < end; at++) this.cross(at, present);
    }
    this.cost = 1 + Math.floor(this.queued / cellsPerStep);
  }

  /** The tiles, gone when `from` looked, on whose cells the line to `partners[index]` runs. */
  under(index: number): number[] {
    const { tileAt } = this.field;
    const tiles: number[] = [];
    for (let at = this.metAfter[index]!; at !== none; at = this.before[at]!) {
      const tile = tileAt[this.queue[at]! >> 1]!;
      if (tile >= 0) tiles.push(tile);
    }
    return tiles;
  }

  /** The run that crosses the one by which a cell was reached. */
  private cross(at: number, present: Uint8Array): void {
    const cell = this.queue[at]! >> 1;
    const alongColumn = (this.queue[at]! & 1) === 1;
    const seen = alongColumn ? this.seenAcross : this.seenAlong;
    if (seen[cell] === this.stamp) return;
    seen[cell] = this.stamp;
    const direction = alongColumn ? 1 : 0;
    this.run(cell, at, direction, present);
    this.run(cell, at, direction + 2, present);
  }

  private run(from: number, place: number, direction: number, present: Uint8Array): void {
    const { walls, blocked, tileAt, kindOf } = this.field;
    const step = this.steps[direction]!;
    const wall = 1 << direction;
    const alongColumn = (direction & 1) === 0;
    const seen = alongColumn ? this.seenAlong : this.seenAcross;
    let cell = from;
    let before = place;
    while ((walls[cell]! & wall) === 0) {
      cell += step;
      if (blocked[cell] === 1) return;
      const other = tileAt[cell]!;
      if (other >= 0) {
        if (kindOf[other] === this.kind && other !== this.tile) {
          this.metAfter[this.met] = before;
          this.partners[this.met++] = other;
        }
        if (present[other] === 1) {
          this.stops[this.stopped++] = other;
          return;
        }
      }
      seen[cell] = this.stamp;
      this.before[this.queued] = before;
      before = this.queued;
      this.queue[this.queued++] = 2 * cell + Number(alongColumn);
    }
  }
}
