/** How much of a board and its route is shown at a size. */
export interface Detail {
  /** Every fifth step is numbered. */
  readonly numbers: boolean;
  /** A tick stands on every cell. */
  readonly ticks: boolean;
  /** A chevron stands on every third link; without, an arrow head on every sixtieth step. */
  readonly chevrons: boolean;
  /** Cells are told apart: grid lines, sunk holes, letters in marks. */
  readonly cells: boolean;
  /** Rulers name every `rulerStep`th row and column. */
  readonly rulerStep: number;
}

/** Rulers stand at least this many CSS pixels apart where they leave out rows and columns. */
const rulerRoom = 26;

/** The detail that can be read where a cell is `cellSize` CSS pixels wide. */
export function detailOf(cellSize: number): Detail {
  return {
    numbers: cellSize >= 40,
    ticks: cellSize >= 28,
    chevrons: cellSize >= 20,
    cells: cellSize >= 6,
    rulerStep: cellSize >= 20 ? 1 : stepFor(cellSize),
  };
}

function stepFor(cellSize: number): number {
  return [5, 10, 20, 50, 100].find((step) => step * cellSize >= rulerRoom) ?? 200;
}
