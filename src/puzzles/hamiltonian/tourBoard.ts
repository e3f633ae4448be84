import type { CellGraph, Grid } from '../../graph/gridGraph';
import { Meaning, type Board } from '../../level/board';
import type { Finding, Place } from '../../level/finding';
import { cellName, readCellName, type CellStep } from '../../level/route';
import type { Level } from '../../level/level';

/** A valid level's board as a tour of all its open cells sees it. */
export interface TourBoard extends CellGraph {
  readonly board: Board;
  readonly closed: boolean;
  /** Nodes of `S` and `E`, or -1. */
  readonly start: number;
  readonly end: number;
  /** Nodes of the checkpoints in increasing order; none where numbers are steps. */
  readonly checkpoints: readonly number[];
  /** Number of each node where numbers are steps, else empty. */
  readonly steps: ReadonlyMap<number, number>;
  /** `ends = free`: the lowest and the highest checkpoint are no ends. */
  readonly freeEnds: boolean;
}

/** What sets one kind of tour apart from another. */
export interface TourRules {
  /** The open cells of a board and the steps between them. */
  graphOf(board: Board): CellGraph;
  /**
   * Why a step from one cell to another is none (`jump`, `wall`: the last word of a message of the
   * catalogue), or null. Verification asks this alone: it must not lean on `graphOf`.
   */
  wrongStep(board: Board, from: CellStep, to: CellStep): string | null;
  /** Where steps go to the neighbours in a row or column: the grid, as `graphOf` sees it. */
  gridOf?(board: Board): Grid;
  /** A theorem by which a board has no tour, as the finding that names it, or null. */
  theorem?(tour: TourBoard): Finding | null;
  /**
   * Where a greedy walk does well on such graphs: the nodes it prefers among equal ones, greatest
   * first. Absent where it does not.
   */
  greedyTies?(tour: TourBoard): ArrayLike<number>;
}

/** Reads the graph, the marks and the settings of a valid level. */
export function tourBoard(level: Level, rules: TourRules): TourBoard {
  const { board, values } = level;
  if (!board) throw new TypeError('A level of this kind needs a board');
  const cells = rules.graphOf(board);
  const nodeOfMark = (mark: Meaning): number => {
    const cell = board.meaning.indexOf(mark);
    return cell < 0 ? -1 : cells.nodeOf[cell]!;
  };
  const numbered: [number, number][] = [];
  board.meaning.forEach((meaning, cell) => {
    if (meaning === Meaning.number) numbered.push([board.value[cell]!, cells.nodeOf[cell]!]);
  });
  numbered.sort(([a], [b]) => a - b);
  const areSteps = values.get('numbers') === 'steps';
  return {
    ...cells,
    board,
    closed: values.get('closed') === 'yes',
    start: nodeOfMark(Meaning.start),
    end: nodeOfMark(Meaning.end),
    checkpoints: areSteps ? [] : numbered.map(([, node]) => node),
    steps: new Map(areSteps ? numbered.map(([number, node]) => [node, number]) : []),
    freeEnds: values.get('ends') === 'free',
  };
}

/** Row and column, from 1, of a node's cell. */
export function cellOfNode({ board, cellOf }: TourBoard, node: number): CellStep {
  const cell = cellOf[node]!;
  return { row: Math.floor(cell / board.width) + 1, column: (cell % board.width) + 1 };
}

/** `r1c1` of a node. */
export function nodeName(tour: TourBoard, node: number): string {
  const { row, column } = cellOfNode(tour, node);
  return cellName(row, column);
}

/** The node of `r1c1`, or -1 where there is no open cell. */
export function nodeNamed({ board, nodeOf }: TourBoard, name: string): number {
  const cell = readCellName(name);
  if (!cell || cell.row < 1 || cell.row > board.height) return -1;
  if (cell.column < 1 || cell.column > board.width) return -1;
  return nodeOf[(cell.row - 1) * board.width + cell.column - 1]!;
}

/** A node's cell as a place of a finding. */
export function nodePlace(tour: TourBoard, node: number): Place {
  return { type: 'cell', ...cellOfNode(tour, node) };
}

/** How many ends of a route no mark fixes; a cycle has none. */
export function freeEndsOf(tour: TourBoard): number {
  const { first, last } = fixedEnds(tour);
  return tour.closed ? 0 : Number(first < 0) + Number(last < 0);
}

/** Where an open route must begin and end by its marks, or -1: `S` and `E`, else the numbers. */
export function fixedEnds(path: TourBoard): { readonly first: number; readonly last: number } {
  const { checkpoints, start, end, closed, freeEnds, steps, graph } = path;
  if (closed) return { first: -1, last: -1 };
  const byNumber = freeEnds ? [] : checkpoints;
  const stepped = (wanted: number): number =>
    [...steps].find(([, step]) => step === wanted)?.[0] ?? -1;
  const firstStep = stepped(1);
  const lastStep = stepped(graph.nodeCount);
  return {
    first: start >= 0 ? start : firstStep >= 0 ? firstStep : (byNumber[0] ?? -1),
    last:
      end >= 0
        ? end
        : lastStep >= 0
          ? lastStep
          : byNumber.length > 1
            ? byNumber[byNumber.length - 1]!
            : -1,
  };
}
