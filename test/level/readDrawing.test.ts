import assert from 'node:assert/strict';
import type { KindSyntax } from '../../src/level/kindSyntax';
import type { Level } from '../../src/level/level';
import { rangeOf } from '../../src/level/locate';
import { readFile } from '../../src/level/read';
import { pathSyntax } from '../../src/puzzles/path/syntax';
import { trailSyntax } from '../../src/puzzles/trail/syntax';

const kinds: readonly KindSyntax[] = [trailSyntax, pathSyntax];

function levelOf(text: string): Level {
  return readFile(`[a]\n${text}`, kinds).levels[0]!;
}

/** `code.reason` of each finding, and the text that it sits on. */
function said(level: Level): string[] {
  return level.findings.map((found) => {
    const { start, end } = rangeOf(level, found);
    return `${found.code}.${found.reason ?? ''} ${level.text.slice(start, end)}`;
  });
}

describe('readDrawing', () => {
  for (const [what, text, expected] of [
    ['edges without points', 'edges: A-B-C', ['bad-drawing.no-points edges:']],
    ['edges below no points', 'points:\nedges: A-B', ['bad-drawing.no-points points:']],
    [
      'a start and a solution of edges without points',
      'start = A\nedges: A-B\nsolution: A-B',
      ['bad-drawing.no-points edges:'],
    ],
    [
      'coordinates that are no numbers',
      'points: A NaN 0 B 1e999 0 C 1\nedges: A-B',
      ['bad-drawing.number NaN', 'bad-drawing.number 1e999', 'bad-drawing.coordinates C'],
    ],
    [
      'both coordinates of a point',
      'points: A x! -Infinity B 0 nan C 1 1\nedges: A-B-C',
      ['bad-drawing.number x!', 'bad-drawing.number -Infinity', 'bad-drawing.number nan'],
    ],
    [
      'a number too large to draw',
      `points: A ${'9'.repeat(400)} 0 B 0 1\nedges: A-B`,
      [`bad-drawing.number ${'9'.repeat(400)}`],
    ],
    [
      'a start and a solution at points without a place',
      'start = A\npoints: A 0 B 1 1\nedges: A-B\nsolution: A-B',
      ['bad-drawing.coordinates A'],
    ],
    ['points with names of no numbers', 'points: NaN 0 0 Inf 1 0\nedges: NaN-Inf', []],
    [
      'a point behind one without numbers',
      'points: A NaN 1 0\nedges: A-NaN',
      ['bad-drawing.coordinates A'],
    ],
    ['a name that is none', 'points: A 0 0 B 1 0\nedges: A-C', ['unknown-point. C']],
    ['nothing', 'points:', ['empty-board.nothing [a]']],
  ] as const) {
    it(`says what is wrong with ${what}, and no more`, () => {
      const level = levelOf(`kind = trail\n${text}\n`);
      assert.deepEqual(said(level), expected);
      assert.equal(level.valid, expected.length === 0);
    });
  }

  it('says of a kind without drawings only that', () => {
    const level = levelOf('kind = path\npoints: A 0 0 B 1 0\nedges: A-B\n');
    assert.deepEqual(said(level), ['bad-drawing.kind points:']);
    assert.equal(level.valid, false);
  });

  it('speaks once of a place where many points lie', () => {
    const points = Array.from({ length: 3000 }, (_, i) => `  p${i} 1 ${i === 7 ? 2 : 1}`);
    const level = levelOf(`kind = trail\npoints:\n${points.join('\n')}\n  q 1.0 2\nedges: p0-q\n`);
    const found = level.findings.filter(({ code }) => code === 'bad-drawing');
    assert.deepEqual(
      found.map(({ reason, args, at }) => [reason, args, at.length]),
      [
        ['place-often', { name: 'p1', other: 'p0', count: 2998 }, 2998],
        ['place-twice', { name: 'q', other: 'p7' }, 1],
      ],
    );
  });
});
