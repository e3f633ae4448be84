import type { Route } from '../puzzles/puzzle';

/**
 * Whether two routes of one level draw the same lines (design §3): each stroke the same sequence of
 * links, in either direction and, of a closed one, from any place on it.
 */
export function sameLines(a: Route, b: Route, isClosed: boolean): boolean {
  return a.length === b.length && a.every((stroke, i) => sameStroke(stroke, b[i]!, isClosed));
}

function sameStroke(a: readonly string[], b: readonly string[], isClosed: boolean): boolean {
  if (a.length !== b.length) return false;
  if (a.length === 1) return a[0] === b[0];
  const [links, others] = [linksOf(a), linksOf(b)];
  const reversed = [...others].reverse();
  const turns = isClosed ? links.length : 1;
  for (let turn = 0; turn < turns; turn++) {
    const equals = (list: readonly string[]) =>
      links.every((link, i) => link === list[(i + turn) % list.length]);
    if (equals(others) || equals(reversed)) return true;
  }
  return false;
}

/** The links between the steps, the same in both directions; `N#2` names which of parallel ones. */
function linksOf(stroke: readonly string[]): string[] {
  return stroke.slice(1).map((step, i) => {
    const [to = '', copy = '1'] = step.split('#');
    const [from = ''] = stroke[i]!.split('#');
    return from < to ? `${from} ${to} ${copy}` : `${to} ${from} ${copy}`;
  });
}
