import { readGrid } from '../../src/puzzles/index';
import { plainKnight } from '../peers/plainKnight';
import { Found, solved } from '../search';
import type { Suite } from '../suite';

function board(height: number, width: number, start: number): string {
  const cells = Array.from({ length: height * width }, (_, i) => (i === start ? 'S' : '.'));
  const rows = Array.from({ length: height }, (_, r) =>
    cells.slice(r * width, (r + 1) * width).join(''),
  );
  return `kind = knight\n${rows.join('\n')}\n`;
}

/** Knight's tours, against one walk by Warnsdorff's rule. */
export const knight: Suite = {
  name: 'knight',
  tasks() {
    const starts = Array.from({ length: 64 }, (_, i) => readGrid(board(8, 8, i)).levels[0]!);
    const [small, plainSmall, plainLarge] = [new Found(), new Found(), new Found()];
    // Read twice: what has been proved of one reading is not proved again.
    const large = [0, 1].map(() => readGrid(board(1000, 1000, 0)).levels[0]!);
    const larges = new Found();
    return [
      {
        name: 'one walk, 8×8',
        items: 64,
        runItem: (i) => plainSmall.set(i, plainKnight(8, 8, i) === 64 ? 'whole' : 'stuck'),
        note: plainSmall.note,
      },
      {
        name: '8×8 from each square',
        peer: 'one walk, 8×8',
        items: 64,
        runItem: (i) => small.set(i, solved(starts[i]!).verdict),
        note: small.note,
      },
      {
        name: 'one walk, 1000×1000',
        items: 2,
        runItem: () => plainLarge.set(0, `${plainKnight(1000, 1000, 0)} squares`),
        note: plainLarge.note,
      },
      {
        name: '1000×1000, with its check',
        peer: 'one walk, 1000×1000',
        items: 2,
        runItem: (i) => larges.set(0, solved(large[i]!).verdict),
        note: larges.note,
      },
    ];
  },
};
