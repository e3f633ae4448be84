/** The side of a cell, in the units everything is drawn in. */
export const Unit = 48;

/** A point in units, x to the right, y down. */
export type Spot = readonly [x: number, y: number];

/** The middle of a cell; row and column count from 1. */
export function centre(cell: { readonly row: number; readonly column: number }): Spot {
  return [(cell.column - 0.5) * Unit, (cell.row - 0.5) * Unit];
}

/** A number as short as it may stand in a path: three decimals at most. */
export function short(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}

/** `x y`, as it stands in a path. */
export function spotText([x, y]: Spot): string {
  return `${short(x)} ${short(y)}`;
}
