import fc from 'fast-check';
import type { Level } from '../../../src/level/level';
import { cellOn, type PlayBoard, type PlayCell } from '../../../src/puzzles/play';
import { pictureOf } from '../../../src/drawing/pictureOf';
import { kindOf, readGrid } from '../../../src/puzzles/index';

/** The one level of a text. */
export function levelFrom(text: string): Level {
  const level = readGrid(text).levels[0];
  if (!level) throw new Error('There is no level');
  return level;
}

/** A level as rules of play see it. */
export function playBoardOf(level: Level): PlayBoard {
  const picture = pictureOf(level, kindOf(level).look, null, []);
  const { height, width, cells, drawing } = picture;
  return { height, width, cells, drawing, setting: (key) => level.values.get(key) ?? '' };
}

/** A cell, for tests of what stands there. */
export const cellAt = (board: PlayBoard, row: number, column: number): PlayCell | undefined =>
  cellOn(board, row, column);

function rows(height: number, width: number, symbols: readonly string[]): fc.Arbitrary<string> {
  return fc
    .array(fc.constantFrom(...symbols), { minLength: height * width, maxLength: height * width })
    .map((cells) =>
      Array.from({ length: height }, (_, r) =>
        cells.slice(r * width, (r + 1) * width).join(' '),
      ).join('\n'),
    );
}

/** Small boards of paths with walls, marks, numbers and every setting; some are not valid. */
export const anyPath: fc.Arbitrary<Level> = fc
  .record({
    board: rows(3, 3, ['.', '.', '.', '.', '._', '.|', '#', '1', '2', '3', '4']),
    marks: fc.constantFrom('', '', 'S', 'E', 'SE'),
    closed: fc.constantFrom('no', 'no', 'yes'),
    ends: fc.constantFrom('numbers', 'free'),
    numbers: fc.constantFrom('order', 'order', 'steps'),
    kind: fc.constantFrom('path', 'path', 'knight'),
  })
  .map(({ board, marks, closed, ends, numbers, kind }) => {
    let marked = board;
    for (const mark of marks) marked = marked.replace('.', mark);
    const settings = `kind = ${kind}\nclosed = ${closed}\nends = ${ends}\nnumbers = ${numbers}`;
    return levelFrom(`[a]\n${settings}\nboard: spaced\n${marked}\n`);
  })
  .filter(({ valid }) => valid);

const anyPoint = fc.constantFrom('A', 'B', 'C', 'D');

/** Small boards and drawings of trails. */
export const anyTrail: fc.Arbitrary<Level> = fc
  .oneof(
    fc
      .tuple(rows(2, 3, ['.', '.', '.', '._', '.|', '#']), fc.constantFrom('', 'S', 'E', 'SE'))
      .map(([board, marks]) => {
        let marked = board;
        for (const mark of marks) marked = marked.replace('.', mark);
        return `board: spaced\n${marked}\n`;
      }),
    fc
      .array(fc.tuple(anyPoint, anyPoint), {
        minLength: 1,
        maxLength: 7,
      })
      .map(
        (edges) =>
          `points:\nA 0 0\nB 1 0\nC 0 1\nD 1 1\nedges:\n${edges.map((pair) => pair.join('-')).join(' ')}\n`,
      ),
  )
  .chain((body) =>
    fc
      .tuple(fc.constantFrom('no', 'yes'), fc.constantFrom(1, 1, 2, 3))
      .map(([closed, strokes]) =>
        levelFrom(`[a]\nkind = trail\nclosed = ${closed}\nstrokes = ${strokes}\n${body}`),
      ),
  )
  .filter(({ valid }) => valid);

/** Small boards of tiles. */
export const anyPairs: fc.Arbitrary<Level> = fc
  .record({
    board: rows(3, 3, ['A', 'A', 'B', 'B', 'C', '.', '#', 'A|', 'B_']),
    turns: fc.constantFrom('0', '1', '2', 'any'),
    border: fc.constantFrom('open', 'closed'),
  })
  .map(({ board, turns, border }) =>
    levelFrom(`[a]\nkind = pairs\nturns = ${turns}\nborder = ${border}\nboard: spaced\n${board}\n`),
  )
  .filter(({ valid }) => valid);
