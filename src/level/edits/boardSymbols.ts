import { Meaning, type Board } from '../board';
import type { Level } from '../level';

const partner: Readonly<Record<string, string>> = { '.': '#', '1': '0', '●': '○', '．': '＃' };

/** The symbols a board writes for open and hole: its commonest, or the partner of the other's. */
export function boardSymbols(level: Level, board: Board): { open: string; hole: string } {
  const open = new Map<string, number>();
  const hole = new Map<string, number>();
  board.meaning.forEach((meaning, index) => {
    const counts = meaning === Meaning.open ? open : meaning === Meaning.hole ? hole : null;
    if (!counts) return;
    const symbol = level.text.slice(board.start[index], board.symbolEnd[index]);
    counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
  });
  const anyOpen = commonest(open);
  const anyHole = commonest(hole);
  if (level.kind.cells.alphabet === 'labels') return { open: anyOpen ?? '.', hole: anyHole ?? '#' };
  const openOf = Object.keys(partner).find((key) => partner[key] === anyHole);
  return {
    open: anyOpen ?? openOf ?? '.',
    hole: anyHole ?? partner[anyOpen ?? '.'] ?? '#',
  };
}

function commonest(counts: ReadonlyMap<string, number>): string | undefined {
  let best: string | undefined;
  for (const [symbol, count] of counts) {
    if (best === undefined || count > counts.get(best)!) best = symbol;
  }
  return best;
}
