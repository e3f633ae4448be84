import { cellName, readCellName } from '../../level/route';
import { cellOn, isRefused, refuse, type PlayBoard, type PlayRules, type Refusal } from '../play';
import type { Route } from '../puzzle';

/** A trail is played edge by edge; of parallel edges the first not yet drawn is taken. */
export const trailPlay: PlayRules = {
  moves: 'walk',

  start(board) {
    const { start } = endsOf(board);
    return start === null ? [] : [[start]];
  },

  move(board, route, to) {
    const sheet = sheetOf(board);
    if (!sheet.has(to)) return refuse('hole', { cell: to });
    const stroke = route.at(-1);
    const here = stroke?.at(-1);
    const { start } = endsOf(board);
    if (!stroke || here === undefined) {
      return start !== null && start !== to ? refuse('start-at', { cell: start }) : [[to]];
    }
    const all = sheet.edges(here, to);
    const left = leftOn(sheet, route);
    if (left(here, to) > 0) return [...route.slice(0, -1), [...stroke, to]];
    // A stroke that has only begun may begin elsewhere; one that can't go on may be followed by another.
    if (to !== here && stroke.length === 1 && start === null) return [...route.slice(0, -1), [to]];
    const begins =
      trailPlay.lifts?.(board, route) && sheet.near(to).some((name) => left(to, name) > 0);
    return begins ? [...route, [to]] : wrongEdge(board, here, to, all);
  },

  allowed(board, route) {
    const sheet = sheetOf(board);
    const here = route.at(-1)?.at(-1);
    const isFree = here === undefined || trailPlay.lifts?.(board, route);
    const places = isFree ? sheet.names : sheet.near(here);
    return places.filter((name) => !isRefused(trailPlay.move(board, route, name)));
  },

  lifts(board, route) {
    const sheet = sheetOf(board);
    const here = route.at(-1)?.at(-1);
    if (here === undefined || isWhole(board, route)) return false;
    const left = leftOn(sheet, route);
    const isStuck = sheet.near(here).every((name) => left(here, name) <= 0);
    return isStuck && route.length < Number(board.setting('strokes') || 1);
  },

  done(board, route) {
    if (sheetOf(board).count === 0) return true;
    if (!isWhole(board, route)) return false;
    const { start, end } = endsOf(board);
    if (board.setting('closed') !== 'yes') return end === null || route[0]?.at(-1) === end;
    if (!route.every((stroke) => stroke[0] === stroke.at(-1))) return false;
    if (end === null || start === end) return true;
    const names = route[0] ?? [];
    return start === null ? names.includes(end) : names.at(-2) === end;
  },
};

function wrongEdge(board: PlayBoard, from: string, to: string, edges: number): Refusal {
  const args = { cell: to, before: from };
  if (edges > 0) return refuse('drawn', args);
  if (board.drawing) return refuse('no-edge', args);
  const [a, b] = [readCellName(from)!, readCellName(to)!];
  const apart = Math.abs(a.row - b.row) + Math.abs(a.column - b.column);
  return refuse(apart === 1 ? 'wall' : 'jump', args);
}

function isWhole(board: PlayBoard, route: Route): boolean {
  const drawn = route.reduce((sum, stroke) => sum + Math.max(0, stroke.length - 1), 0);
  const { count } = sheetOf(board);
  return count > 0 && drawn === count;
}

/** Where a trail has to begin and to end, or null. */
function endsOf(board: PlayBoard): { readonly start: string | null; readonly end: string | null } {
  if (board.drawing) {
    const named = (key: string): string | null =>
      board.drawing?.points.find(({ name }) => name === board.setting(key))?.name ?? null;
    return { start: named('start'), end: named('end') };
  }
  let [start, end]: [string | null, string | null] = [null, null];
  board.cells.forEach((line, r) =>
    line.forEach(({ meaning }, c) => {
      if (meaning === 'start') start = cellName(r + 1, c + 1);
      if (meaning === 'end') end = cellName(r + 1, c + 1);
    }),
  );
  return { start, end };
}

/** How many edges between two places are left to draw. */
function leftOn(sheet: Sheet, route: Route): (a: string, b: string) => number {
  const drawn = drawnEdges(route);
  return (a, b) => sheet.edges(a, b) - (drawn.get(keyOf(a, b)) ?? 0);
}

const keyOf = (a: string, b: string): string => (a < b ? `${a} ${b}` : `${b} ${a}`);

/** How many edges between two places are drawn. */
function drawnEdges(route: Route): ReadonlyMap<string, number> {
  const drawn = new Map<string, number>();
  for (const stroke of route) {
    for (let i = 1; i < stroke.length; i++) {
      const key = keyOf(stroke[i - 1]!, stroke[i]!);
      drawn.set(key, (drawn.get(key) ?? 0) + 1);
    }
  }
  return drawn;
}

/** What there is to draw. */
interface Sheet {
  readonly names: readonly string[];
  /** How many edges there are. */
  readonly count: number;
  has(name: string): boolean;
  /** How many edges join two places. */
  edges(a: string, b: string): number;
  /** The places that edges lead to. */
  near(name: string): readonly string[];
}

const sheets = new WeakMap<PlayBoard, Sheet>();

function sheetOf(board: PlayBoard): Sheet {
  const sheet = sheets.get(board) ?? sheetFrom(board.drawing ? pointEdges(board) : sides(board));
  sheets.set(board, sheet);
  return sheet;
}

type Edges = {
  readonly names: readonly string[];
  readonly pairs: readonly (readonly [string, string])[];
};

function pointEdges({ drawing }: PlayBoard): Edges {
  const names = drawing?.points.map(({ name }) => name) ?? [];
  const pairs = drawing?.edges.map(({ from, to }) => [names[from]!, names[to]!] as const) ?? [];
  return { names, pairs };
}

/** The sides between neighbouring open cells without a wall. */
function sides(board: PlayBoard): Edges {
  const names: string[] = [];
  const pairs: (readonly [string, string])[] = [];
  const isOpen = (row: number, column: number): boolean => {
    const meaning = cellOn(board, row, column)?.meaning;
    return meaning !== undefined && meaning !== 'hole' && meaning !== 'unknown';
  };
  board.cells.forEach((line, r) =>
    line.forEach((cell, c) => {
      const [row, column] = [r + 1, c + 1];
      if (!isOpen(row, column)) return;
      const name = cellName(row, column);
      names.push(name);
      if (!cell.right && isOpen(row, column + 1)) pairs.push([name, cellName(row, column + 1)]);
      if (!cell.below && isOpen(row + 1, column)) pairs.push([name, cellName(row + 1, column)]);
    }),
  );
  return { names, pairs };
}

function sheetFrom({ names, pairs }: Edges): Sheet {
  const count = new Map<string, number>();
  const near = new Map<string, Set<string>>(names.map((name) => [name, new Set<string>()]));
  for (const [a, b] of pairs) {
    count.set(keyOf(a, b), (count.get(keyOf(a, b)) ?? 0) + 1);
    near.get(a)?.add(b);
    near.get(b)?.add(a);
  }
  return {
    names,
    count: pairs.length,
    has: (name) => near.has(name),
    edges: (a, b) => count.get(keyOf(a, b)) ?? 0,
    near: (name) => [...(near.get(name) ?? [])],
  };
}
