import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { Finding, Place } from '../../../src/level/finding';
import { trail } from '../../../src/puzzles/trail/index';
import { fewestStrokes } from './bruteForce';
import { boards, drawings, levelOf } from './sketch';

function drawn(edges: string, settings = '', alone: readonly string[] = []): string {
  const names = [...new Set([...edges.split(/[\s-]+/), ...alone])].filter((name) => name !== '');
  const points = names.map((name, i) => `${name} ${i} 0`).join('  ');
  return `[a]\nkind = trail\n${settings}\npoints: ${points}\nedges: ${edges}\n`;
}

function proofOf(text: string): Finding | null {
  const level = levelOf(text);
  assert.ok(level.valid, text);
  return trail.structure(level).impossible;
}

function told(found: Finding | null): string {
  if (!found) return 'none';
  return `${found.code}.${found.reason ?? ''} ${found.at.map(nameOf).join(' ')}`;
}

function nameOf(place: Place): string {
  return place.type === 'point'
    ? place.name
    : place.type === 'cell'
      ? `r${place.row}c${place.column}`
      : place.type;
}

describe('trail.structure', () => {
  it('says how many odd places there are, which, their degrees and the strokes needed', () => {
    const found = proofOf(drawn('N-K-N S-K-S N-L S-L K-L'));
    assert.ok(found);
    assert.equal(told(found), 'odd-degree.trail N K S L');
    const list = 'N 3, K 5, S 3, L 3';
    assert.deepEqual(found.args, { odd: 4, strokes: 2, most: 1, list });
    assert.deepEqual(found.fixes[0]?.change, { type: 'setting', key: 'strokes', value: '2' });
  });

  it('names every reason with its places', () => {
    for (const [text, expected] of [
      [drawn('A-B-C-A'), 'none'],
      [drawn('A-B-C-A D-E-F-D'), 'disconnected.edges A D'],
      [drawn('A-B-C-A D-E', 'strokes = 2'), 'none'],
      [drawn('A-B-C-A X-B-Y X-Y-C D-E', 'strokes = 2'), 'none'],
      [drawn('A-B A-C A-D E-F', 'strokes = 2'), 'odd-degree.strokes A B C D E F'],
      [drawn('A-B A-C A-D E-F-G-E', 'strokes = 2'), 'disconnected.strokes A E'],
      [drawn('A-B-C', 'closed = yes'), 'odd-degree.closed A C'],
      [drawn('A-B-C', 'start = B'), 'conflict.start-even B'],
      [drawn('A-B-C', 'end = B'), 'conflict.end-even B'],
      [drawn('A-B-C', 'start = A\nend = A'), 'conflict.same A'],
      [drawn('A-B-C-A', 'start = A\nend = B'), 'conflict.circuit A B'],
      [drawn('A-B-C-A', 'start = A\nend = A'), 'none'],
      [drawn('A-B-C-D-A', 'closed = yes\nstart = A\nend = C'), 'conflict.closing A C'],
      [drawn('A-B-C-D-A', 'closed = yes\nstart = A\nend = B'), 'none'],
      [drawn('A-B', 'start = C', ['C']), 'conflict.start-alone C'],
      [drawn('A-B', 'end = C', ['C']), 'conflict.end-alone C'],
      ['[a]\nkind = trail\n...\n...\n...\n', 'odd-degree.trail r1c2 r2c1 r2c3 r3c2'],
      ['[a]\nkind = trail\nS..\n...\n', 'conflict.start-even r1c1'],
      ['[a]\nkind = trail\n..#..\n', 'disconnected.edges r1c1 r1c4'],
      ['[a]\nkind = trail\n..#.\n', 'none'],
    ] as const) {
      assert.equal(told(proofOf(text)), expected, text);
    }
  });

  it('gives every part that has edges its letter and cells', () => {
    const found = proofOf('[a]\nkind = trail\n..#.#..\n');
    assert.deepEqual(
      found?.related.map(({ code, args, at }) => [code, args['letter'], at.map(nameOf)]),
      [
        ['part', 'A', ['r1c1', 'r1c2']],
        ['part', 'B', ['r1c6', 'r1c7']],
      ],
    );
  });

  it('offers the fewest strokes, and they are', () => {
    let offered = 0;
    fc.assert(
      fc.property(
        fc.oneof(drawings({ points: 5, edges: 7 }), boards({ height: 3, width: 3 })),
        (sketch) => {
          const found = proofOf(sketch.text);
          for (const { change } of found?.fixes ?? []) {
            if (change.type !== 'setting') continue;
            const text = sketch.text
              .replace(
                /^strokes = \d$/m,
                change.key === 'strokes' ? `strokes = ${change.value}` : '$&',
              )
              .replace(/^closed = yes$/m, change.key === 'closed' ? 'closed = no' : '$&');
            assert.equal(proofOf(text), null, sketch.text);
            if (change.key === 'strokes') {
              offered++;
              assert.equal(Number(change.value), fewestStrokes(sketch));
            }
          }
        },
      ),
      { numRuns: 3000 },
    );
    assert.ok(offered > 10, `${offered} offered`);
  });

  it('warns of points without edges, and of nothing to draw', () => {
    const codes = (text: string): string[] =>
      trail
        .structure(levelOf(text))
        .findings.map(({ code, at }) => [code, ...at.map(nameOf)].join(' '));
    assert.deepEqual(codes(drawn('A-B-A', '', ['C', 'D'])), [
      'isolated-point C',
      'isolated-point D',
    ]);
    assert.deepEqual(codes('[a]\nkind = trail\n.#.\n'), ['nothing-to-draw']);
    assert.deepEqual(codes('[a]\nkind = trail\npoints: A 0 0\n'), [
      'nothing-to-draw',
      'isolated-point A',
    ]);
    assert.deepEqual(codes('[a]\nkind = trail\n..#.\n'), []);
  });

  it('hints where a drawing of one stroke begins and ends, where nobody says so', () => {
    const hints = (text: string): string[] =>
      trail
        .structure(levelOf(text))
        .findings.map(({ severity, ...found }) => `${severity} ${told({ severity, ...found })}`);
    assert.deepEqual(hints(drawn('A-B-C-A-D')), ['hint odd-degree.ends A D']);
    for (const text of [
      drawn('A-B-C-A'),
      drawn('A-B-C-A-D', 'start = A'),
      drawn('A-B-C-A-D', 'strokes = 2'),
      drawn('A-B A-C A-D'),
      '[a]\nkind = trail\n...\n',
    ]) {
      assert.deepEqual(hints(text), [], text);
    }
  });

  it('has a sentence in both languages for every reason it gives', () => {
    const reasons = [
      ...['ends', 'trail', 'strokes', 'closed'].map((reason) => `odd-degree.${reason}`),
      ...['edges', 'strokes'].map((reason) => `disconnected.${reason}`),
      ...['start-even', 'end-even', 'start-alone', 'end-alone', 'circuit', 'same', 'closing'].map(
        (reason) => `conflict.${reason}`,
      ),
      'part.drawn',
      'part.strokes',
      'isolated-point',
      'nothing-to-draw',
      'fix.strokes',
      'fix.add-edge',
      'fix.remove-edge',
      'fix.no-wall-right',
      'fix.no-wall-below',
      'fix.open-trail',
    ];
    for (const code of reasons) {
      assert.ok(code in trail.messages.en && code in trail.messages['zh-cn'], code);
    }
  });
});
