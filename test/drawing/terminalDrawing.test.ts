import assert from 'node:assert/strict';
import fc from 'fast-check';
import { edgeTexts, stepTexts } from '../../src/drawing/edgeTexts';
import { pictureOf } from '../../src/drawing/pictureOf';
import type { TerminalOptions } from '../../src/drawing/terminal';
import { drawingLines } from '../../src/drawing/terminalDrawing';
import { displayWidth } from '../../src/level/displayWidth';
import { kindOf, readGrid } from '../../src/puzzles/index';
import type { Route } from '../../src/puzzles/puzzle';

const plain: TerminalOptions = { numbers: false, unicode: true, paint: (_part, text) => text };

function pictureFrom(text: string, route: Route | null = null) {
  const level = readGrid(`kind = trail\n${text}`).levels[0]!;
  return pictureOf(level, kindOf(level).look, route, []);
}

function drawn(text: string, options: Partial<TerminalOptions> = {}, route?: Route): string {
  const lines = drawingLines(pictureFrom(text, route), { ...plain, ...options }, 80);
  return `\n${lines?.join('\n')}\n`;
}

const bridges = 'points: N 1 0 K 1 1 S 1 2 L 2 1\nedges: N-K N-K S-K S-K N-L S-L K-L\n';
const triangle = 'points: A 0 0 B 2 0 C 1 1\nedges: A-B-C-A\n';

describe('a drawing in the terminal', () => {
  it('has names at their places and lines of dots between them', () => {
    assert.equal(
      drawn('points: A 0 0 B 1 0 C 0 1\nedges: A-B A-C B-C\n'),
      `
 A ⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤ B
 ⢸             ⡤⠊
 ⢸           ⡠⠊
 ⢸         ⡠⠊
 ⢸       ⡠⠊
 ⢸     ⡠⠊
 ⢸   ⡠⠊
 ⢸ ⡰⠊
 C
`,
    );
  });

  it('tells parallel lines and loops by their number', () => {
    const text = drawn('points: A 0 0 B 1 0\nedges: A-B A-B A-B B-B B-B\n');
    assert.match(text, /A.* ×3 .* B/);
    assert.match(text, /↻×2/);
    assert.match(drawn('points: A 0 0\nedges: A-A\n'), /↻/);
    assert.doesNotMatch(drawn(bridges), /×1|↻/);
  });

  it('is ASCII where nothing else can be shown', () => {
    const text = drawn(`${bridges.trim()} L-L\n`, { unicode: false });
    assert.match(text, /^[\n -~]+$/);
    assert.match(text, /x2/);
    assert.match(text, /@/);
    assert.match(text, /\|.*-.*\/|\//);
  });

  it('has the steps of a route on its lines', () => {
    const text = drawn(triangle, { numbers: true }, [['A', 'B', 'C', 'A']]);
    assert.match(text, /A .* 1 .* B/);
    assert.match(text, /\n +3 .* 2 *\n/);
  });

  it('leads a line around the points it only passes', () => {
    const rows = drawn('points: A 0 0 B 1 0 C 2 0\nedges: A-C\n').trimEnd().split('\n');
    assert.ok(rows.length > 3, rows.join('\n'));
  });

  it('paints names, lines and what a finding lights', () => {
    const level = readGrid(`kind = trail\n${bridges}`).levels[0]!;
    const kind = kindOf(level);
    const { impossible } = kind.structure(level);
    const picture = pictureOf(level, kind.look, null, [impossible!]);
    const parts = new Map<string, string>();
    const paint: TerminalOptions['paint'] = (part, text) => {
      parts.set(part, (parts.get(part) ?? '') + text);
      return text;
    };
    drawingLines(picture, { ...plain, paint }, 80);
    assert.deepEqual(
      Array.from(parts.get('error') ?? '')
        .sort()
        .join(''),
      'KLNS',
    );
    assert.match(parts.get('plain') ?? '', /^[\u2800-\u28ff ×2]+$/);
  });

  it('keeps within its columns, every name in its place, or finds no room', () => {
    const wild = fc.oneof(
      fc.integer({ min: -9, max: 9 }).map(String),
      fc.integer({ min: -999, max: 999 }).map((n) => `${n / 100}`),
      fc.constantFrom('1' + '0'.repeat(300), '-' + '9'.repeat(200), '.' + '0'.repeat(200) + '1'),
    );
    const names = ['A', 'Roof', '岛', 'a_long_name_of_a_point', 'É', '北京', 'z9', 'q'];
    let drawings = 0;
    fc.assert(
      fc.property(
        fc.array(fc.tuple(wild, wild), { minLength: 1, maxLength: names.length }),
        fc.array(fc.tuple(fc.nat(7), fc.nat(7)), { maxLength: 12 }),
        fc.integer({ min: 1, max: 120 }),
        fc.boolean(),
        (places, ends, columns, unicode) => {
          const points = places.map(([x, y], i) => `${names[i]} ${x} ${y}`).join(' ');
          const named = (i: number): string => names[i % places.length]!;
          const edges = ends.map(([a, b]) => `${named(a)}-${named(b)}`).join(' ');
          const picture = pictureFrom(`points: ${points}\nedges: ${edges}\n`);
          const lines = drawingLines(picture, { ...plain, unicode }, columns);
          if (!lines) return;
          drawings++;
          for (const line of lines) assert.ok(displayWidth(line) <= columns, line);
          const text = lines.join('\n');
          for (const { name } of picture.drawing!.points) assert.ok(text.includes(name), name);
        },
      ),
    );
    assert.ok(drawings > 10, `${drawings} drawn`);
  });

  it('finds no room for thousands of points', () => {
    const points = Array.from({ length: 3000 }, (_, i) => `p${i} ${i % 60} ${Math.floor(i / 60)}`);
    assert.equal(
      drawingLines(pictureFrom(`points: ${points.join(' ')}\nedges: p0-p1\n`), plain, 80),
      null,
    );
  });
});

describe('a drawing as texts', () => {
  it('lists each pair of points once, and points without lines', () => {
    const { drawing } = pictureFrom('points: A 0 0 B 1 0 C 2 0\nedges: A-B B-A B-B A-B\n');
    assert.deepEqual(edgeTexts(drawing!, true), ['A-B ×3', 'B-B', 'C']);
    assert.deepEqual(edgeTexts(drawing!, false), ['A-B x3', 'B-B', 'C']);
  });

  it('numbers the steps of a route over all its strokes', () => {
    const picture = pictureFrom(bridges, [
      ['N', 'K#2', 'N'],
      ['S', 'K'],
    ]);
    assert.deepEqual(stepTexts(picture), [['1 N-K#2', '2 K-N'], ['3 S-K']]);
  });
});
