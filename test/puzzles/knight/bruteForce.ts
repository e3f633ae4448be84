/** A knight's board to write down, small enough to enumerate: `.`, `#`, `S`, `E` by cell. */
export interface SmallKnightBoard {
  readonly height: number;
  readonly width: number;
  readonly cells: readonly string[];
  readonly closed: boolean;
}

/** The board as a level's text. */
export function boardText({ height, width, cells, closed }: SmallKnightBoard): string {
  const rows = Array.from({ length: height }, (_, r) =>
    cells.slice(r * width, (r + 1) * width).join(' '),
  );
  return ['[small]', 'kind = knight', `closed = ${closed ? 'yes' : 'no'}`, ...rows, ''].join('\n');
}

/**
 * The lines of every tour of a small board, each as one text, by plain enumeration: nothing of the
 * project's graphs, solvers or rules is used.
 */
export function allLines({ width, cells, closed }: SmallKnightBoard): Set<string> {
  const open = cells.flatMap((symbol, cell) => (symbol === '#' ? [] : [cell]));
  const isMove = (a: number, b: number): boolean => {
    const rows = Math.abs(Math.floor(a / width) - Math.floor(b / width));
    const columns = Math.abs((a % width) - (b % width));
    return (rows === 1 && columns === 2) || (rows === 2 && columns === 1);
  };
  const [start, end] = [cells.indexOf('S'), cells.indexOf('E')];
  const lines = new Set<string>();
  const walk = (route: number[]): void => {
    const last = route[route.length - 1]!;
    if (route.length === open.length) {
      if (isTour(route)) lines.add(drawn(route));
      return;
    }
    for (const next of open)
      if (!route.includes(next) && isMove(last, next)) walk([...route, next]);
  };
  const isTour = (route: readonly number[]): boolean => {
    const [first, last] = [route[0]!, route[route.length - 1]!];
    if (!closed) return (start < 0 || first === start) && (end < 0 || last === end);
    if (route.length < 4 || !isMove(first, last)) return false;
    return start < 0 || end < 0 || (first === start && last === end);
  };
  const drawn = (route: readonly number[]): string => {
    const links = route.map((cell, i) => [cell, route[(i + 1) % route.length]!] as const);
    return (closed ? links : links.slice(0, -1))
      .map(([a, b]) => `${Math.min(a, b)}-${Math.max(a, b)}`)
      .sort()
      .join(' ');
  };
  for (const cell of open) walk([cell]);
  return lines;
}
