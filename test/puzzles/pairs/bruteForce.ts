import type { SmallPairs } from './boards';

/** A cell of the board or its ring, as text: `row,column` from 1, the ring at 0 and size + 1. */
type Spot = readonly [row: number, column: number];

/**
 * The fewest turns of a line between two cells while the cells `taken` hold tiles, or null: by
 * widening sets of (cell, direction), one turn more at a time. Nothing of the project is used.
 */
export function fewestTurns(
  board: SmallPairs,
  taken: ReadonlySet<number>,
  a: number,
  b: number,
): number | null {
  const { width } = board;
  const spotOf = (cell: number): Spot => [Math.floor(cell / width) + 1, (cell % width) + 1];
  const goal = spotOf(b).join();
  const reached = new Set<string>();
  let sources: { spot: Spot; direction: Spot }[] = directions.map((direction) => ({
    spot: spotOf(a),
    direction,
  }));
  for (let turns = 0; sources.length > 0; turns++) {
    const corners: { spot: Spot; direction: Spot }[] = [];
    for (const { spot, direction } of sources) {
      let at = spot;
      for (;;) {
        const next: Spot = [at[0] + direction[0], at[1] + direction[1]];
        if (!isPassage(board, at, next)) break;
        if (next.join() === goal) return turns;
        if (isTaken(board, taken, next)) break;
        at = next;
        const name = `${at.join()} ${direction.join()}`;
        if (reached.has(name)) break;
        reached.add(name);
        for (const side of directions) {
          if (side[0] * direction[0] + side[1] * direction[1] === 0) {
            corners.push({ spot: at, direction: side });
          }
        }
      }
    }
    sources = corners;
  }
  return null;
}

const directions: readonly Spot[] = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
];

function cellOf({ height, width }: SmallPairs, [row, column]: Spot): number {
  if (row < 1 || column < 1 || row > height || column > width) return -1;
  return (row - 1) * width + column - 1;
}

/** Whether one cell lies beside another with no wall between, and is no block. */
function isPassage(board: SmallPairs, from: Spot, to: Spot): boolean {
  const { height, width, border, cells, below, right } = board;
  const [row, column] = to;
  if (row < 0 || column < 0 || row > height + 1 || column > width + 1) return false;
  const [a, b] = [cellOf(board, from), cellOf(board, to)];
  if (b < 0) return border === 'open';
  if (cells[b] === '#') return false;
  if (a < 0) return true;
  return from[0] === row ? !right[Math.min(a, b)] : !below[Math.min(a, b)];
}

function isTaken(board: SmallPairs, taken: ReadonlySet<number>, spot: Spot): boolean {
  const cell = cellOf(board, spot);
  return cell >= 0 && taken.has(cell);
}

/** The cells with tiles. */
export function tileCells({ cells }: SmallPairs): number[] {
  return cells.flatMap((symbol, cell) => (symbol === '.' || symbol === '#' ? [] : [cell]));
}

/** All pairs that can be joined while the cells `taken` hold tiles. */
export function joinable(board: SmallPairs, taken: ReadonlySet<number>): [number, number][] {
  const most = board.turns === 'any' ? Infinity : board.turns;
  const tiles = [...taken].sort((a, b) => a - b);
  return tiles.flatMap((a, i) =>
    tiles.slice(i + 1).flatMap((b): [number, number][] => {
      if (board.cells[a] !== board.cells[b]) return [];
      const turns = fewestTurns(board, taken, a, b);
      return turns !== null && turns <= most ? [[a, b]] : [];
    }),
  );
}

/** What all games on a board come to. */
export interface AllGames {
  readonly clearable: boolean;
  /** The fewest pairs after which nothing can be joined and tiles are left, or null. */
  readonly shortestStuck: number | null;
}

/** Plays every game, position by position. */
export function allGames(board: SmallPairs): AllGames {
  let clearable = false;
  let shortestStuck: number | null = null;
  const seen = new Set<string>();
  const play = (taken: ReadonlySet<number>, gone: number): void => {
    const name = [...taken].join();
    if (seen.has(name)) return;
    seen.add(name);
    if (taken.size === 0) clearable = true;
    const moves = joinable(board, taken);
    if (moves.length === 0 && taken.size > 0) {
      shortestStuck = Math.min(shortestStuck ?? Infinity, gone);
    }
    for (const [a, b] of moves) {
      const left = new Set(taken);
      left.delete(a);
      left.delete(b);
      play(left, gone + 1);
    }
  };
  play(new Set(tileCells(board)), 0);
  return { clearable, shortestStuck };
}

/** The board with the tiles of some labels only. */
export function onlyLabels(board: SmallPairs, labels: ReadonlySet<string>): SmallPairs {
  const cells = board.cells.map((symbol) => (symbol === '#' || labels.has(symbol) ? symbol : '.'));
  return { ...board, cells };
}
