import type { Board } from '../board';
import { displayWidth } from '../displayWidth';

/**
 * The rows of a board with its cells lined up: every cell takes as many columns as the widest, and
 * a space stands between them. The rows of a compact board stay as they are.
 *
 * @param isKept rows (from 0) that stay as they are and have no say
 */
export function alignRows(
  text: string,
  board: Board,
  isKept: (row: number) => boolean,
): readonly string[] {
  const written = board.rows.map(({ start, end }) => text.slice(start, end));
  if (board.style === 'compact') return written;
  const rows = written.map((row, index) =>
    isKept(index) ? null : row.split(/\s+/).map((cell) => ({ cell, width: displayWidth(cell) })),
  );
  let widest = 0;
  for (const cells of rows) {
    for (const { width } of cells ?? []) widest = Math.max(widest, width);
  }
  return rows.map((cells, row) =>
    cells === null
      ? written[row]!
      : cells
          .map(({ cell, width }, i) =>
            i < cells.length - 1 ? cell + ' '.repeat(widest - width) : cell,
          )
          .join(' '),
  );
}
