import assert from 'node:assert/strict';
import fc from 'fast-check';
import { isLift, stepWords } from '../../../src/board/cellWords';
import { wordsOf } from '../../../src/board/words';
import type { Picture, PictureDrawing } from '../../../src/drawing/picture';
import { layoutOf } from '../../../src/drawing/scene/drawingLayout';
import { bowedEdges, edgeStepsOf } from '../../../src/drawing/scene/edgeSteps';
import { pointNote } from '../../../src/drawing/scene/pointsLayer';
import { boxOf, sceneOf, type SceneOptions } from '../../../src/drawing/scene/scene';
import type { SvgNode } from '../../../src/drawing/scene/svgNode';
import type { Look } from '../../../src/puzzles/puzzle';
import { look, pictureFrom } from '../pictures';

const options: SceneOptions = { cellSize: 48, lit: null, old: new Set(), focus: null, ids: '' };

/** The texts of a drawing, and how many elements have a class. */
function texts(node: SvgNode): readonly string[] {
  return node.text === undefined ? node.children.flatMap(texts) : [node.text];
}
function count(node: SvgNode, style: string): number {
  const here = String(node.attributes['class'] ?? '')
    .split(' ')
    .includes(style)
    ? 1
    : 0;
  return node.children.reduce((sum, child) => sum + count(child, style), here);
}
function layer(picture: Picture, name: string, change: Partial<SceneOptions> = {}): SvgNode {
  const { layers } = sceneOf(picture, { ...options, ...change });
  const found = layers.find(({ attributes }) => attributes['class'] === `layer-${name}`);
  assert.ok(found);
  return found;
}

const withRoute = (route: Look['route']): Look => ({ ...look, route });

describe('jumps', () => {
  const picture = pictureFrom('. . .\n. . .\n. . .', {
    route: ['r1c1-r2c3-r3c1-r1c2'.split('-')],
    look: withRoute('jumps'),
  });

  it('have a dot a square, and tags on the first and the last', () => {
    const route = layer(picture, 'route');
    assert.equal(count(route, 'jump-dot'), 4);
    assert.deepEqual(texts(route), ['1', '4']);
    assert.equal(count(layer(picture, 'plate'), 'square-dark'), 1);
  });

  it('are read as a numbered table too, as far as they are played', () => {
    const numbers = (played: number | null): readonly string[] =>
      [...texts(layer(picture, 'route', { reading: 'table', played }))].sort();
    assert.deepEqual(numbers(null), ['1', '2', '3', '4']);
    assert.deepEqual(numbers(2), ['1', '2']);
  });
});

describe('joins', () => {
  const cells = pictureFrom('A A .\nB # B').cells.map((row) =>
    row.map((cell) => (cell.meaning === 'unknown' ? { ...cell, meaning: 'label' as const } : cell)),
  );
  const picture = pictureFrom('A A .\nB # B', {
    cells,
    route: [
      ['r1c1', 'r1c2'],
      ['r2c1', 'r1c1', 'r1c2', 'r1c3', 'r2c3'],
    ],
    look: withRoute('joins'),
    ring: true,
  });

  it('show all tiles at rest, then one line after another and the tiles going', () => {
    assert.deepEqual(texts(layer(picture, 'route')), ['A', 'A', 'B', 'B']);
    const first = layer(picture, 'route', { played: 1 });
    assert.equal(count(first, 'tile'), 4);
    assert.equal(count(first, 'tile-on'), 2);
    const second = layer(picture, 'route', { played: 2 });
    assert.equal(count(second, 'tile'), 2);
    assert.equal(count(second, 'gone'), 3);
    assert.deepEqual(texts(second), ['B', 'B', '1', '2']);
    assert.equal(count(layer(picture, 'route', { played: 3 }), 'tile'), 0);
  });

  it('have a ring outside where lines may use it', () => {
    assert.equal(count(layer(picture, 'plate'), 'ring'), 1);
    const { ring, ...closed } = picture;
    assert.equal(ring, true);
    assert.equal(count(layer(closed, 'plate'), 'ring'), 0);
    assert.ok(boxOf(picture, 48)[2] > boxOf(closed, 48)[2]);
  });
});

describe('edges', () => {
  it('tell their step where a cell is passed more than once', () => {
    const picture = pictureFrom('. .\n. .\n. .', {
      route: ['r1c1-r1c2-r2c2-r2c1-r1c1'.split('-')],
      look: withRoute('edges'),
    });
    assert.deepEqual(texts(layer(picture, 'route')), []);
    const again = {
      ...picture,
      route: ['r2c1-r1c1-r1c2-r2c2-r2c1-r3c1-r3c2-r2c2'.split('-')],
    };
    assert.deepEqual(texts(layer(again, 'route')), ['1', '3', '4', '5', '7']);
  });

  const drawing: PictureDrawing = {
    points: [
      { name: 'A', x: 0, y: 0 },
      { name: 'B', x: 1, y: 0 },
    ],
    edges: [
      { from: 0, to: 1 },
      { from: 1, to: 0 },
      { from: 1, to: 1 },
    ],
  };
  const drawn = pictureFrom('.', {
    cells: [],
    height: 0,
    width: 0,
    drawing,
    look: withRoute('edges'),
  });

  it('lie apart where they are parallel, whichever way they are written', () => {
    const [a, b, loop] = bowedEdges(drawing);
    assert.equal(a?.bow, -22);
    // Written the other way round, its right is the other side.
    assert.equal(b?.bow, -22);
    assert.equal(loop?.copy, 1);
  });

  it('are told apart in a route by their number', () => {
    const bows = (route: string): readonly number[] =>
      edgeStepsOf({ ...drawn, route: [route.split('-')] }).map(({ bow }) => bow);
    assert.deepEqual(bows('A-B-A'), [-22, -22]);
    assert.deepEqual(bows('A-B#2-A'), [22, 22]);
  });

  it('are drawn with points as discs, odd ones in diamonds', () => {
    const odd = { ...drawn, drawing: { ...drawing, edges: drawing.edges.slice(1) } };
    assert.equal(count(layer(drawn, 'marks'), 'odd'), 0);
    assert.equal(count(layer(odd, 'marks'), 'odd'), 2);
    assert.deepEqual(texts(layer(odd, 'marks')), ['A', 'B']);
  });
});

describe('a drawing of several strokes', () => {
  const names = ['A', 'B', 'C', 'D'];
  const picture = pictureFrom('.', {
    cells: [],
    height: 0,
    width: 0,
    look: withRoute('edges'),
    drawing: {
      points: names.map((name, i) => ({ name, x: i % 2, y: i >> 1 })),
      edges: [
        { from: 0, to: 1 },
        { from: 1, to: 2 },
        { from: 0, to: 2 },
        { from: 2, to: 3 },
      ],
    },
    route: ['A-B-C'.split('-'), 'D-C-A'.split('-')],
  });
  const wordsFor = (locale: 'en' | 'zh-cn') => (place: number) =>
    pointNote(picture, place, wordsOf(locale));

  it('numbers the edges of each, in a tone of its own', () => {
    assert.deepEqual(texts(layer(picture, 'route')), ['1·1', '1·2', '2·1', '2·2']);
    const [first, second] = [edgeStepsOf(picture)[0]!, edgeStepsOf(picture)[2]!];
    assert.deepEqual([first.stroke, first.nth, second.stroke, second.nth], [1, 1, 2, 1]);
    assert.notEqual(first.tone, second.tone);
    assert.equal(edgeStepsOf(picture)[1]!.tone, first.tone);
  });

  it('marks where each begins and ends', () => {
    const marks = layer(picture, 'marks');
    assert.equal(count(marks, 'route-fill'), 2);
    assert.equal(count(marks, 'route-tone'), 2);
    const one = { ...picture, route: ['A-B-C-A'.split('-')] };
    assert.equal(count(layer(one, 'marks'), 'route-fill'), 1);
    assert.equal(count(layer(one, 'marks'), 'route-tone'), 0);
  });

  it('says of a point which begin or end there', () => {
    const [a, b, c, d] = names.map((_, place) => wordsFor('en')(place));
    assert.deepEqual(
      [a, b, c, d],
      [
        '2 edges · stroke 1 starts · stroke 2 ends',
        '2 edges',
        '3 edges · stroke 1 ends',
        '1 edge · stroke 2 starts',
      ],
    );
    assert.equal(wordsFor('zh-cn')(3), '1 条边 · 第 2 笔起点');
  });

  it('says when the pen is lifted', () => {
    const said = [1, 2, 3].map((n) => stepWords(picture, n, wordsOf('en')));
    assert.deepEqual(said, [
      'Stroke 1: step 1 of 4, B.',
      'Step 2 of 4, C.',
      'Stroke 2: step 3 of 4, C.',
    ]);
    assert.equal(stepWords(picture, 3, wordsOf('zh-cn')), '第 2 笔：第 3 步，共 4 步，C。');
    assert.deepEqual(
      [1, 2, 3].map((n) => isLift(picture, n)),
      [true, false, true],
    );
  });
});

describe('the layout of a drawing', () => {
  const coordinate = fc.integer({ min: -400, max: 400 }).map((n) => n / 4);
  const places = fc.uniqueArray(fc.tuple(coordinate, coordinate), {
    minLength: 1,
    maxLength: 12,
    selector: ([x, y]) => `${x} ${y}`,
  });

  it('keeps points apart and in its box, and finds near coordinates again', () => {
    fc.assert(
      fc.property(places, (list) => {
        const points = list.map(([x, y], i) => ({ name: `P${i}`, x, y }));
        const layout = layoutOf({ points, edges: [] });
        const { spots, box, step } = layout;
        spots.forEach(([x, y], i) => {
          assert.ok(x >= box[0] && y >= box[1] && x <= box[0] + box[2] && y <= box[1] + box[3]);
          const back = layout.placeAt([x, y]);
          assert.ok(
            Math.abs(back.x - points[i]!.x) <= step && Math.abs(back.y - points[i]!.y) <= step,
          );
          for (const [u, v] of spots.slice(0, i)) assert.ok(Math.hypot(u - x, v - y) > 63.9);
        });
      }),
      { numRuns: 300 },
    );
  });
});
