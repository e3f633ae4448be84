import type { CellStep } from '../level/route';

/**
 * The cells one gesture passes, each once, in the order first passed: pressed, dragged, let go.
 * One gesture makes one edit.
 */
export class Brush {
  readonly #cells: CellStep[] = [];
  readonly #passed = new Set<string>();
  #last: CellStep | null = null;

  /** Passes on to a cell; a fast pointer skips cells, so those between are passed too. */
  moveTo(cell: CellStep): void {
    for (const { row, column } of between(this.#last ?? cell, cell)) {
      const key = `${row},${column}`;
      if (!this.#passed.has(key)) {
        this.#passed.add(key);
        this.#cells.push({ row, column });
      }
    }
    this.#last = cell;
  }

  /** The cells passed so far. */
  get cells(): readonly CellStep[] {
    return [...this.#cells];
  }
}

/** The cells on the way from one to another, both included, no two of them diagonal. */
function between(from: CellStep, to: CellStep): readonly CellStep[] {
  const cells: CellStep[] = [from];
  let { row, column } = from;
  while (row !== to.row || column !== to.column) {
    const [down, across] = [to.row - row, to.column - column];
    if (Math.abs(down) > Math.abs(across)) row += Math.sign(down);
    else column += Math.sign(across);
    cells.push({ row, column });
  }
  return cells;
}
