import { Unit } from './units';

/** A cell; row and column count from 1. */
export interface CellPlace {
  readonly row: number;
  readonly column: number;
}

/**
 * The outline of a set of cells along the lines of the grid, as one path: every side between a
 * cell of the set and a place outside it, sides in one line joined to one stroke.
 */
export function outlineOf(cells: readonly CellPlace[]): string {
  const set = new Set(cells.map(keyOf));
  const across = new Map<number, number[]>();
  const down = new Map<number, number[]>();
  const distinct = new Map(cells.map((cell) => [keyOf(cell), cell]));
  for (const { row, column } of distinct.values()) {
    if (!set.has(keyOf({ row: row - 1, column }))) push(across, row - 1, column);
    if (!set.has(keyOf({ row: row + 1, column }))) push(across, row, column);
    if (!set.has(keyOf({ row, column: column - 1 }))) push(down, column - 1, row);
    if (!set.has(keyOf({ row, column: column + 1 }))) push(down, column, row);
  }
  let d = '';
  for (const [line, places] of inOrder(across)) {
    for (const [first, last] of runs(places)) {
      d += `M${(first - 1) * Unit} ${line * Unit}H${last * Unit}`;
    }
  }
  for (const [line, places] of inOrder(down)) {
    for (const [first, last] of runs(places)) {
      d += `M${line * Unit} ${(first - 1) * Unit}V${last * Unit}`;
    }
  }
  return d;
}

/** Runs of whole numbers that follow each other: 1 2 3 7 → [1, 3] [7, 7]. */
export function runs(numbers: readonly number[]): readonly (readonly [number, number])[] {
  const result: [number, number][] = [];
  for (const value of [...new Set(numbers)].sort((a, b) => a - b)) {
    const last = result.at(-1);
    if (last && value === last[1] + 1) last[1] = value;
    else result.push([value, value]);
  }
  return result;
}

const keyOf = ({ row, column }: CellPlace): string => `${row},${column}`;
const inOrder = (map: Map<number, number[]>): [number, number[]][] =>
  [...map].sort(([a], [b]) => a - b);

function push(map: Map<number, number[]>, line: number, place: number): void {
  const list = map.get(line);
  if (list) list.push(place);
  else map.set(line, [place]);
}
