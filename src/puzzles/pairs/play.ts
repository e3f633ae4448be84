import { cellName, readCellName } from '../../level/route';
import type { PairsField } from '../../solvers/pairsField';
import { PairsLines } from '../../solvers/pairsLines';
import { cellOn, refuse, type PlayBoard, type PlayRules } from '../play';
import type { Route } from '../puzzle';

/** Pairs are played by choosing two tiles; the line between them is found. */
export const pairsPlay: PlayRules = {
  moves: 'join',

  start: () => [],

  move(board, route, to, from) {
    const { field, lines } = fieldOf(board);
    const gone = goneOf(route);
    const tileAt = (name: string): number => {
      const cell = readCellName(name);
      if (!cell || gone.has(name) || cell.row > board.height || cell.column > board.width)
        return -1;
      return field.tileAt[cell.row * field.width + cell.column] ?? -1;
    };
    const [a, b] = [tileAt(from ?? ''), tileAt(to)];
    if (b < 0) return refuse('no-tile', { cell: to });
    if (a < 0 || a === b) return refuse('no-tile', { cell: from ?? to });
    const args = { from: from ?? '', to };
    if (field.kindOf[a] !== field.kindOf[b]) return refuse('tiles-differ', args);
    const present = new Uint8Array(field.cellOf.length).fill(1);
    for (const name of gone) {
      const cell = readCellName(name)!;
      present[field.tileAt[cell.row * field.width + cell.column]!] = 0;
    }
    const line = lines.between(present, a, b);
    if (!line) return refuse('no-way', args);
    if (line.turns > field.turns) {
      return refuse('turns', { ...args, turns: line.turns, most: field.turns });
    }
    const stroke = line.cells.map((cell) =>
      cellName(Math.floor(cell / field.width), cell % field.width),
    );
    return [...route, stroke];
  },

  allowed(board, route) {
    const gone = goneOf(route);
    return board.cells.flatMap((line, r) =>
      line.flatMap(({ meaning }, c) => {
        const name = cellName(r + 1, c + 1);
        return meaning === 'label' && !gone.has(name) ? [name] : [];
      }),
    );
  },

  done: (board, route) => pairsPlay.allowed(board, route).length === 0,
};

function goneOf(route: Route): ReadonlySet<string> {
  return new Set(route.flatMap((stroke) => [stroke[0]!, stroke.at(-1)!]));
}

interface Field {
  readonly field: PairsField;
  readonly lines: PairsLines;
}

const fields = new WeakMap<PlayBoard, Field>();

function fieldOf(board: PlayBoard): Field {
  const found = fields.get(board) ?? readField(board);
  fields.set(board, found);
  return found;
}

const [up, right, down, left] = [1, 2, 4, 8];

/** The tiles and walls of a board in its ring, as a search for lines sees them. */
function readField(board: PlayBoard): Field {
  const [height, width] = [board.height + 2, board.width + 2];
  const size = height * width;
  const blocked = new Uint8Array(size);
  const walls = new Uint8Array(size);
  const tileAt = new Int32Array(size).fill(-1);
  const cellOf: number[] = [];
  const kindOf: number[] = [];
  const kinds = new Map<string, number>();
  const ringBlocked = board.setting('border') === 'closed' ? 1 : 0;
  for (let cell = 0; cell < size; cell++) {
    const [row, column] = [Math.floor(cell / width), cell % width];
    if (row === 0) walls[cell]! |= up;
    if (row === height - 1) walls[cell]! |= down;
    if (column === 0) walls[cell]! |= left;
    if (column === width - 1) walls[cell]! |= right;
    if (row === 0 || column === 0 || row === height - 1 || column === width - 1) {
      blocked[cell] = ringBlocked;
      continue;
    }
    const here = cellOn(board, row, column);
    if (!here || here.meaning === 'hole') blocked[cell] = 1;
    if (here?.meaning === 'label') {
      const label = here.text.normalize('NFC').replaceAll('\uFE0F', '');
      if (!kinds.has(label)) kinds.set(label, kinds.size);
      tileAt[cell] = cellOf.length;
      cellOf.push(cell);
      kindOf.push(kinds.get(label)!);
    }
    if (here?.right && column < board.width) {
      walls[cell]! |= right;
      walls[cell + 1]! |= left;
    }
    if (here?.below && row < board.height) {
      walls[cell]! |= down;
      walls[cell + width]! |= up;
    }
  }
  const turns = board.setting('turns');
  const field: PairsField = {
    height,
    width,
    blocked,
    walls,
    tileAt,
    cellOf: Int32Array.from(cellOf),
    kindOf: Int32Array.from(kindOf),
    kinds: kinds.size,
    turns: turns === 'any' ? Infinity : Number(turns || 2),
  };
  return { field, lines: new PairsLines(field) };
}
