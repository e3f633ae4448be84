import type { CellGraph } from './gridGraph';

/** A knight's moves, as rows and columns, by the cell they lead to. */
const moves = [
  [-2, -1],
  [-2, 1],
  [-1, -2],
  [-1, 2],
  [1, -2],
  [1, 2],
  [2, -1],
  [2, 1],
] as const;

/**
 * Open cells, joined where a chess knight goes from one to the other; neighbours in ascending order.
 * @param open 1 where a cell is open, by index `row * width + column`, from 0
 */
export function knightGraph(height: number, width: number, open: Uint8Array): CellGraph {
  const nodeOf = new Int32Array(height * width).fill(-1);
  let nodeCount = 0;
  for (let cell = 0; cell < nodeOf.length; cell++) if (open[cell] === 1) nodeOf[cell] = nodeCount++;
  const cellOf = new Int32Array(nodeCount);
  const offsets = new Int32Array(nodeCount + 1);
  const targets = new Int32Array(nodeCount * moves.length);
  let used = 0;
  for (let row = 0, cell = 0; row < height; row++) {
    for (let column = 0; column < width; column++, cell++) {
      const node = nodeOf[cell]!;
      if (node < 0) continue;
      cellOf[node] = cell;
      for (const [down, right] of moves) {
        const [toRow, toColumn] = [row + down, column + right];
        if (toRow < 0 || toRow >= height || toColumn < 0 || toColumn >= width) continue;
        const other = nodeOf[toRow * width + toColumn]!;
        if (other >= 0) targets[used++] = other;
      }
      offsets[node + 1] = used;
    }
  }
  return { graph: { nodeCount, offsets, targets: targets.subarray(0, used) }, cellOf, nodeOf };
}
