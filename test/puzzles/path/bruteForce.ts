import type { SmallBoard } from './boards';

/** Whether a step of a board leads from one cell to another. */
export type IsStep = (board: SmallBoard, from: number, to: number) => boolean;

/**
 * Every route of a small board as a list of cells (from 0), in every direction and, closed, from
 * every cell, by plain enumeration: nothing of the project's graphs, solvers or rules is used.
 * @param isStep whether a step leads from one cell to another; a path's where left out
 */
export function allRoutes(board: SmallBoard, isStep: IsStep = isPathStep): number[][] {
  const open = board.cells.flatMap((symbol, cell) => (symbol === '#' ? [] : [cell]));
  const routes: number[][] = [];
  const walk = (route: number[], left: Set<number>): void => {
    if (left.size === 0) {
      if (isRoute(board, route, isStep)) routes.push([...route]);
      return;
    }
    for (const next of [...left]) {
      if (!isStep(board, route[route.length - 1]!, next)) continue;
      left.delete(next);
      route.push(next);
      walk(route, left);
      route.pop();
      left.add(next);
    }
  };
  for (const start of open) walk([start], new Set(open.filter((cell) => cell !== start)));
  return routes;
}

/** The lines a route draws, as one text: two routes that draw the same are one solution. */
export function drawnLines(route: readonly number[], closed: boolean): string {
  const links = route.slice(1).map((cell, i) => [route[i]!, cell]);
  if (closed) links.push([route[route.length - 1]!, route[0]!]);
  return links
    .map(([a, b]) => (a! < b! ? `${a}-${b}` : `${b}-${a}`))
    .sort()
    .join(' ');
}

function isPathStep({ width, below, right }: SmallBoard, from: number, to: number): boolean {
  const [a, b] = from < to ? [from, to] : [to, from];
  if (b - a === width) return !below[a];
  return b - a === 1 && b % width !== 0 && !right[a];
}

function isRoute(board: SmallBoard, route: readonly number[], isStep: IsStep): boolean {
  const { cells, closed, freeEnds, steps } = board;
  if (closed && (route.length < 4 || !isStep(board, route[route.length - 1]!, route[0]!)))
    return false;
  const symbols = route.map((cell) => cells[cell]!);
  const numbers = symbols.flatMap((symbol, i) =>
    /\d/.test(symbol) ? [{ n: Number(symbol), i }] : [],
  );
  const hasS = symbols.includes('S');
  const hasE = symbols.includes('E');
  if (hasS && symbols[0] !== 'S' && !(closed && !steps)) return false;
  if (steps) {
    if (numbers.some(({ n, i }) => n !== i + 1)) return false;
    if (hasE && !(closed && !hasS) && symbols[symbols.length - 1] !== 'E') return false;
    return true;
  }
  if (closed)
    return isCycle(
      symbols,
      numbers.map(({ n }) => n),
      hasS && hasE,
    );
  if (hasE && symbols[symbols.length - 1] !== 'E') return false;
  const inOrder = numbers.every(({ n }, i) => i === 0 || numbers[i - 1]!.n < n);
  if (!inOrder || freeEnds || numbers.length === 0) return inOrder;
  if (!hasS && numbers[0]!.i !== 0) return false;
  return hasE || numbers.length < 2 || numbers[numbers.length - 1]!.i === route.length - 1;
}

/** A cycle's marks: numbers in cyclic order in one direction; with S and E in that from S away from E. */
function isCycle(
  symbols: readonly string[],
  numbers: readonly number[],
  directed: boolean,
): boolean {
  const sorted = [...numbers].sort((a, b) => a - b);
  const cyclic = (list: readonly number[]): boolean => {
    const from = sorted.indexOf(list[0] ?? -1);
    return list.every((n, i) => n === sorted[(from + i) % sorted.length]);
  };
  if (!directed) return cyclic(numbers) || cyclic([...numbers].reverse());
  const s = symbols.indexOf('S');
  const next = symbols[(s + 1) % symbols.length];
  const before = symbols[(s + symbols.length - 1) % symbols.length];
  return (before === 'E' && cyclic(numbers)) || (next === 'E' && cyclic([...numbers].reverse()));
}
