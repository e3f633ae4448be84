import { Meaning, WallBelow, WallRight, type Board } from '../../level/board';
import type { Place } from '../../level/finding';
import type { Level } from '../../level/level';
import { cellName, readCellName } from '../../level/route';
import type { PairsField } from '../../solvers/pairsField';

/** A valid level's board, and the field of tiles that solvers see: the same cells with the ring. */
export interface PairsBoard {
  readonly board: Board;
  readonly field: PairsField;
}

const [up, right, down, left] = [1, 2, 4, 8];

/** Reads the tiles, walls and settings of a valid level. */
export function pairsBoard(level: Level): PairsBoard {
  const { board, values } = level;
  if (!board) throw new TypeError('A level of this kind needs a board');
  const height = board.height + 2;
  const width = board.width + 2;
  const blocked = new Uint8Array(height * width);
  const walls = new Uint8Array(height * width);
  const tileAt = new Int32Array(height * width).fill(-1);
  const cellOf: number[] = [];
  const kindOf: number[] = [];
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const cell = row * width + column;
      if (row === 0) walls[cell]! |= up;
      if (row === height - 1) walls[cell]! |= down;
      if (column === 0) walls[cell]! |= left;
      if (column === width - 1) walls[cell]! |= right;
      const isRing = row === 0 || column === 0 || row === height - 1 || column === width - 1;
      if (isRing) {
        blocked[cell] = values.get('border') === 'closed' ? 1 : 0;
        continue;
      }
      const index = (row - 1) * board.width + column - 1;
      const meaning = board.meaning[index]!;
      if (meaning === Meaning.hole) blocked[cell] = 1;
      if (meaning === Meaning.label) {
        tileAt[cell] = cellOf.length;
        cellOf.push(cell);
        kindOf.push(board.value[index]!);
      }
      // A wall on the rim blocks nothing: the ring lies beyond the board.
      if (board.walls[index]! & WallRight && column < board.width) {
        walls[cell]! |= right;
        walls[cell + 1]! |= left;
      }
      if (board.walls[index]! & WallBelow && row < board.height) {
        walls[cell]! |= down;
        walls[cell + width]! |= up;
      }
    }
  }
  const turns = values.get('turns') === 'any' ? Infinity : Number(values.get('turns') ?? 2);
  const field: PairsField = {
    height,
    width,
    blocked,
    walls,
    tileAt,
    cellOf: Int32Array.from(cellOf),
    kindOf: Int32Array.from(kindOf),
    kinds: board.labels.length,
    turns,
  };
  return { board, field };
}

/** `r1c1` of a cell of the field; on the ring `r0c1`, say. */
export function fieldCellName({ width }: PairsField, cell: number): string {
  return cellName(Math.floor(cell / width), cell % width);
}

/** The tile on the cell that `r1c1` names, or -1 where there is none. */
export function tileNamed({ height, width, tileAt }: PairsField, name: string): number {
  const cell = readCellName(name);
  if (!cell || cell.row >= height || cell.column >= width) return -1;
  return tileAt[cell.row * width + cell.column]!;
}

/** A tile's cell as `r1c1`. */
export function tileName(field: PairsField, tile: number): string {
  return fieldCellName(field, field.cellOf[tile]!);
}

/** A tile's cell as a place of a finding. */
export function tilePlace({ width, cellOf }: PairsField, tile: number): Place {
  const cell = cellOf[tile]!;
  return { type: 'cell', row: Math.floor(cell / width), column: cell % width };
}

/** What stands on the tiles of a kind. */
export function labelOfKind({ board }: PairsBoard, kind: number): string {
  return board.labels[kind] ?? '';
}
