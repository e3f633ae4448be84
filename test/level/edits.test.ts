import assert from 'node:assert/strict';
import fc from 'fast-check';
import { Meaning, type Board } from '../../src/level/board';
import { meaningOf, type CellMeaning } from '../../src/level/edits/boardText';
import { editsFor } from '../../src/level/edits';
import type { Change } from '../../src/level/finding';
import type { Level } from '../../src/level/level';
import { applyEdits } from '../../src/level/range';
import { readGrid } from '../../src/puzzles/index';
import { goodTexts } from './texts';

/** The level before and after a change to the first level of a text, and the whole text after. */
function changed(text: string, change: Change): { before: Level; after: Level; text: string } {
  const before = readGrid(text).levels[0]!;
  const result = editsFor(before, change);
  assert.ok(result.ok, result.ok ? '' : result.code);
  const edited = applyEdits(
    text,
    result.edits.map(({ range, text: inserted }) => ({
      range: { start: range.start + before.offset, end: range.end + before.offset },
      text: inserted,
    })),
  );
  return { before, after: readGrid(edited).levels[0]!, text: edited };
}

function meanings(board: Board): CellMeaning[] {
  return Array.from(board.meaning, (_, index) => meaningOf(board, index));
}

const comments = (text: string): string[] => text.match(/\/\/.*/g) ?? [];
const symbols = fc.constantFrom('.', '#', 'S', 'E', '1', '2', '3', '12');

describe('editsFor', () => {
  it('paints exactly the cells named, whatever has to be rewritten for it', () => {
    fc.assert(
      fc.property(goodTexts, symbols, fc.nat(), fc.nat(), (text, symbol, r, c) => {
        const level = readGrid(text).levels[0]!;
        const board = level.board!;
        const [row, column] = [(r % board.height) + 1, (c % board.width) + 1];
        const { before, after } = changed(text, {
          type: 'paint',
          cells: [{ row, column }],
          symbol,
        });
        const wanted = meanings(before.board!);
        const index = (row - 1) * board.width + column - 1;
        const named: CellMeaning = meanings(after.board!)[index]!;
        // S and E are there once: the former is open now.
        if (symbol === 'S' || symbol === 'E') {
          wanted.forEach(({ meaning }, i) => {
            if (meaning === named.meaning)
              wanted[i] = { meaning: Meaning.open, number: 0, label: '' };
          });
        }
        wanted[index] = named;
        assert.deepEqual(meanings(after.board!), wanted);
        const number = /^\d/.test(symbol) ? Number(symbol) : 0;
        assert.equal(named.number, number);
        assert.deepEqual([...after.board!.walls], [...before.board!.walls]);
        assert.deepEqual(
          after.settings.map(({ value }) => value),
          before.settings.map(({ value }) => value),
        );
        assert.deepEqual(comments(after.text), comments(before.text));
      }),
      { numRuns: 600 },
    );
  });

  it('changes nothing where the cell already means it', () => {
    const [level] = readGrid('1 1\n1 0\n').levels;
    for (const [row, column, symbol] of [
      [1, 1, '.'],
      [2, 2, '#'],
    ] as const) {
      assert.deepEqual(editsFor(level!, { type: 'paint', cells: [{ row, column }], symbol }), {
        ok: true,
        edits: [],
      });
    }
  });

  it('writes 1 and 0 on a 0/1 board, and rewrites the 1s when the first checkpoint comes', () => {
    const paint = (text: string, symbol: string) =>
      changed(text, { type: 'paint', cells: [{ row: 1, column: 2 }], symbol }).text;
    assert.equal(paint('111\n101\n', '#'), '101\n101\n');
    assert.equal(paint('101\n101\n', '.'), '111\n101\n');
    assert.equal(paint('111\n101\n', '2'), '.2.\n.0.\n');
    assert.equal(paint('1 1 1\n1 0 1\n', '1'), '. 01 .\n. 0 .\n');
    assert.equal(paint('...\n...\n', '10'), '. 10 .\n. . .\n');
    assert.equal(paint('1 2\n. 3\n', '.'), '1 .\n. 3\n');
    assert.equal(paint('1 2\n. .\n', '.'), '01 .\n. .\n');
  });

  it('moves S and E in one edit', () => {
    const paint = (text: string, symbol: string) =>
      changed(text, { type: 'paint', cells: [{ row: 1, column: 3 }], symbol }).text;
    assert.equal(paint('S.#\n..E\n', 'S'), '..S\n..E\n');
    assert.equal(paint('S| 1 0\n1 1 E // out\n', 'E'), 'S| 1 E\n1 1 1 // out\n');
    assert.equal(paint('S ●_ ○\n', 'S'), '● ●_ S\n');
  });

  it('sets and removes walls, and nothing else', () => {
    fc.assert(
      fc.property(goodTexts, fc.nat(), fc.boolean(), fc.boolean(), (text, at, below, present) => {
        const board = readGrid(text).levels[0]!.board!;
        const index = at % board.meaning.length;
        const [row, column] = [Math.floor(index / board.width) + 1, (index % board.width) + 1];
        const side = below ? 'below' : 'right';
        const { before, after } = changed(text, { type: 'wall', row, column, side, present });
        const wanted = [...before.board!.walls];
        const bit = below ? 1 : 2;
        wanted[index] = present ? wanted[index]! | bit : wanted[index]! & ~bit;
        assert.deepEqual([...after.board!.walls], wanted);
        assert.deepEqual(meanings(after.board!), meanings(before.board!));
      }),
    );
  });

  it('sets, adds and removes a setting, and leaves the board and other settings alone', () => {
    fc.assert(
      fc.property(
        goodTexts,
        fc.constantFrom('title', 'expect', 'closed', 'notes'),
        fc.option(fc.constantFrom('solvable', ' edges ', 'a // b', '"', '猫', 'line\nbreak')),
        (text, key, value) => {
          const isText = key === 'title' || key === 'notes';
          const wanted = isText || value === null ? value : key === 'expect' ? 'unique' : 'yes';
          const { before, after } = changed(text, { type: 'setting', key, value: wanted });
          const written = after.settings.find((setting) => setting.key === key);
          assert.equal(written?.value ?? null, wanted);
          const rest = ({ settings }: Level) =>
            settings.filter((one) => one.key !== key).map((one) => [one.key, one.value]);
          assert.deepEqual(rest(after), rest(before));
          assert.deepEqual(meanings(after.board!), meanings(before.board!));
          assert.deepEqual(
            after.findings.filter(({ severity }) => severity === 'error').map(({ code }) => code),
            before.findings.filter(({ severity }) => severity === 'error').map(({ code }) => code),
          );
        },
      ),
    );
  });

  it('inserts, replaces and clears a solution; comments, line ends and the board stay', () => {
    const routes = [
      ['r1c1', 'r1c2', 'r1c3'],
      Array.from({ length: 60 }, (_, i) => `r${(i % 2) + 1}c${(i % 3) + 1}`),
    ];
    for (const eol of ['\n', '\r\n', '\r']) {
      const text = ['[a]', '... // row', '...', '', '[b]', '..'].join(eol);
      const inserted = changed(text, { type: 'solution', strokes: [routes[0]!] });
      assert.equal(
        inserted.text,
        ['[a]', '... // row', '...', 'solution:', '  r1c1-r1c3', '', '[b]', '..'].join(eol),
      );
      const replaced = changed(inserted.text, { type: 'solution', strokes: [routes[1]!] });
      assert.ok(replaced.text.split(eol).every((line) => line.length <= 78));
      const again = changed(replaced.text, { type: 'solution', strokes: [routes[0]!] });
      assert.equal(again.text, inserted.text);
      assert.equal(changed(again.text, { type: 'solution', strokes: null }).text, text);
    }
  });

  it('clears a solution wholly, wherever its strokes stand and however the text ends', () => {
    const clear = (text: string) => changed(text, { type: 'solution', strokes: null }).text;
    assert.equal(clear('[a]\n...\nsolution: r1c1-r1c3\n'), '[a]\n...\n');
    assert.equal(clear('[a]\n...\nsolution: r1c1-\n  r1c3'), '[a]\n...');
    assert.equal(clear('[a]\n...\nsolution:\n  r1c1-r1c3'), '[a]\n...');
    assert.equal(
      clear('...\r\nsolution: r1c1- // so\r\n  // or\r\nr1c3'),
      '...\r\n// so\r\n  // or',
    );
    assert.equal(clear('...\nsolution:\n\n[b]\n...\n'), '...\n\n[b]\n...\n');
    const none = changed('...\nsolution: r1c1-r1c3 // x\n', { type: 'solution', strokes: [] });
    assert.equal(none.text, '...\nsolution: // x\n');
  });

  it('keeps the comments of a solution it replaces', () => {
    const text = '[a]\n...\nsolution: // found by hand\n  r1c1-r1c2- // half\n  // more\n  r1c3\n';
    const { text: after } = changed(text, {
      type: 'solution',
      strokes: [['r1c3', 'r1c2', 'r1c1']],
    });
    assert.equal(after, '[a]\n...\nsolution: // found by hand\n  r1c3-r1c1 // half\n  // more\n');
  });

  it('refuses cells off the board and symbols that are none', () => {
    const [level] = readGrid('..\n').levels;
    const refused = (change: Change) => {
      const result = editsFor(level!, change);
      return result.ok ? '' : result.code;
    };
    assert.equal(
      refused({ type: 'paint', cells: [{ row: 2, column: 1 }], symbol: '#' }),
      'edit.no-cell',
    );
    assert.equal(
      refused({ type: 'paint', cells: [{ row: 1, column: 1 }], symbol: 'x' }),
      'edit.symbol',
    );
    assert.equal(
      refused({ type: 'wall', row: 1, column: 9, side: 'below', present: true }),
      'edit.no-cell',
    );
  });
});
