const nobody = -1;

/** For each tile a list of those that wait for it to go. */
export class TileWaits {
  private readonly head: Int32Array;
  private readonly waiting: number[] = [];
  private readonly next: number[] = [];

  constructor(tiles: number) {
    this.head = new Int32Array(tiles);
  }

  clear(): void {
    this.head.fill(nobody);
    this.waiting.length = 0;
    this.next.length = 0;
  }

  /** Has one tile wait for another. */
  add(stop: number, tile: number): void {
    this.waiting.push(tile);
    this.next.push(this.head[stop]!);
    this.head[stop] = this.waiting.length - 1;
  }

  forEach(stop: number, act: (tile: number) => void): void {
    for (let i = this.head[stop]!; i !== nobody; i = this.next[i]!) act(this.waiting[i]!);
  }
}
