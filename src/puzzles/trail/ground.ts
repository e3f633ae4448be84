import { multigraph, type Multigraph } from '../../graph/multigraph';
import { Meaning, WallBelow, WallRight, type Board } from '../../level/board';
import type { Drawing } from '../../level/drawing';
import type { Place } from '../../level/finding';
import type { Level } from '../../level/level';
import { cellName, readCellName } from '../../level/route';
import { trailMarks } from './marks';

/** A valid level as a trail sees it: nodes are open cells or points, by index. */
export interface TrailGround {
  readonly graph: Multigraph;
  readonly closed: boolean;
  /** How many strokes there may be. */
  readonly strokes: number;
  /** Nodes where the route has to begin and to end, or -1. */
  readonly start: number;
  readonly end: number;
  readonly isDrawing: boolean;
  /** The cell's index of every node; null in a drawing. */
  readonly cellOf: Int32Array | null;
  /** Orders of the nodes that are likely to be good to count along. */
  readonly orders: () => readonly Int32Array[];
  /** `r1c1` or a point's name. */
  nameOf(node: number): string;
  /** -1 where no node has this name. */
  nodeNamed(name: string): number;
  placeOf(node: number): Place;
}

type Paper = Pick<
  TrailGround,
  'graph' | 'isDrawing' | 'cellOf' | 'orders' | 'nameOf' | 'nodeNamed' | 'placeOf'
>;

/** Reads the graph, the marks and the settings of a valid level. Linear time. */
export function trailGround(level: Level): TrailGround {
  const { board, drawing, values } = level;
  if (!board && !drawing) throw new TypeError('A trail needs a board or a drawing');
  const paper = board ? boardPaper(board) : drawingPaper(drawing!);
  const { start, end } = trailMarks(level);
  return {
    ...paper,
    closed: values.get('closed') === 'yes',
    strokes: Number(values.get('strokes') ?? 1),
    start: start === null ? -1 : paper.nodeNamed(start),
    end: end === null ? -1 : paper.nodeNamed(end),
  };
}

/** Every side between two open cells without a wall is an edge. */
function boardPaper({ height, width, meaning, walls }: Board): Paper {
  const size = height * width;
  const nodeOf = new Int32Array(size).fill(-1);
  const cellOf = new Int32Array(size);
  let nodes = 0;
  for (let cell = 0; cell < size; cell++) {
    if (meaning[cell] === Meaning.hole) continue;
    cellOf[nodes] = cell;
    nodeOf[cell] = nodes++;
  }
  const from = new Int32Array(2 * size);
  const to = new Int32Array(2 * size);
  let edges = 0;
  const join = (node: number, other: number): void => {
    if (other < 0) return;
    from[edges] = node;
    to[edges++] = other;
  };
  for (let node = 0; node < nodes; node++) {
    const cell = cellOf[node]!;
    const wall = walls[cell]!;
    if ((cell + 1) % width !== 0 && !(wall & WallRight)) join(node, nodeOf[cell + 1]!);
    if (cell + width < size && !(wall & WallBelow)) join(node, nodeOf[cell + width]!);
  }
  const rowOf = (node: number): number => Math.floor(cellOf[node]! / width) + 1;
  const columnOf = (node: number): number => (cellOf[node]! % width) + 1;
  return {
    graph: multigraph(nodes, from.subarray(0, edges), to.subarray(0, edges)),
    isDrawing: false,
    cellOf: cellOf.subarray(0, nodes),
    orders: () => {
      const rows = Int32Array.from({ length: nodes }, (_, node) => node);
      const byColumn = (a: number, b: number): number => columnOf(a) - columnOf(b) || a - b;
      return [rows, rows.slice().sort(byColumn)];
    },
    nameOf: (node) => cellName(rowOf(node), columnOf(node)),
    nodeNamed: (name) => {
      const cell = readCellName(name);
      if (!cell || cell.row < 1 || cell.row > height) return -1;
      if (cell.column < 1 || cell.column > width) return -1;
      return nodeOf[(cell.row - 1) * width + cell.column - 1]!;
    },
    placeOf: (node) => ({ type: 'cell', row: rowOf(node), column: columnOf(node) }),
  };
}

function drawingPaper({ points, edges }: Drawing): Paper {
  const nodeOf = new Map(points.map(({ name }, node) => [name, node]));
  return {
    graph: multigraph(
      points.length,
      Int32Array.from(edges, ({ from }) => from),
      Int32Array.from(edges, ({ to }) => to),
    ),
    isDrawing: true,
    cellOf: null,
    orders: () => [Int32Array.from(points, (_, node) => node)],
    nameOf: (node) => points[node]!.name,
    nodeNamed: (name) => nodeOf.get(name) ?? -1,
    placeOf: (node) => ({ type: 'point', name: points[node]!.name }),
  };
}
