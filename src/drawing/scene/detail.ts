/** How much of a route is shown at a size. */
export interface Detail {
  /** Every fifth step is numbered. */
  readonly numbers: boolean;
  /** A tick stands on every cell. */
  readonly ticks: boolean;
  /** A chevron stands on every third link; without, an arrow head on every sixtieth step. */
  readonly chevrons: boolean;
  /** Rulers name every `rulerStep`th row and column. */
  readonly rulerStep: 1 | 5;
}

/** The detail that can be read where a cell is `cellSize` CSS pixels wide. */
export function detailOf(cellSize: number): Detail {
  return {
    numbers: cellSize >= 40,
    ticks: cellSize >= 28,
    chevrons: cellSize >= 20,
    rulerStep: cellSize >= 20 ? 1 : 5,
  };
}
