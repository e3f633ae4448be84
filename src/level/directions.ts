import type { KindSyntax } from './kindSyntax';

/** Up, right, down, left, as rows and columns. */
const beside = [
  [-1, 0],
  [0, 1],
  [1, 0],
  [0, -1],
] as const;

/** By how many rows and columns a kind steps from a cell to another, clockwise from above. */
export function directionsOf({
  leaps,
}: KindSyntax): readonly (readonly [rows: number, columns: number])[] {
  return leaps ?? beside;
}
