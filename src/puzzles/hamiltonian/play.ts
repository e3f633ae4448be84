import { cellName, readCellName, type CellStep } from '../../level/route';
import {
  cellOn,
  isRefused,
  refuse,
  type PlayBoard,
  type PlayCell,
  type PlayRules,
  type Refusal,
} from '../play';

/** What sets one kind of tour apart from another when it is played. */
export interface TourMoves {
  readonly moves: 'walk' | 'leap';
  /** Why there is no step from one open cell to another, or null. */
  wrongStep(board: PlayBoard, from: CellStep, to: CellStep): Refusal['refused'] | null;
  /** How far a step may lead, in rows and columns. */
  readonly reach: number;
}

/** The rules of play of tours that visit every open cell once (design §2.3). */
export function tourPlay(tour: TourMoves): PlayRules {
  const rules: PlayRules = {
    moves: tour.moves,

    start(board) {
      const first = firstOf(marksOf(board));
      return first === null ? [] : [[first]];
    },

    move(board, route, to) {
      const names = route[0] ?? [];
      const wrong = wrongMove(board, tour, names, to);
      return wrong ?? [[...names, to]];
    },

    allowed(board, route) {
      const last = readCellName(route[0]?.at(-1) ?? '');
      const { height, width } = board;
      const { reach } = tour;
      const found: string[] = [];
      for (
        let row = last ? last.row - reach : 1;
        row <= (last ? last.row + reach : height);
        row++
      ) {
        const end = last ? last.column + reach : width;
        for (let column = last ? last.column - reach : 1; column <= end; column++) {
          const name = cellName(row, column);
          if (!isRefused(rules.move(board, route, name))) found.push(name);
        }
      }
      return found;
    },

    done(board, route) {
      const { open, closed } = marksOf(board);
      const length = route[0]?.length ?? 0;
      return open > 0 && (closed ? open >= 4 && length === open + 1 : length === open);
    },
  };
  return rules;
}

/** What a level fixes of its route. */
interface Marks {
  readonly open: number;
  readonly closed: boolean;
  readonly start: string | null;
  readonly end: string | null;
  /** Numbers in increasing order, and the cells they stand on. */
  readonly numbers: readonly number[];
  readonly cellOf: ReadonlyMap<number, string>;
  readonly areSteps: boolean;
  /** The lowest and the highest number are the ends. */
  readonly ruledEnds: boolean;
}

const known = new WeakMap<PlayBoard, Marks>();

function marksOf(board: PlayBoard): Marks {
  const marks = known.get(board) ?? readMarks(board);
  known.set(board, marks);
  return marks;
}

function readMarks(board: PlayBoard): Marks {
  let open = 0;
  let [start, end]: [string | null, string | null] = [null, null];
  const cellOf = new Map<number, string>();
  board.cells.forEach((line, r) =>
    line.forEach((cell, c) => {
      const name = cellName(r + 1, c + 1);
      if (isOpen(cell)) open += 1;
      if (cell.meaning === 'start') start = name;
      if (cell.meaning === 'end') end = name;
      if (cell.meaning === 'number') cellOf.set(Number(cell.text), name);
    }),
  );
  const numbers = [...cellOf.keys()].sort((a, b) => a - b);
  const closed = board.setting('closed') === 'yes';
  const areSteps = board.setting('numbers') === 'steps';
  const ruledEnds = !closed && !areSteps && board.setting('ends') !== 'free' && numbers.length > 0;
  return { open, closed, start, end, numbers, cellOf, areSteps, ruledEnds };
}

function isOpen(cell: PlayCell | undefined): boolean {
  return cell !== undefined && cell.meaning !== 'hole' && cell.meaning !== 'unknown';
}

/** Where a route has to begin, or null; also null where S and a step 1 want it in two places. */
function firstOf({ start, ruledEnds, areSteps, numbers, cellOf }: Marks): string | null {
  const one = areSteps ? (cellOf.get(1) ?? start) : start;
  if (start !== null) return one === start ? start : null;
  if (areSteps) return one;
  return ruledEnds ? (cellOf.get(numbers[0]!) ?? null) : null;
}

/** Why a step to a cell is no move after the cells `names`, or null. */
function wrongMove(
  board: PlayBoard,
  tour: TourMoves,
  names: readonly string[],
  to: string,
): Refusal | null {
  const marks = marksOf(board);
  const at = readCellName(to);
  const cell = at ? cellOn(board, at.row, at.column) : undefined;
  if (!at || !cell || !isOpen(cell)) return refuse('hole', { cell: to });
  const last = readCellName(names.at(-1) ?? '');
  const wrong = last && tour.wrongStep(board, last, at);
  if (wrong) return refuse(wrong, { cell: to, before: names.at(-1)! });
  if (names.includes(to)) {
    const { closed, open } = marks;
    const closes = closed && to === names[0] && names.length === open && open >= 4;
    return closes ? null : refuse('twice', { cell: to });
  }
  if (names.length === 0) {
    const first = marks.start ?? firstOf(marks);
    if (first !== null && first !== to) return refuse('start', { cell: first });
  }
  return wrongNumber(board, marks, names, cell, to) ?? wrongEnd(marks, names, to);
}

function wrongNumber(
  board: PlayBoard,
  marks: Marks,
  names: readonly string[],
  cell: PlayCell,
  to: string,
): Refusal | null {
  const { numbers, cellOf, areSteps, closed, start, end } = marks;
  const step = names.length + 1;
  const number = cell.meaning === 'number' ? Number(cell.text) : null;
  if (areSteps) {
    if (number !== null && number !== step) return refuse('step', { cell: to, number, step });
    const fixed = cellOf.get(step);
    return fixed !== undefined && fixed !== to ? refuse('step-at', { cell: fixed, step }) : null;
  }
  if (number === null) return null;
  const met = [...names, to].flatMap((name) => {
    const place = readCellName(name);
    const here = place && cellOn(board, place.row, place.column);
    return here?.meaning === 'number' ? [numbers.indexOf(Number(here.text))] : [];
  });
  const follows = (direction: 1 | -1): boolean => {
    const first = closed ? met[0]! : 0;
    return met.every(
      (place, i) => place === (first + direction * i + numbers.length * (i + 1)) % numbers.length,
    );
  };
  const directed = !closed || (start !== null && end !== null);
  if (follows(1) || (!directed && follows(-1))) return null;
  const wanted = closed ? null : numbers[met.length - 1];
  return refuse('order', { cell: to, number, wanted: wanted ?? numbers[0]! });
}

/** Cells that have to be the last come last. */
function wrongEnd(marks: Marks, names: readonly string[], to: string): Refusal | null {
  const { end, start, closed, open, ruledEnds, numbers, cellOf } = marks;
  const isLast = names.length + 1 === open;
  const endIsLast = end !== null && (!closed || start !== null);
  if (endIsLast && to === end && !isLast) return refuse('end', { cell: to });
  const highest = numbers.at(-1);
  const numberIsLast = ruledEnds && end === null && numbers.length > 1;
  if (numberIsLast && highest !== undefined && cellOf.get(highest) === to && !isLast) {
    return refuse('last-number', { cell: to, number: highest });
  }
  return null;
}
