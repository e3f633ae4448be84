import {
  cellName,
  cellOn,
  readCellName,
  refuse,
  type PlayBoard,
  type PlayRules,
} from '../../../src/puzzles/play';
import type { Route } from '../../../src/puzzles/puzzle';

/** Links are played by walking from a label to its equal; then the next line begins at any label. */
export const linksPlay: PlayRules = {
  moves: 'walk',

  start: () => [],

  move(board, route, to) {
    const cell = readCellName(to);
    const there = cell ? cellOn(board, cell.row, cell.column) : undefined;
    if (!cell || !there || there.meaning === 'hole') return refuse('hole', { cell: to });
    if (route.flat().includes(to)) return refuse('twice', { cell: to });
    const line = openLine(board, route);
    if (!line) {
      return there.meaning === 'label' ? [...route, [to]] : refuse('no-tile', { cell: to });
    }
    const from = line.at(-1)!;
    if (!neighbours(from).includes(to)) return refuse('jump', { from, to });
    if (isWalled(board, from, to)) return refuse('wall', { from, to });
    const label = textOn(board, line[0]!);
    if (there.meaning === 'label' && there.text !== label) {
      return refuse('tiles-differ', { from: line[0]!, to });
    }
    return [...route.slice(0, -1), [...line, to]];
  },

  allowed(board, route) {
    const line = openLine(board, route);
    const places = line ? neighbours(line.at(-1)!) : allCells(board);
    return places.filter((to) => !('refused' in linksPlay.move(board, route, to)));
  },

  done(board, route) {
    if (openLine(board, route)) return false;
    const passed = new Set(route.flat());
    const cover = board.setting('cover') === 'yes';
    return allCells(board).every((name) => {
      const { row, column } = readCellName(name)!;
      const { meaning } = cellOn(board, row, column)!;
      return meaning === 'hole' || passed.has(name) || (meaning === 'open' && !cover);
    });
  },
};

/** The line that has not come to its second label, or null. */
function openLine(board: PlayBoard, route: Route): readonly string[] | null {
  const line = route.at(-1);
  return line && (line.length < 2 || textOn(board, line.at(-1)!) === '') ? line : null;
}

/** The label on a cell; empty where there is none. */
function textOn(board: PlayBoard, name: string): string {
  const { row, column } = readCellName(name)!;
  return cellOn(board, row, column)?.text ?? '';
}

function neighbours(name: string): string[] {
  const { row, column } = readCellName(name)!;
  return [
    cellName(row - 1, column),
    cellName(row + 1, column),
    cellName(row, column - 1),
    cellName(row, column + 1),
  ];
}

function isWalled(board: PlayBoard, from: string, to: string): boolean {
  const [a, b] = [readCellName(from)!, readCellName(to)!];
  const upper = a.row < b.row || a.column < b.column ? a : b;
  const cell = cellOn(board, upper.row, upper.column)!;
  return a.row === b.row ? cell.right : cell.below;
}

function allCells({ cells }: PlayBoard): string[] {
  return cells.flatMap((line, r) => line.map((_, c) => cellName(r + 1, c + 1)));
}
