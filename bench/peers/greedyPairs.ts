/**
 * Takes away any two equal tiles that a line of two turns joins, the first found, until none is
 * left: no second thoughts. Cells are labels, 0 where empty; the border is open.
 * @returns how many tiles are left
 */
export function greedyPairs(height: number, width: number, deal: readonly number[]): number {
  const [rows, columns] = [height + 2, width + 2];
  const field = new Int32Array(rows * columns);
  deal.forEach((label, i) => {
    field[(Math.floor(i / width) + 1) * columns + (i % width) + 1] = label;
  });
  for (;;) {
    const pair = firstPair(field, rows, columns);
    if (!pair) return field.reduce((left, label) => left + Number(label !== 0), 0);
    for (const cell of pair) field[cell] = 0;
  }
}

function firstPair(field: Int32Array, rows: number, columns: number): [number, number] | null {
  for (let a = 0; a < field.length; a++) {
    if (field[a] === 0) continue;
    for (let b = a + 1; b < field.length; b++) {
      if (field[a] === field[b] && joined(field, rows, columns, a, b)) return [a, b];
    }
  }
  return null;
}

/** Whether a line of at most two turns joins two cells: one straight piece between two others. */
function joined(field: Int32Array, rows: number, columns: number, a: number, b: number): boolean {
  const free = (from: number, to: number, step: number): boolean => {
    for (let cell = from; ; cell += Math.sign(to - from) * step) {
      if (field[cell] !== 0 && cell !== a && cell !== b) return false;
      if (cell === to) return true;
    }
  };
  const [ar, ac] = [Math.floor(a / columns), a % columns];
  const [br, bc] = [Math.floor(b / columns), b % columns];
  for (let r = 0; r < rows; r++) {
    const [left, right] = [r * columns + ac, r * columns + bc];
    if (free(a, left, columns) && free(left, right, 1) && free(right, b, columns)) return true;
  }
  for (let c = 0; c < columns; c++) {
    const [up, down] = [ar * columns + c, br * columns + c];
    if (free(a, up, 1) && free(up, down, columns) && free(down, b, 1)) return true;
  }
  return false;
}
