import { Meaning, WallBelow, WallRight } from '../../src/level/board';
import type { Level } from '../../src/level/level';

/** A path level as a peer sees it, read from the board without the engine's own graphs. */
export interface BoardProblem {
  readonly width: number;
  /** Open cells, by `row * width + column` from 0. */
  readonly cells: readonly number[];
  readonly open: ReadonlySet<number>;
  readonly walls: Uint8Array;
  /** -1 where any cell may be it. */
  readonly start: number;
  readonly end: number;
  /** The place of each checkpoint in their order, from 1. */
  readonly rank: ReadonlyMap<number, number>;
}

/** Reads a level of checkpoints in order; of one with other rules the peer knows nothing. */
export function boardProblem({ board, values }: Level): BoardProblem {
  if (!board) throw new Error('A peer needs a board');
  if (values.get('closed') === 'yes' || values.get('numbers') === 'steps') {
    throw new Error('The peer knows open paths with checkpoints in order alone');
  }
  const all = [...board.meaning.keys()];
  const cells = all.filter((cell) => board.meaning[cell] !== Meaning.hole);
  const numbers = all
    .filter((cell) => board.meaning[cell] === Meaning.number)
    .sort((a, b) => board.value[a]! - board.value[b]!);
  const [first = -1, last = -1] = [numbers[0], numbers.length > 1 ? numbers.at(-1) : -1];
  const free = values.get('ends') === 'free';
  const [s, e] = [board.meaning.indexOf(Meaning.start), board.meaning.indexOf(Meaning.end)];
  return {
    width: board.width,
    cells,
    open: new Set(cells),
    walls: board.walls,
    start: s >= 0 ? s : free ? -1 : first,
    end: e >= 0 ? e : free ? -1 : last,
    rank: new Map(numbers.map((cell, i) => [cell, i + 1])),
  };
}

/** The open cells that a step from a cell may go to. */
export function neighbours({ width, open, walls }: BoardProblem, cell: number): number[] {
  const column = cell % width;
  return [
    column > 0 && !(walls[cell - 1]! & WallRight) ? cell - 1 : -1,
    column < width - 1 && !(walls[cell]! & WallRight) ? cell + 1 : -1,
    cell >= width && !(walls[cell - width]! & WallBelow) ? cell - width : -1,
    !(walls[cell]! & WallBelow) ? cell + width : -1,
  ].filter((next) => open.has(next));
}
