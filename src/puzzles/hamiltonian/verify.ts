import { Meaning, cellAt, cellIndex, type Board } from '../../level/board';
import type { Args, Finding } from '../../level/finding';
import type { Level } from '../../level/level';
import { cellName, readCellName, type CellStep } from '../../level/route';
import { finding } from '../../level/textFinding';
import type { Route } from '../puzzle';
import type { TourRules } from './tourBoard';

/** The first wrong step of a route, from 1, in words of the catalogue. */
function stale(step: number, reason: string, args: Args = {}): Finding {
  return finding('error', 'stale-solution', [{ type: 'step', stroke: 0, step: step - 1 }], {
    reason,
    args: { step, ...args },
  });
}

function incomplete(reason: string, args: Args = {}): Finding {
  return finding('error', 'incomplete-solution', [{ type: 'step', stroke: 0, step: Infinity }], {
    reason,
    args,
  });
}

/** Why the cell at `step` can't be visited from `before`, or null. Knows nothing of graphs. */
function wrongStep(
  board: Board,
  rules: TourRules,
  cell: CellStep,
  before: CellStep | null,
  step: number,
  name: string,
): Finding | null {
  const index = cellIndex(board, cell.row, cell.column);
  if (index < 0 || board.meaning[index] === Meaning.hole)
    return stale(step, 'hole', { cell: name });
  if (!before) return null;
  const reason = rules.wrongStep(board, before, cell);
  return reason === null ? null : stale(step, reason, { cell: name });
}

/**
 * Walks a route cell by cell by the rules as the design states them (§2.3), without the graph and
 * the searches that solvers use.
 */
export function verifyTour(level: Level, rules: TourRules, route: Route): Finding | null {
  const { board, values } = level;
  if (!board) throw new TypeError('A level of this kind needs a board');
  const names = route[0] ?? [];
  const closed = values.get('closed') === 'yes';
  const open = board.meaning.reduce((sum, meaning) => sum + Number(meaning !== Meaning.hole), 0);
  const visited = new Uint8Array(board.meaning.length);
  const order: number[] = [];
  let before: CellStep | null = null;
  for (let i = 0; i < names.length; i++) {
    const name = names[i]!;
    const cell = readCellName(name);
    if (!cell) return stale(i + 1, 'hole', { cell: name });
    const wrong = wrongStep(board, rules, cell, before, i + 1, name);
    if (wrong) return wrong;
    before = cell;
    const index = cellIndex(board, cell.row, cell.column);
    if (visited[index] === 1) {
      const closes = closed && index === order[0] && i === open && i === names.length - 1;
      if (!closes) return stale(i + 1, 'twice', { cell: name });
      continue;
    }
    visited[index] = 1;
    order.push(index);
  }
  const ruled = wrongOrder(level, board, order, names, closed, open);
  if (ruled) return ruled;
  if (order.length < open) return incomplete('cells', { visited: order.length, open });
  if (closed && (open < 4 || names.length !== open + 1)) return incomplete('closing', {});
  return null;
}

/** The rules of marks and numbers, for the part of the route that is there. */
function wrongOrder(
  level: Level,
  board: Board,
  order: readonly number[],
  names: readonly string[],
  closed: boolean,
  open: number,
): Finding | null {
  const { values } = level;
  const numbers: number[] = [];
  board.meaning.forEach((meaning, cell) => {
    if (meaning === Meaning.number) numbers.push(board.value[cell]!);
  });
  numbers.sort((a, b) => a - b);
  const start = board.meaning.indexOf(Meaning.start);
  const end = board.meaning.indexOf(Meaning.end);
  const areSteps = values.get('numbers') === 'steps';
  const ruledEnds = !closed && !areSteps && values.get('ends') !== 'free' && numbers.length > 0;

  if (start >= 0 && order.length > 0 && order[0] !== start) return stale(1, 'start');
  if (ruledEnds && start < 0 && order.length > 0 && numberAt(board, order[0]!) !== numbers[0]) {
    return stale(1, 'first-number', { number: numbers[0]! });
  }
  if (areSteps) {
    const cellOf = numberedCells(board);
    for (const [i, cell] of order.entries()) {
      const due = cellOf.get(i + 1);
      if (due !== undefined && due !== cell) {
        const { row, column } = cellAt(board, due);
        return stale(i + 1, 'step-due', { cell: cellName(row, column) });
      }
      const number = numberAt(board, cell);
      if (number !== 0 && number !== i + 1) {
        return stale(i + 1, 'step', { cell: names[i]!, number });
      }
    }
  } else {
    const wrong = wrongSequence(board, order, names, numbers, closed, start >= 0 && end >= 0);
    if (wrong) return wrong;
  }
  const last = order.length - 1;
  const endAt = order.indexOf(end);
  const endIsLast = !closed || start >= 0;
  if (end >= 0 && endAt >= 0 && endIsLast && endAt !== open - 1) return stale(endAt + 1, 'end');
  if (ruledEnds && end < 0 && numbers.length > 1 && last === open - 1) {
    const highest = numbers[numbers.length - 1]!;
    if (numberAt(board, order[last]!) !== highest) {
      return stale(last + 1, 'last-number', { number: highest });
    }
  }
  return null;
}

/** The cells that bear numbers, by their numbers. */
function numberedCells(board: Board): ReadonlyMap<number, number> {
  const cells = new Map<number, number>();
  board.meaning.forEach((meaning, cell) => {
    if (meaning === Meaning.number) cells.set(board.value[cell]!, cell);
  });
  return cells;
}

function numberAt(board: Board, cell: number): number {
  return board.meaning[cell] === Meaning.number ? board.value[cell]! : 0;
}

/**
 * Checkpoints in increasing order; on a cycle in cyclic order, in the route's own direction where
 * `directed` (S and E give one), else in either.
 */
function wrongSequence(
  board: Board,
  order: readonly number[],
  names: readonly string[],
  numbers: readonly number[],
  closed: boolean,
  directed: boolean,
): Finding | null {
  if (numbers.length === 0) return null;
  const met = order.flatMap((cell, step) => {
    const number = numberAt(board, cell);
    return number === 0 ? [] : [{ place: numbers.indexOf(number), number, step }];
  });
  if (met.length === 0) return null;
  const follows = (direction: 1 | -1): Finding | null => {
    const first = closed ? met[0]!.place : 0;
    for (const [i, { place, number, step }] of met.entries()) {
      const wanted = (first + direction * i + numbers.length * (i + 1)) % numbers.length;
      if (place !== wanted) {
        return stale(step + 1, 'order', { cell: names[step]!, number, wanted: numbers[wanted]! });
      }
    }
    return null;
  };
  const forward = follows(1);
  if (!forward || !closed || directed) return forward;
  return follows(-1) ? forward : null;
}
