/**
 * The names `r1c1` of all cells of a board, by index. Each is made once and in their order: routes
 * have millions of steps.
 */
export function cellNames(height: number, width: number): readonly string[] {
  const names = new Array<string>(height * width);
  const columns = Array.from({ length: width }, (_, column) => `c${column + 1}`);
  for (let row = 0, cell = 0; row < height; row++) {
    const start = `r${row + 1}`;
    for (const column of columns) names[cell++] = start + column;
  }
  return names;
}

/** A stroke over cells by index, in these names. */
export function namedCells(cells: Int32Array, names: readonly string[]): string[] {
  const named = new Array<string>(cells.length);
  for (let step = 0; step < cells.length; step++) named[step] = names[cells[step]!]!;
  return named;
}
