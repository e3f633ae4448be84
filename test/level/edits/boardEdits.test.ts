import assert from 'node:assert/strict';
import fc from 'fast-check';
import { isRectangular, type Board } from '../../../src/level/board';
import { editsFor } from '../../../src/level/edits';
import { meaningOf, openCell, type CellMeaning } from '../../../src/level/edits/boardText';
import type { Change } from '../../../src/level/finding';
import type { Level } from '../../../src/level/level';
import { splitLines } from '../../../src/level/lines';
import { applyEdits } from '../../../src/level/range';
import { readGrid } from '../../../src/puzzles/index';
import { grammarTexts } from '../grammar';
import { commentsOf, said } from '../said';
import { goodTexts } from '../texts';

type Cells = (CellMeaning & { readonly walls: number })[][];

/** A file, one of its levels that has a whole board, and two numbers to choose rows and columns by. */
const cases = fc
  .tuple(fc.oneof(goodTexts, grammarTexts), fc.nat(), fc.nat(), fc.nat())
  .map(([text, which, a, b]) => {
    const { levels } = readGrid(text);
    return { text, level: levels[which % levels.length], a, b };
  });

function cellsOf(board: Board): Cells {
  return board.rows.map((_, row) =>
    Array.from({ length: board.rowStart[row + 1]! - board.rowStart[row]! }, (__, i) => {
      const index = board.rowStart[row]! + i;
      return { ...meaningOf(board, index), walls: board.walls[index]! };
    }),
  );
}

/** The level after a change, or null where it was refused; other levels must stay as they are. */
function after(text: string, level: Level, change: Change): Level | null {
  const result = editsFor(level, change);
  if (!result.ok) return null;
  const edited = applyEdits(
    text,
    result.edits.map(({ range, text: inserted }) => ({
      range: { start: range.start + level.offset, end: range.end + level.offset },
      text: inserted,
    })),
  );
  const [before, now] = [readGrid(text).levels, readGrid(edited).levels];
  const index = before.findIndex(({ offset }) => offset === level.offset);
  assert.equal(now.length, before.length);
  before.forEach((other, i) => {
    if (i !== index) assert.deepEqual(said(now[i]!), said(other));
  });
  assert.deepEqual(commentsOf(edited).sort(), commentsOf(text).sort());
  return now[index]!;
}

/** What a level says but its board and what follows from that. */
function otherwise(level: Level): Record<string, unknown> {
  return { ...said(level), board: null, findings: null, valid: null, strokes: null };
}

/** Checks a change against what it shall make of the cells; all else must stay. */
function assertChange(
  { text, level }: { text: string; level: Level | undefined },
  change: Change,
  wanted: (cells: Cells) => Cells,
): void {
  if (!level?.board || !isRectangular(level.board)) return;
  const edited = after(text, level, change);
  if (!edited) return;
  assert.deepEqual(cellsOf(edited.board!), wanted(cellsOf(level.board)));
  const rest = otherwise(edited);
  const before = otherwise(level);
  assert.deepEqual(rest, before);
}

function check(
  run: (
    one: { text: string; level: Level | undefined },
    rows: number,
    columns: number,
    a: number,
    b: number,
  ) => void,
): void {
  fc.assert(
    fc.property(cases, ({ text, level, a, b }) => {
      const { height = 1, width = 1 } = level?.board ?? {};
      run({ text, level }, height, width, a, b);
    }),
    { numRuns: 300 },
  );
}

function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const result = [...list];
  const [one] = result.splice(from - 1, 1);
  result.splice(to - 1, 0, one!);
  return result;
}

const fresh = { ...openCell, walls: 0 };

describe('edits of rows and columns', () => {
  it('insert a row of open cells', () => {
    check((one, rows, columns, a) => {
      const at = (a % (rows + 1)) + 1;
      assertChange(one, { type: 'insertRow', at }, (cells) =>
        cells.toSpliced(
          at - 1,
          0,
          Array.from({ length: columns }, () => fresh),
        ),
      );
    });
  });

  it('remove a row', () => {
    check((one, rows, _columns, a) => {
      const at = (a % rows) + 1;
      assertChange(one, { type: 'removeRow', at }, (cells) => cells.toSpliced(at - 1, 1));
    });
  });

  it('move a row', () => {
    check((one, rows, _columns, a, b) => {
      const [from, to] = [(a % rows) + 1, (b % rows) + 1];
      assertChange(one, { type: 'moveRow', from, to }, (cells) => moved(cells, from, to));
    });
  });

  it('insert a column of open cells', () => {
    check((one, _rows, columns, a) => {
      const at = (a % (columns + 1)) + 1;
      assertChange(one, { type: 'insertColumn', at }, (cells) =>
        cells.map((row) => row.toSpliced(at - 1, 0, fresh)),
      );
    });
  });

  it('remove a column', () => {
    check((one, _rows, columns, a) => {
      const at = (a % columns) + 1;
      assertChange(one, { type: 'removeColumn', at }, (cells) =>
        cells.map((row) => row.toSpliced(at - 1, 1)),
      );
    });
  });

  it('move a column', () => {
    check((one, _rows, columns, a, b) => {
      const [from, to] = [(a % columns) + 1, (b % columns) + 1];
      assertChange(one, { type: 'moveColumn', from, to }, (cells) =>
        cells.map((row) => moved(row, from, to)),
      );
    });
  });

  it('are never refused on a sound board', () => {
    fc.assert(
      fc.property(goodTexts, (text) => {
        const level = readGrid(text).levels[0]!;
        const { height, width } = level.board!;
        const changes: Change[] = [
          { type: 'insertRow', at: height + 1 },
          { type: 'insertColumn', at: 1 },
          { type: 'moveRow', from: 1, to: height },
          { type: 'moveColumn', from: width, to: 1 },
          ...(height > 1 ? [{ type: 'removeRow', at: height } as const] : []),
          ...(width > 1 ? [{ type: 'removeColumn', at: width } as const] : []),
        ];
        for (const change of changes) assert.ok(editsFor(level, change).ok, change.type);
      }),
    );
  });

  it('write what the board writes, lined up, and the word where the reading would change', () => {
    const edited = (text: string, change: Change): string => {
      const result = editsFor(readGrid(text).levels[0]!, change);
      assert.ok(result.ok);
      return applyEdits(text, result.edits);
    };
    assert.equal(edited('110\n011\n', { type: 'insertRow', at: 2 }), '110\n111\n011\n');
    assert.equal(edited('110\n011\n', { type: 'insertColumn', at: 4 }), '1101\n0111\n');
    assert.equal(edited('● ○\n● ●\n', { type: 'insertRow', at: 3 }), '● ○\n● ●\n● ●\n');
    assert.equal(
      edited('board:\n  1_ .  10 // x\n  .  .  .\n', { type: 'insertRow', at: 2 }),
      'board:\n  1_ .  10 // x\n  .  .  .\n  .  .  .\n',
    );
    assert.equal(edited('10 .\n', { type: 'removeColumn', at: 2 }), 'board: spaced\n10\n');
    assert.equal(
      edited('board: // b\n  10 .\n', { type: 'removeColumn', at: 2 }),
      'board: spaced // b\n  10\n',
    );
    assert.equal(edited('1 1 2\n1 . .\n', { type: 'removeColumn', at: 3 }), '01 01\n01 .\n');
    assert.equal(edited('112\n1..\n', { type: 'removeRow', at: 1 }), '01 . .\n');
  });

  it('touch only the lines they must', () => {
    const text = '[a]\ntitle = x // t\n. . // one\n# . // two\n. #\nsolution:\n  r1c1-r1c2\n';
    const level = readGrid(text).levels[0]!;
    const lines = splitLines(text);
    const touched = (change: Change): number[] => {
      const result = editsFor(level, change);
      assert.ok(result.ok);
      const ranges = result.edits.map(({ range }) => range);
      return lines.flatMap((line, i) =>
        ranges.some(({ start, end }) => start < line.next && end > line.start) ? [i] : [],
      );
    };
    assert.deepEqual(touched({ type: 'insertRow', at: 2 }), []);
    assert.deepEqual(touched({ type: 'removeRow', at: 3 }), [4]);
    assert.deepEqual(touched({ type: 'moveRow', from: 1, to: 3 }), [2, 4]);
    assert.deepEqual(touched({ type: 'removeColumn', at: 1 }), [2, 3, 4]);
  });
});
