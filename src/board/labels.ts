import type { Picture } from '../drawing/picture';
import type { BoardState } from './state';

/** How many labels the palette has in reach. */
const mostShown = 3;

const known = new WeakMap<Picture['cells'], readonly string[]>();

/** Up to three labels of a board, those that stand on most tiles first. */
export function labelsOf({ cells }: Picture): readonly string[] {
  const found = known.get(cells) ?? commonest(cells);
  known.set(cells, found);
  return found;
}

function commonest(cells: Picture['cells']): readonly string[] {
  const count = new Map<string, number>();
  for (const { meaning, text } of cells.flat()) {
    if (meaning === 'label') count.set(text, (count.get(text) ?? 0) + 1);
  }
  return [...count]
    .sort(([, a], [, b]) => b - a)
    .slice(0, mostShown)
    .map(([label]) => label);
}

/** What stands on the tiles that are painted: as chosen, else the commonest label; empty: none yet. */
export function labelInHand({ tile }: BoardState, picture: Picture): string {
  return tile === '' ? (labelsOf(picture)[0] ?? '') : tile;
}
