import type { Picture, PictureCell } from '../../src/drawing/picture';
import type { Look } from '../../src/puzzles/puzzle';

/** A look with everything on offer. */
export const look: Look = {
  route: 'line',
  rulers: true,
  tools: ['open', 'hole', 'start', 'end', 'number', 'wall'],
};

/** A picture from rows of symbols; `_` and `|` after a symbol are its walls. */
export function pictureFrom(rows: string, change: Partial<Picture> = {}): Picture {
  const cells = rows
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(cellFrom));
  return {
    height: cells.length,
    width: Math.max(...cells.map((row) => row.length)),
    cells,
    route: null,
    marks: [],
    look,
    ...change,
  };
}

function cellFrom(token: string): PictureCell {
  const symbol = token.replace(/[_|]/g, '');
  const walls = { below: token.includes('_'), right: token.includes('|') };
  if (symbol === '.') return { meaning: 'open', text: '', ...walls };
  if (symbol === '#') return { meaning: 'hole', text: '', ...walls };
  if (symbol === 'S') return { meaning: 'start', text: 'S', ...walls };
  if (symbol === 'E') return { meaning: 'end', text: 'E', ...walls };
  return { meaning: /^\d+$/.test(symbol) ? 'number' : 'unknown', text: symbol, ...walls };
}
