import { graphFromEdges } from './graph';
import type { CellGraph } from './gridGraph';

/** Half of a knight's moves, as rows and columns; the other half go back. */
const moves = [
  [1, -2],
  [1, 2],
  [2, -1],
  [2, 1],
] as const;

/**
 * Open cells, joined where a chess knight goes from one to the other.
 * @param open 1 where a cell is open, by index `row * width + column`, from 0
 */
export function knightGraph(height: number, width: number, open: Uint8Array): CellGraph {
  const nodeOf = new Int32Array(height * width).fill(-1);
  let nodes = 0;
  for (let cell = 0; cell < nodeOf.length; cell++) if (open[cell] === 1) nodeOf[cell] = nodes++;
  const cellOf = new Int32Array(nodes);
  const ends = new Int32Array(nodes * 2 * moves.length);
  let used = 0;
  for (let cell = 0; cell < nodeOf.length; cell++) {
    const node = nodeOf[cell]!;
    if (node < 0) continue;
    cellOf[node] = cell;
    const row = Math.floor(cell / width);
    const column = cell - row * width;
    for (const [down, right] of moves) {
      const to = column + right;
      if (row + down >= height || to < 0 || to >= width) continue;
      const other = nodeOf[(row + down) * width + to]!;
      if (other < 0) continue;
      ends[used++] = node;
      ends[used++] = other;
    }
  }
  return { graph: graphFromEdges(nodes, ends.subarray(0, used)), cellOf, nodeOf };
}
