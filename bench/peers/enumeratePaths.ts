/**
 * Counts the Hamiltonian paths of a full board as drawn lines, by walking every one from every
 * cell: the program that everyone writes first.
 */
export function enumeratePaths(height: number, width: number): number {
  const cells = height * width;
  const visited = new Uint8Array(cells);
  const walk = (cell: number, left: number): number => {
    if (left === 0) return 1;
    visited[cell] = 1;
    const column = cell % width;
    let found = 0;
    if (column > 0 && visited[cell - 1] === 0) found += walk(cell - 1, left - 1);
    if (column < width - 1 && visited[cell + 1] === 0) found += walk(cell + 1, left - 1);
    if (cell >= width && visited[cell - width] === 0) found += walk(cell - width, left - 1);
    if (cell < cells - width && visited[cell + width] === 0) found += walk(cell + width, left - 1);
    visited[cell] = 0;
    return found;
  };
  let ordered = 0;
  for (let cell = 0; cell < cells; cell++) ordered += walk(cell, cells - 1);
  return cells === 1 ? 1 : ordered / 2;
}
