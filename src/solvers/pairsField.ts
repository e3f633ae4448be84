/**
 * Tiles on a field, as plain arrays. Cells count row by row from 0, and there is a frame one cell
 * wide all around: the ring outside the board, which may be blocked. Tiles of one kind are equal.
 */
export interface PairsField {
  /** Height and width with the frame. */
  readonly height: number;
  readonly width: number;
  /** 1 where nothing ever passes. */
  readonly blocked: Uint8Array;
  /** By cell, bit d is set where no step goes in direction d: 0 up, 1 right, 2 down, 3 left. */
  readonly walls: Uint8Array;
  /** The tile of each cell, or -1. */
  readonly tileAt: Int32Array;
  /** The cell of each tile. */
  readonly cellOf: Int32Array;
  /** The kind of each tile, from 0. */
  readonly kindOf: Int32Array;
  readonly kinds: number;
  /** The most turns of a line; may be Infinity. */
  readonly turns: number;
}

/** How far away the next cell in each direction is. */
export function directionSteps({ width }: PairsField): readonly [number, number, number, number] {
  return [-width, 1, width, -1];
}

/** The tiles of each kind. */
export function tilesByKind({ kindOf, kinds }: PairsField): number[][] {
  const tiles = Array.from({ length: kinds }, (): number[] => []);
  kindOf.forEach((kind, tile) => tiles[kind]!.push(tile));
  return tiles;
}
