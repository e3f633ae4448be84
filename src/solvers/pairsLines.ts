import { directionSteps, type PairsField } from './pairsField';

/** A line between two tiles: its cells from one to the other, both included, and its turns. */
export interface PairsLine {
  readonly cells: readonly number[];
  readonly turns: number;
}

/** The state before a line's first step. */
const atStart = -1;

/**
 * Finds the line with the fewest turns between two tiles, and of those the shortest. Dijkstra's
 * algorithm over (cell, direction of arrival), ordered by turns, then by length, with a bucket for
 * each length. A state is `4 * cell + direction`.
 */
export class PairsLines {
  private readonly steps: readonly number[];
  /** By state: the state from which it was reached, in the search `stamp`. */
  private readonly before: Int32Array;
  private readonly stampOf: Int32Array;
  private stamp = 0;

  constructor(private readonly field: PairsField) {
    const states = 4 * field.height * field.width;
    this.steps = directionSteps(field);
    this.before = new Int32Array(states);
    this.stampOf = new Int32Array(states);
  }

  /**
   * The best line from one present tile to another (whether or not the field allows so many turns),
   * over cells that are neither blocked nor under a present tile; null where there is none.
   */
  between(present: Uint8Array, from: number, to: number): PairsLine | null {
    return this.search(present, from, Infinity, (tile) => tile === to, true)[0] ?? null;
  }

  /** The best lines from one present tile to all equal ones it can be joined with: fewest turns first, then shortest. */
  toEqual(present: Uint8Array, from: number): readonly PairsLine[] {
    const { kindOf, turns } = this.field;
    const isEqual = (tile: number): boolean =>
      tile !== from && kindOf[tile] === kindOf[from] && present[tile] === 1;
    return this.search(present, from, turns, isEqual, false);
  }

  /** The best line to each of the tiles wanted, at most `most` turns long; only the first of all with `one`. */
  private search(
    present: Uint8Array,
    from: number,
    most: number,
    isWanted: (tile: number) => boolean,
    one: boolean,
  ): readonly PairsLine[] {
    const { walls, blocked, tileAt, cellOf } = this.field;
    const { steps, before, stampOf } = this;
    const start = cellOf[from]!;
    const lines = new Map<number, PairsLine>();
    const stamp = ++this.stamp;
    /** By length, flat: a cell with the direction of the next step, and the state it was reached in. */
    let level: (number[] | undefined)[] = [[]];
    for (let direction = 0; direction < 4; direction++) {
      level[0]!.push(4 * start + direction, atStart);
    }
    for (let turns = 0; level.length > 0 && turns <= most; turns++) {
      const next: (number[] | undefined)[] = [];
      for (let length = 0; length < level.length; length++) {
        const bucket = level[length] ?? [];
        for (let i = 0; i < bucket.length; i += 2) {
          const cell = bucket[i]! >> 2;
          const direction = bucket[i]! & 3;
          if ((walls[cell]! & (1 << direction)) !== 0) continue;
          const ahead = cell + steps[direction]!;
          const reached = 4 * ahead + direction;
          if (blocked[ahead] === 1 || stampOf[reached] === stamp) continue;
          const tile = tileAt[ahead]!;
          const wanted = tile >= 0 && isWanted(tile) && !lines.has(tile);
          if (!wanted && tile >= 0 && present[tile] === 1) continue;
          stampOf[reached] = stamp;
          before[reached] = bucket[i + 1]!;
          if (wanted) {
            lines.set(tile, { cells: this.traced(reached, start), turns });
            if (one) return [...lines.values()];
            continue;
          }
          (level[length + 1] ??= []).push(reached, reached);
          const left = 4 * ahead + ((direction + 1) & 3);
          const right = 4 * ahead + ((direction + 3) & 3);
          (next[length + 1] ??= []).push(left, reached, right, reached);
        }
      }
      level = next;
    }
    return [...lines.values()];
  }

  /** The cells of a line, traced back from the state in which it arrived. */
  private traced(arrived: number, start: number): number[] {
    const cells = [arrived >> 2];
    for (let state = arrived; state !== atStart; state = this.before[state]!) {
      cells.push((state >> 2) - this.steps[state & 3]!);
    }
    if (cells[cells.length - 1] !== start)
      throw new Error('A line does not lead back to its start');
    return cells.reverse();
  }
}
