const moves = [
  [1, 2],
  [2, 1],
  [2, -1],
  [1, -2],
  [-1, -2],
  [-2, -1],
  [-2, 1],
  [-1, 2],
] as const;

/**
 * One walk by Warnsdorff's rule (1823): to the square with the fewest ways on, the first of equal
 * ones. Returns how many squares it visited: it has no second try.
 */
export function plainKnight(height: number, width: number, start: number): number {
  const visited = new Uint8Array(height * width);
  const ways = (cell: number): number[] => {
    const [row, column] = [Math.floor(cell / width), cell % width];
    const found: number[] = [];
    for (const [down, right] of moves) {
      const [r, c] = [row + down, column + right];
      if (r < 0 || c < 0 || r >= height || c >= width) continue;
      if (visited[r * width + c] === 0) found.push(r * width + c);
    }
    return found;
  };
  let cell = start;
  for (let count = 1; ; count++) {
    visited[cell] = 1;
    let best = -1;
    let fewest = moves.length + 1;
    for (const next of ways(cell)) {
      const on = ways(next).length;
      if (on < fewest) [best, fewest] = [next, on];
    }
    if (best < 0) return count;
    cell = best;
  }
}
