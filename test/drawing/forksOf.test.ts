import assert from 'node:assert/strict';
import { pictureOf } from '../../src/drawing/pictureOf';
import { sceneOf } from '../../src/drawing/scene/scene';
import { svgText } from '../../src/drawing/svg';
import { checkLevel, defaultBudget } from '../../src/puzzles/check';
import { kindOf, readGrid } from '../../src/puzzles/index';
import { finish } from '../../src/solvers/search';

const options = { cellSize: 60, lit: null, old: new Set<number>(), focus: null, ids: '' };

/** What is drawn of a level with everything that is found out about it. */
function drawn(text: string, change: Partial<Parameters<typeof sceneOf>[1]> = {}): string {
  const level = readGrid(text).levels[0]!;
  const checked = finish(checkLevel(level, defaultBudget));
  const route = checked.outcome.verdict === 'solved' ? checked.outcome.route : null;
  const picture = pictureOf(level, kindOf(level).look, null, checked.findings, route);
  return sceneOf(picture, { ...options, ...change })
    .layers.map(svgText)
    .join('\n');
}

const two = '[a]\nexpect = unique\nboard:\n  1 . .\n  . . .\n  . . 2\n';

describe('two routes', () => {
  it('are drawn side by side, the second by another line, with the wall that would part them', () => {
    const text = drawn(two);
    for (const style of ['route-a', 'other', 'wall-offer']) {
      assert.match(text, new RegExp(`class="${style}"`), style);
    }
    assert.match(text, />1<\/text>.*>2<\/text>/s);
  });

  it('are not drawn while one is played or compared, nor when they are of an older board', () => {
    assert.doesNotMatch(drawn(two, { played: 2 }), /class="other"/);
    assert.doesNotMatch(drawn(two, { former: [['r1c1', 'r1c2']] }), /class="other"/);
    assert.doesNotMatch(drawn(two, { old: new Set([0, 1, 2, 3]) }), /class="(other|wall-offer)"/);
  });
});

describe('the colours of the checkerboard', () => {
  it('are diamonds and discs where they are the reason', () => {
    const text = drawn('[a]\nboard:\n  . S .\n  . . .\n  . . .\n');
    assert.equal(
      [...(/class="glyph-a" d="([^"]*)"/.exec(text)?.[1] ?? '').matchAll(/M/g)].length,
      5,
    );
    assert.equal(
      [...(/class="glyph-b" d="([^"]*)"/.exec(text)?.[1] ?? '').matchAll(/M/g)].length,
      3,
    );
  });
});

describe('a route in part', () => {
  const level = readGrid('[a]\nboard:\n...\nsolution:\n  r1c1-r1c3\n').levels[0]!;
  const picture = pictureOf(level, kindOf(level).look, level.solution!.strokes, []);

  it('dots what is not played, and marks where playing stands', () => {
    const text = sceneOf(picture, { ...options, played: 2 })
      .layers.map(svgText)
      .join('\n');
    assert.match(text, /class="route-rest k6" d="M72 24L120 24"/);
    assert.match(text, /class="now" cx="72"/);
  });

  it('shows what it has that another has not, and the reverse', () => {
    const former = [['r1c1', 'r1c2']];
    const text = sceneOf(picture, { ...options, former })
      .layers.map(svgText)
      .join('\n');
    assert.match(text, /class="fresh" d="M72 24L120 24"/);
    assert.doesNotMatch(text, /class="was"/);
  });
});
