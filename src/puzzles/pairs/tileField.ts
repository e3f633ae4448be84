import { cellName, readCellName } from '../../level/route';
import type { PairsField } from '../../solvers/pairsField';

/** What stands on a cell of a board of tiles, and its walls. */
export interface TileCell {
  /** A block: nothing passes. */
  readonly block: boolean;
  /** The kind of its tile, from 0; -1: no tile. */
  readonly kind: number;
  readonly below: boolean;
  readonly right: boolean;
}

/** The size and the rules of a board of tiles. */
export interface TileRules {
  readonly height: number;
  readonly width: number;
  /** How many kinds of tiles there are. */
  readonly kinds: number;
  /** The values of the settings as they stand; empty where none holds. */
  readonly turns: string;
  readonly border: string;
}

const [up, right, down, left] = [1, 2, 4, 8];

/** The field of tiles that solvers see: the board's cells (read by `at`, from row 1, column 1) with the ring. */
export function tileField(
  rules: TileRules,
  at: (row: number, column: number) => TileCell,
): PairsField {
  const height = rules.height + 2;
  const width = rules.width + 2;
  const blocked = new Uint8Array(height * width);
  const walls = new Uint8Array(height * width);
  const tileAt = new Int32Array(height * width).fill(-1);
  const cellOf: number[] = [];
  const kindOf: number[] = [];
  const ringBlocked = rules.border === 'closed' ? 1 : 0;
  for (let cell = 0; cell < height * width; cell++) {
    const [row, column] = [Math.floor(cell / width), cell % width];
    if (row === 0) walls[cell]! |= up;
    if (row === height - 1) walls[cell]! |= down;
    if (column === 0) walls[cell]! |= left;
    if (column === width - 1) walls[cell]! |= right;
    if (row === 0 || column === 0 || row === height - 1 || column === width - 1) {
      blocked[cell] = ringBlocked;
      continue;
    }
    const here = at(row, column);
    if (here.block) blocked[cell] = 1;
    if (here.kind >= 0) {
      tileAt[cell] = cellOf.length;
      cellOf.push(cell);
      kindOf.push(here.kind);
    }
    // A wall on the rim blocks nothing: the ring lies beyond the board.
    if (here.right && column < rules.width) {
      walls[cell]! |= right;
      walls[cell + 1]! |= left;
    }
    if (here.below && row < rules.height) {
      walls[cell]! |= down;
      walls[cell + width]! |= up;
    }
  }
  return {
    height,
    width,
    blocked,
    walls,
    tileAt,
    cellOf: Int32Array.from(cellOf),
    kindOf: Int32Array.from(kindOf),
    kinds: rules.kinds,
    turns: rules.turns === 'any' ? Infinity : Number(rules.turns === '' ? 2 : rules.turns),
  };
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

/** 1 for each tile but those on the cells `gone`. */
export function presentTiles(field: PairsField, gone: Iterable<string>): Uint8Array {
  const present = new Uint8Array(field.cellOf.length).fill(1);
  for (const name of gone) {
    const tile = tileNamed(field, name);
    if (tile >= 0) present[tile] = 0;
  }
  return present;
}
