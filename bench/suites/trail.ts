import { readGrid } from '../../src/puzzles/index';
import { plainTrail } from '../peers/plainTrail';
import { Found, solved } from '../search';
import type { Suite } from '../suite';

/**
 * A board of size × size points whose sides make one trail: full, with walls that take every
 * second side of the rim away, so that no point but two is odd.
 */
function evenBoard(size: number): string {
  const rows = Array.from({ length: size }, (_, r) =>
    Array.from({ length: size }, (_, c) => {
      const rim = r === 0 || r === size - 1;
      const right = rim && c % 2 === 1 && c < size - 2;
      const side = c === 0 || c === size - 1;
      const below = side && r % 2 === 1 && r < size - 2;
      return `.${below ? '_' : ''}${right ? '|' : ''}`;
    }).join(' '),
  );
  return `kind = trail\nboard:\n  ${rows.join('\n  ')}\n`;
}

/** The sides of that board, as the peer takes them. */
function evenEdges(size: number): [number, number][] {
  const edges: [number, number][] = [];
  for (let r = 0; r < size; r++) {
    for (let c = 0; c < size; c++) {
      const rim = (r === 0 || r === size - 1) && c % 2 === 1 && c < size - 2;
      const side = (c === 0 || c === size - 1) && r % 2 === 1 && r < size - 2;
      if (c < size - 1 && !rim) edges.push([r * size + c, r * size + c + 1]);
      if (r < size - 1 && !side) edges.push([r * size + c, (r + 1) * size + c]);
    }
  }
  return edges;
}

const size = 1000;

/** Eulerian trails, against Hierholzer's algorithm alone. */
export const trail: Suite = {
  name: 'trail',
  tasks() {
    const text = evenBoard(size);
    const edges = evenEdges(size);
    const [found, points] = [new Found(), new Found()];
    return [
      {
        name: 'plain Hierholzer, edges given',
        items: 3,
        runItem: () => points.set(0, `${plainTrail(size, size, edges).length - 1} edges`),
        note: points.note,
      },
      {
        name: '1000×1000, from text to checked route',
        peer: 'plain Hierholzer, edges given',
        items: 3,
        runItem: () => found.set(0, solved(readGrid(text).levels[0]!).verdict),
        note: found.note,
      },
      { name: '1000×1000, reading alone', items: 3, runItem: () => readGrid(text) },
    ];
  },
};
