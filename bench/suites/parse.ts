import { instantFindings } from '../../src/puzzles/check';
import { readGrid } from '../../src/puzzles/index';
import { randomFrom } from '../random';
import type { Suite } from '../suite';

/** Rows of `.` and a few holes. */
function rowsOf(height: number, width: number, random: () => number): string[][] {
  return Array.from({ length: height }, () =>
    Array.from({ length: width }, () => (random() < 0.12 ? '#' : '.')),
  );
}

const spaced = (rows: readonly string[][]): string =>
  `board:\n${rows.map((row) => `  ${row.join(' ')}\n`).join('')}`;
const matrix = (rows: readonly string[][]): string =>
  JSON.stringify(rows.map((row) => row.map((cell) => Number(cell === '.'))));

/** Reading text, against JSON.parse of the same cells as a matrix. */
export const parse: Suite = {
  name: 'parse',
  tasks() {
    const random = randomFrom(1);
    const large = rowsOf(50, 50, random);
    const largeText = `[large]\n${spaced(large)}`;
    const [level] = readGrid(largeText).levels;
    const boards = Array.from({ length: 1000 }, () => rowsOf(6, 6, random));
    const texts = boards.map((rows, i) => `[level-${i + 1}]\nexpect = unique\n${spaced(rows)}\n`);
    const text = texts.join('');
    const file = readGrid(text);
    const at = text.indexOf('.', text.length / 2);
    const edited = [`${text.slice(0, at)}#${text.slice(at + 1)}`, text] as const;
    let former = file;
    let turn = 0;
    const largeJson = matrix(large);
    const json = JSON.stringify(boards.map((rows) => JSON.parse(matrix(rows)) as unknown));
    return [
      { name: 'JSON.parse of 50×50', run: () => JSON.parse(largeJson) as unknown },
      { name: 'JSON.parse of 1,000 boards', run: () => JSON.parse(json) as unknown },
      { name: '50×50: read', peer: 'JSON.parse of 50×50', run: () => readGrid(largeText) },
      {
        name: '50×50: findings of text and structure',
        peer: 'JSON.parse of 50×50',
        run: () => instantFindings(level!),
      },
      {
        name: '1,000 levels: read',
        peer: 'JSON.parse of 1,000 boards',
        run: () => readGrid(text),
        note: () => `${text.length.toLocaleString('en')} characters`,
      },
      {
        name: '1,000 levels: read after one character was typed',
        peer: 'JSON.parse of 1,000 boards',
        run: () => (former = readGrid(edited[turn++ % 2]!, former)),
      },
    ];
  },
};
