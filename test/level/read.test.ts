import assert from 'node:assert/strict';
import fc from 'fast-check';
import { Meaning, cellIndex } from '../../src/level/board';
import type { Finding, Place } from '../../src/level/finding';
import type { GridFile, Level } from '../../src/level/level';
import { rangeOf, rangeOfPlace } from '../../src/level/locate';
import type { Range } from '../../src/level/range';
import { readGrid } from '../../src/puzzles/index';
import { anyTexts, goodTexts, nearTexts } from './texts';

const texts = fc.oneof(anyTexts, nearTexts, goodTexts);

/** Every range in a value, however deep, with the path to it. */
function rangesIn(value: unknown, path: string): { path: string; range: Range }[] {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return [];
  if ('start' in value && 'end' in value && typeof value.start === 'number') {
    return [{ path, range: value as Range }];
  }
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'kind' || key === 'values' ? [] : rangesIn(inner, `${path}.${key}`),
  );
}

function assertInside(range: Range, length: number, what: string): void {
  assert.ok(
    range.start >= 0 && range.start <= range.end && range.end <= length,
    `${what} ${range.start}-${range.end} leaves a text of ${length}`,
  );
}

/** What a level says, without where it stands. */
function withoutPlace({ offset: _offset, line: _line, ...rest }: Level): unknown {
  return rest;
}

function codes(file: GridFile): string[] {
  return file.levels.flatMap((level) => level.findings.map(({ code }) => code));
}

describe('readFile', () => {
  it('reads any text without throwing, and every range lies in it', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const file = readGrid(text);
        for (const { path, range } of rangesIn({ d: file.defaults, f: file.findings }, 'file')) {
          assertInside(range, text.length, path);
        }
        for (const level of file.levels) {
          assert.equal(level.text, text.slice(level.offset, level.offset + level.text.length));
          for (const { path, range } of rangesIn(level, 'level')) {
            assertInside(range, level.text.length, path);
          }
          for (const finding of level.findings) assertFinding(level, finding);
        }
      }),
      { numRuns: 1500 },
    );
  });

  it('covers the file with its levels, in order, without gaps', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const { levels, defaultsText } = readGrid(text);
        let at = levels.length > 0 ? levels[0]!.offset : 0;
        if (levels.length > 0) assert.ok(at === 0 || defaultsText.length <= at);
        for (const level of levels) {
          assert.equal(level.offset, at);
          at += level.text.length;
        }
        if (levels.length > 0) assert.equal(at, text.length);
      }),
    );
  });

  it('names what stands in the text: cells read back as their symbols', () => {
    fc.assert(
      fc.property(goodTexts, (text) => {
        for (const { board, text: source } of readGrid(text).levels) {
          assert.ok(board);
          for (let i = 0; i < board.meaning.length; i++) {
            const symbol = source.slice(board.start[i], board.symbolEnd[i]);
            const walls = source.slice(board.symbolEnd[i], board.end[i]);
            assert.match(symbol, /^[.#01SE2]$/);
            assert.equal(walls.includes('_'), (board.walls[i]! & 1) !== 0);
            assert.equal(walls.includes('|'), (board.walls[i]! & 2) !== 0);
            if (board.meaning[i] === Meaning.hole) assert.match(symbol, /[#0]/);
          }
        }
      }),
    );
  });

  it('takes over unchanged levels from a former reading, and says the same as a fresh one', () => {
    fc.assert(
      fc.property(goodTexts, nearTexts, fc.nat(), (before, inserted, where) => {
        const at = before.length === 0 ? 0 : where % before.length;
        const after = before.slice(0, at) + inserted + before.slice(at);
        const again = readGrid(after, readGrid(before));
        const fresh = readGrid(after);
        assert.deepEqual(again.levels.map(withoutPlace), fresh.levels.map(withoutPlace));
        assert.deepEqual(
          again.levels.map(({ offset, line }) => [offset, line]),
          fresh.levels.map(({ offset, line }) => [offset, line]),
        );
      }),
    );
  });

  it('keeps the object of a level whose text did not change', () => {
    const before = readGrid('[a]\n..\n\n[b]\n...\n');
    const after = readGrid('[a]\n.#\n\n[b]\n...\n', before);
    assert.equal(after.levels[1]!.board, before.levels[1]!.board);
    assert.notEqual(after.levels[0]!.board, before.levels[0]!.board);
  });

  it('reads noise of half a megabyte in time that grows with its size only', () => {
    // No clock: a quadratic reading would not end within mocha's own limit.
    for (const piece of ['[', '"', '= ', '1 ', 'r1c1-', '_|', '[[1,', '\u200b', 'a=b\n', '# x\n']) {
      readGrid(piece.repeat(500_000 / piece.length));
    }
  });

  it('goes on at the next line after an error', () => {
    const file = readGrid('[a]\ncolsed = yes\n. x .\n. . .\nsolution: 1,1\n\n[b]\n...\n');
    assert.deepEqual(codes(file), ['unknown-key', 'unknown-cell', 'bad-route']);
    assert.equal(file.levels[1]!.valid, true);
  });

  it('does not let one unreadable cell change how the 1s around it are read', () => {
    assert.deepEqual(codes(readGrid('[a]\n1 1 0\n1 x 1\n')), ['unknown-cell']);
  });

  it('reads a wall written twice as one wall, and says so once a level', () => {
    const { levels } = readGrid('[a]\n.|| .\n.__ .\n. .\n');
    assert.deepEqual(
      levels[0]!.findings.map(({ code, severity }) => [code, severity]),
      [['repeated-wall', 'warning']],
    );
    assert.deepEqual([...levels[0]!.board!.walls], [2, 0, 1, 0, 0, 0]);
  });

  it('says one thing of a header or a label that is not written right, and reads on', () => {
    const said = (text: string) =>
      readGrid(text).levels.map(({ findings }) =>
        findings.map(({ code, reason }) => `${code}.${reason}`),
      );
    assert.deepEqual(said('[a]\nbord:\n  11\n  11\n'), [['unknown-cell.label']]);
    assert.deepEqual(said('[a]\n棋盘：\n  ..\n  ..\n'), [['unknown-cell.label']]);
    const both = '[a]\n棋盘:\n  ...\n解答：\n  r1c1-r1c3\n';
    assert.deepEqual(said(both), [['unknown-cell.label', 'unknown-cell.label']]);
    assert.deepEqual(readGrid(both).levels[0]?.solution?.strokes, [['r1c1', 'r1c2', 'r1c3']]);
    assert.deepEqual(said('[a]\n..\n\n[b\nboard:\n..\n'), [[], ['unknown-cell.header']]);
    assert.deepEqual(said('[]\nboard:\n..\n'), [['unknown-cell.no-name']]);
    assert.deepEqual(said('【猫】\n..\n'), [['unknown-cell.header']]);
    assert.deepEqual(said('[a]\nboard:\n..\nboard:\n..\n'), [['second-board.label']]);
  });

  it('offers a heading in place of a comment with #', () => {
    const [level] = readGrid('[a]\n...\n# the cat sleeps here\n...\n').levels;
    assert.deepEqual(
      level!.findings.map(({ code, reason }) => [code, reason]),
      [['unknown-cell', 'hash-comment']],
    );
  });
});

function assertFinding(level: Level, finding: Finding): void {
  assertInside(rangeOf(level, finding), level.text.length, finding.code);
  for (const place of finding.at) {
    const range = rangeOfPlace(level, place);
    if (range) assertInside(range, level.text.length, finding.code);
    assertPlace(level, place);
  }
}

function assertPlace(level: Level, place: Place): void {
  if (place.type !== 'cell') return;
  assert.ok(level.board && cellIndex(level.board, place.row, place.column) >= 0);
}
