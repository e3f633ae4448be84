import fc from 'fast-check';
import type { PairsField } from '../../src/solvers/pairsField';

/** A field from rows without the ring: `.` empty, `#` blocked, else a tile; no walls but the rim. */
export function fieldOf(rows: readonly string[], turns: number, ring: boolean): PairsField {
  const [height, width] = [rows.length + 2, rows[0]!.length + 2];
  const blocked = new Uint8Array(height * width);
  const walls = new Uint8Array(height * width);
  const tileAt = new Int32Array(height * width).fill(-1);
  const cellOf: number[] = [];
  const kindOf: number[] = [];
  const kinds: string[] = [];
  for (let cell = 0; cell < height * width; cell++) {
    const [row, column] = [Math.floor(cell / width), cell % width];
    if (row === 0) walls[cell]! |= 1;
    if (column === width - 1) walls[cell]! |= 2;
    if (row === height - 1) walls[cell]! |= 4;
    if (column === 0) walls[cell]! |= 8;
    const symbol = rows[row - 1]?.[column - 1];
    if (symbol === undefined) blocked[cell] = ring ? 0 : 1;
    else if (symbol === '#') blocked[cell] = 1;
    else if (symbol !== '.') {
      tileAt[cell] = cellOf.length;
      cellOf.push(cell);
      if (!kinds.includes(symbol)) kinds.push(symbol);
      kindOf.push(kinds.indexOf(symbol));
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
    kinds: kinds.length,
    turns,
  };
}

/** Any field of up to 6 × 6 cells. */
export function anyPairsField(symbols: readonly string[]): fc.Arbitrary<PairsField> {
  return fc
    .record({
      height: fc.integer({ min: 1, max: 6 }),
      width: fc.integer({ min: 1, max: 6 }),
      cells: fc.array(fc.constantFrom(...symbols), { minLength: 36, maxLength: 36 }),
      turns: fc.constantFrom(0, 1, 2, 3, Infinity),
      ring: fc.boolean(),
    })
    .map(({ height, width, cells, turns, ring }) => {
      const rows = Array.from({ length: height }, (_, row) =>
        cells.slice(6 * row, 6 * row + width).join(''),
      );
      return fieldOf(rows, turns, ring);
    });
}
