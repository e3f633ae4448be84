import assert from 'node:assert/strict';
import fc from 'fast-check';
import { blankInvisible, dropInvisible, toAscii } from '../../src/level/characters';
import { formatEdits } from '../../src/level/format/format';
import type { GridFile, Level } from '../../src/level/level';
import { rangeOf, rangeOfPlace } from '../../src/level/locate';
import { readCellName } from '../../src/level/route';
import { readGrid } from '../../src/puzzles/index';
import { grammarTexts } from './grammar';
import { anyTexts, goodTexts, nearTexts } from './texts';

const texts = fc.oneof(grammarTexts, goodTexts, nearTexts, anyTexts);

/** A file as its parts are written: what an untouched parse prints. */
function printed({ text, levels }: GridFile): string {
  const above = text.slice(0, levels[0]?.offset ?? text.length);
  return above + levels.map((level) => level.text).join('');
}

/** Every range reads back as what it names. */
function assertNamed({ text, header, settings, board, drawing, solution }: Level): void {
  const at = ({ start, end }: { start: number; end: number }): string => text.slice(start, end);
  const plain = (one: string): string => toAscii(one).normalize('NFC');
  if (header) {
    assert.equal(toAscii(at(header.name)), header.id);
    assert.equal(toAscii(at(header.range)), `[${header.id}]`);
  }
  for (const { key, keyRange, valueRange, line } of settings) {
    assert.equal(toAscii(at(keyRange)).toLowerCase(), key);
    assert.ok(line.start <= keyRange.start && valueRange.end <= line.end);
  }
  if (board) {
    board.rows.forEach((row, index) => {
      assert.doesNotMatch(at(row), /[\r\n]|^\s|\s$/);
      let from = row.start;
      for (let i = board.rowStart[index]!; i < board.rowStart[index + 1]!; i++) {
        assert.ok(from <= board.start[i]! && board.start[i]! < board.end[i]!);
        const walls = text.slice(board.symbolEnd[i], board.end[i]);
        assert.match(dropInvisible(walls), /^[_|＿｜]*$/);
        from = board.end[i]!;
      }
      assert.ok(from <= row.end);
    });
  }
  for (const { name, nameRange, range } of drawing?.points ?? []) {
    assert.equal(plain(at(nameRange)), name);
    assert.ok(at(range).startsWith(at(nameRange)));
  }
  for (const { from, to, range } of drawing?.edges ?? []) {
    const [a, b] = [drawing!.points[from]!.name, drawing!.points[to]!.name];
    assert.equal(plain(at(range)), `${a}-${b}`);
  }
  for (const { steps } of solution?.written ?? []) {
    // A character that can't be seen is read as white space, here as everywhere.
    for (const step of steps) {
      assert.equal(plain(blankInvisible(at(step.range))).trim(), step.text);
    }
  }
  solution?.strokes?.forEach((names, stroke) => {
    names.forEach((name, step) => {
      const range = rangeOf(
        { text, solution } as Level,
        {
          at: [{ type: 'step', stroke, step }],
        } as never,
      );
      const cell = readCellName(name);
      if (!cell) assert.equal(plain(at(range)), name);
      else assert.ok(readCellName(plain(at(range))));
    });
  });
}

/** Noise of a size, line after line or in one line. */
const noises = [
  ...[
    '[',
    ']',
    '"',
    "'",
    '= ',
    '1 ',
    '1',
    'S',
    '．',
    'é',
    '苹',
    '👨‍👩‍👧',
    '\u0301',
    '\u200b',
    '_|',
    '//',
    ' ',
    '\t',
  ],
  ...[
    'r1c1-',
    'a-',
    'A 0 0 ',
    '[[1,',
    '" ',
    '`',
    '\\',
    '-',
    ':',
    'board:',
    '\u2028',
    '\ufeff',
    '\ud800',
  ],
  ...[
    '\n',
    '\r',
    '\r\n',
    '1\n',
    '1 2\n',
    '[a]\n',
    '[1,\n',
    'a=b\n',
    '# x\n',
    '.\n\n',
    'r1c1\n',
    '"a\n',
    'x="\n',
  ],
  ...[
    'solution:\n',
    'board:\n',
    'points:A 0 0\n',
    'edges:a-b\n',
    '[a]\nkind=trail\npoints:A 0 0\nedges:A-A\n',
  ],
];
/** Lines whose parts could be tried in many ways. */
const traps = (size: number): string[] => [
  `"a"${' '.repeat(size)}b`,
  `[1]${' '.repeat(size)}x`,
  `[${' '.repeat(size)}a`,
  `title = "${'a'.repeat(size)}`,
  `title = "${'\\a'.repeat(size / 2)}`,
  `[${'1 '.repeat(size / 2)}1]`,
  `#${' '.repeat(size)}a`,
  `${'#'.repeat(size)}!`,
  `kind = pairs\n${Array.from({ length: size / 8 }, (_, i) => `t${i}`).join(' ')}`,
  `kind = trail\npoints: ${Array.from({ length: size / 16 }, (_, i) => `p${i} ${i} 0`).join(' ')}`,
];

describe('the language', () => {
  it('prints an untouched parse as the bytes it was read from', () => {
    fc.assert(
      fc.property(texts, (text) => assert.equal(printed(readGrid(text)), text)),
      { numRuns: 500 },
    );
  });

  it('has a range for everything, which reads back as what it names', () => {
    fc.assert(
      fc.property(texts, (text) => {
        for (const level of readGrid(text).levels) {
          assertNamed(level);
          for (const { at } of level.findings) {
            for (const place of at) {
              const range = rangeOfPlace(level, place);
              assert.ok(range === null || range.end <= level.text.length);
            }
          }
        }
      }),
      { numRuns: 500 },
    );
  });

  it('reads and formats forty thousand characters of any noise', function () {
    // No clock: what takes more than linear time would not end within mocha's own limit.
    const size = 40_000;
    for (const noise of [...noises.map((one) => one.repeat(size / one.length)), ...traps(size)]) {
      formatEdits(readGrid(noise));
    }
  }).timeout(60_000);

  it('reads five megabytes of noise', function () {
    const size = 5_000_000;
    for (const one of ['[', 'é1', 'points:A 0 0\n']) readGrid(one.repeat(size / one.length));
  }).timeout(60_000);
});
