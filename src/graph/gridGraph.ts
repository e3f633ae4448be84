import { graphFromEdges, type Graph } from './graph';

/** A board as a graph sees it: cells by index `row * width + column`, from 0. */
export interface Grid {
  readonly height: number;
  readonly width: number;
  /** 1 where a cell is open. */
  readonly open: Uint8Array;
  /** 1 where a wall blocks the step down, and to the right. */
  readonly wallBelow: Uint8Array;
  readonly wallRight: Uint8Array;
}

/** The graph of a board's open cells and the cells its nodes stand for. */
export interface CellGraph {
  readonly graph: Graph;
  readonly cellOf: Int32Array;
  /** -1 where a cell is no node. */
  readonly nodeOf: Int32Array;
}

/** Open cells, joined where they are neighbours in a row or column with no wall between. */
export function gridGraph({ height, width, open, wallBelow, wallRight }: Grid): CellGraph {
  const nodeOf = new Int32Array(height * width).fill(-1);
  const cells: number[] = [];
  for (let cell = 0; cell < nodeOf.length; cell++) {
    if (open[cell] !== 1) continue;
    nodeOf[cell] = cells.length;
    cells.push(cell);
  }
  const ends: number[] = [];
  for (const cell of cells) {
    const right = cell + 1;
    if (right % width !== 0 && open[right] === 1 && wallRight[cell] === 0) {
      ends.push(nodeOf[cell]!, nodeOf[right]!);
    }
    const below = cell + width;
    if (below < nodeOf.length && open[below] === 1 && wallBelow[cell] === 0) {
      ends.push(nodeOf[cell]!, nodeOf[below]!);
    }
  }
  return { graph: graphFromEdges(cells.length, ends), cellOf: Int32Array.from(cells), nodeOf };
}
