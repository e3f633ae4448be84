import assert from 'node:assert/strict';
import { letterOf } from '../../src/drawing/marksOf';
import { pictureOf } from '../../src/drawing/pictureOf';
import type { Finding, Place } from '../../src/level/finding';
import type { Level } from '../../src/level/level';
import { readGrid } from '../../src/puzzles/index';
import { look } from './pictures';

const levelOf = (text: string): Level => readGrid(text).levels[0] ?? assert.fail('no level');

const cell = (row: number, column: number): Place => ({ type: 'cell', row, column });

function finding(code: string, at: readonly Place[], change: Partial<Finding> = {}): Finding {
  return { code, severity: 'error', args: {}, at, related: [], fixes: [], ...change };
}

const parts = [finding('part', [cell(1, 1)]), finding('part', [cell(1, 3), cell(1, 3)])];

describe('pictureOf', () => {
  it('draws marks, walls and holes', () => {
    const { cells, height, width } = pictureOf(
      levelOf('board:\n  S_ # 12|\n  . . E\n'),
      look,
      null,
      [],
    );
    assert.deepEqual([height, width], [2, 3]);
    assert.deepEqual(cells[0], [
      { meaning: 'start', text: 'S', below: true, right: false },
      { meaning: 'hole', text: '', below: false, right: false },
      { meaning: 'number', text: '12', below: false, right: true },
    ]);
  });

  it('draws what can be read of a broken board', () => {
    const { cells, width } = pictureOf(
      levelOf('board:\n  . ? .\n  . .\n  . . .\n'),
      look,
      null,
      [],
    );
    assert.deepEqual([cells.map((row) => row.length), width], [[3, 2, 3], 3]);
    assert.deepEqual(cells[0]?.[1], { meaning: 'unknown', text: '?', below: false, right: false });
  });

  it('is empty for a level without a board', () => {
    assert.equal(pictureOf(levelOf('[a]\ntitle = x\n'), look, null, []).height, 0);
  });

  it('marks a cut cell and its parts, through the expectation it breaks', () => {
    const proof = finding('cut-cell', [cell(1, 2)], { related: parts });
    const broken = finding('expectation', [{ type: 'setting', key: 'expect' }], {
      reason: 'unsolvable',
      related: [proof],
    });
    const { marks } = pictureOf(levelOf('...\n'), look, null, [broken]);
    assert.deepEqual(
      marks.map(({ form, letter, cells }) => [form, letter, cells.length]),
      [
        ['part', 'A', 1],
        ['part', 'B', 1],
        ['cut', null, 1],
      ],
    );
  });

  it('marks the parts of a disconnected board', () => {
    const { marks } = pictureOf(levelOf('.#.\n'), look, null, [
      finding('disconnected', [cell(1, 1)], { related: parts }),
    ]);
    assert.deepEqual(
      marks.map(({ form }) => form),
      ['part', 'part'],
    );
  });

  it('lights the cells a piece of text stands for', () => {
    const { marks } = pictureOf(levelOf('....\n..#.\n'), look, null, [
      finding('unknown-cell', [{ type: 'text', range: { start: 6, end: 8 } }]),
    ]);
    assert.deepEqual(marks[0]?.cells, [
      { row: 2, column: 2 },
      { row: 2, column: 3 },
    ]);
  });

  it('lights the cell of a step of the solution', () => {
    const level = levelOf('...\nsolution:\n  r1c1-r1c3\n');
    const { marks } = pictureOf(level, look, null, [
      finding('stale-solution', [{ type: 'step', stroke: 0, step: 2 }]),
    ]);
    assert.deepEqual(marks[0]?.cells, [{ row: 1, column: 3 }]);
  });

  it('lights nothing for a finding without cells', () => {
    const found = finding('unknown-key', [{ type: 'setting', key: 'x' }]);
    assert.deepEqual(pictureOf(levelOf('...\n'), look, null, [found]).marks, []);
  });
});

describe('letterOf', () => {
  it('goes on after Z as columns of a table do', () => {
    assert.deepEqual([0, 25, 26, 27, 52].map(letterOf), ['A', 'Z', 'AA', 'AB', 'BA']);
  });
});
