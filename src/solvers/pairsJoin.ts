import { directionSteps, type PairsField } from './pairsField';

/** A line between two tiles: its cells from one to the other, both included, and its turns. */
export interface PairsLine {
  readonly cells: readonly number[];
  readonly turns: number;
}

/**
 * The line with the fewest turns between two tiles (whether or not the field allows so many), and
 * of those the shortest; null where there is none. Lines run over cells that are neither blocked
 * nor under a present tile. Dijkstra's algorithm over (cell, direction), ordered by turns, then by
 * length, with a bucket for each length.
 */
export function joinTiles(
  field: PairsField,
  present: Uint8Array,
  from: number,
  to: number,
): PairsLine | null {
  const { walls, blocked, tileAt, cellOf } = field;
  const steps = directionSteps(field);
  const start = cellOf[from]!;
  const goal = cellOf[to]!;
  /** By cell and direction of arrival: the state before it plus 2, 1 where it was the start, or 0. */
  const before = new Int32Array(4 * field.height * field.width);
  let level: number[][] = [[]];
  for (let direction = 0; direction < 4; direction++) level[0]!.push(4 * start + direction, 1);
  for (let turns = 0; level.length > 0; turns++) {
    const next: number[][] = [];
    for (let length = 0; length < level.length; length++) {
      const bucket = level[length] ?? [];
      for (let i = 0; i < bucket.length; i += 2) {
        // A state of cell and direction, from which one step is taken.
        const state = bucket[i]!;
        const cell = state >> 2;
        const direction = state & 3;
        if ((walls[cell]! & (1 << direction)) !== 0) continue;
        const ahead = cell + steps[direction]!;
        const reached = 4 * ahead + direction;
        if (blocked[ahead] === 1 || before[reached] !== 0) continue;
        const tile = tileAt[ahead]!;
        if (ahead !== goal && tile >= 0 && present[tile] === 1) continue;
        before[reached] = bucket[i + 1]!;
        if (ahead === goal) return { cells: traced(before, reached, steps, start), turns };
        (level[length + 1] ??= []).push(reached, reached + 2);
        const bent = (next[length + 1] ??= []);
        bent.push(4 * ahead + ((direction + 1) & 3), reached + 2);
        bent.push(4 * ahead + ((direction + 3) & 3), reached + 2);
      }
    }
    level = next;
  }
  return null;
}

/** The cells of a line, traced back from the state in which it arrived. */
function traced(
  before: Int32Array,
  arrived: number,
  steps: readonly number[],
  start: number,
): number[] {
  const cells = [arrived >> 2];
  let state = arrived;
  while (cells[cells.length - 1] !== start) {
    cells.push((state >> 2) - steps[state & 3]!);
    state = before[state]! - 2;
  }
  return cells.reverse();
}
