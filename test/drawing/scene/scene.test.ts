import assert from 'node:assert/strict';
import { rulers } from '../../../src/drawing/scene/rulers';
import { sceneOf, type SceneOptions } from '../../../src/drawing/scene/scene';
import type { SvgNode } from '../../../src/drawing/scene/svgNode';
import type { Picture, PictureMark } from '../../../src/drawing/picture';
import { svgText } from '../../../src/drawing/svg';
import { pictureFrom } from '../pictures';

const options: SceneOptions = { cellSize: 60, lit: null, old: new Set(), focus: null, ids: '' };

function layer(name: string, picture: Picture, change: Partial<SceneOptions> = {}): string {
  const { layers } = sceneOf(picture, { ...options, ...change });
  const found = layers.find(({ attributes }) => attributes['class'] === `layer-${name}`);
  return svgText(found ?? assert.fail(`There is no layer ${name}`));
}

const count = (text: string, what: RegExp): number => [...text.matchAll(what)].length;

const snake = pictureFrom('S . .\n. . .\n. . E', {
  route: [['r1c1', 'r1c2', 'r1c3', 'r2c3', 'r2c2', 'r2c1', 'r3c1', 'r3c2', 'r3c3']],
});

describe('sceneOf', () => {
  it('lies in layers from the plate to the rulers', () => {
    assert.deepEqual(
      sceneOf(snake, options).layers.map((each: SvgNode) => each.attributes['class']),
      [
        'plate',
        'grid',
        'holes',
        'parity',
        'hatch',
        'fresh',
        'route',
        'former',
        'walls',
        'rim',
        'marks',
        'outlines',
        'rulers',
      ].map((name) => `layer-${name}`),
    );
  });

  it('has room for the rulers above and to the left', () => {
    assert.deepEqual(sceneOf(snake, options).box, [-26, -26, 144 + 40, 144 + 40]);
  });

  it('sinks a hole by 7', () => {
    assert.match(
      layer('holes', pictureFrom('. #')),
      /class="hole-in" d="M59 7h26a4 4 0 0 1 4 4v26/,
    );
  });

  it('draws neighbouring walls as one bar', () => {
    const walls = layer('walls', pictureFrom('._ ._ .|\n. . .'));
    assert.match(walls, /class="wall" d="M3 48h90M144 3v42"/);
  });

  it('fills S where a route begins and outlines it elsewhere', () => {
    assert.match(layer('marks', snake), /class="route-fill k0" cx="24" cy="24" r="15"/);
    assert.match(layer('marks', { ...snake, route: null }), /class="start-mark" cx="24"/);
  });

  it('draws ragged rows as far as they reach', () => {
    const ragged = pictureFrom('. . .\n.');
    assert.equal(count(layer('plate', ragged), /<rect/g), 2);
    assert.match(layer('rim', ragged), /<path class="rim"/);
    assert.match(layer('grid', ragged), /d="M0 48H48M48 0V48M96 0V48"/);
  });

  it('sets the rulers of the focus bold', () => {
    const rulers = layer('rulers', snake, { focus: { row: 2, column: 3 } });
    assert.deepEqual(
      [...rulers.matchAll(/class="ruler on"[^>]*>(\d)/g)].map(([, n]) => n),
      ['3', '2'],
    );
  });
});

describe('the detail of a route', () => {
  const at = (cellSize: number): string => layer('route', snake, { cellSize });

  it('numbers every fifth step and the last from 40 pixels a cell', () => {
    assert.deepEqual(
      [...at(40).matchAll(/>(\d+)<\/text>/g)].map(([, n]) => n),
      ['5', '9'],
    );
    assert.equal(count(at(39), /<text/g), 0);
  });

  it('ticks cells without marks from 28', () => {
    const dots = (text: string): number =>
      count(/class="ticks" d="([^"]*)"/.exec(text)?.[1] ?? '', /h0/g);
    assert.equal(dots(at(28)), 7);
    assert.equal(dots(at(27)), 0);
  });

  it('has a chevron on every third link from 20', () => {
    const drawn = (text: string): number =>
      count(/class="chevron" d="([^"]*)"/.exec(text)?.[1] ?? '', /M/g);
    assert.equal(drawn(at(20)), 3);
    assert.equal(drawn(at(19)), 0);
  });

  it('has a head every 60 steps below that', () => {
    const names = Array.from({ length: 200 }, (_, i) => `r1c${i + 1}`);
    const long = pictureFrom(Array(200).fill('.').join(' '), { route: [names] });
    assert.equal(count(layer('route', long, { cellSize: 10 }), /route-fill far/g), 3);
  });

  it('ends a closed route without a head', () => {
    const closed = pictureFrom('. .\n. .', { route: [['r1c1', 'r1c2', 'r2c2', 'r2c1', 'r1c1']] });
    assert.equal(count(layer('route', closed), /class="route-fill k12"/g), 0);
    assert.deepEqual(
      [...layer('route', closed).matchAll(/>(\d+)<\/text>/g)].map(([, n]) => n),
      ['4'],
    );
  });
});

describe('the marks of findings', () => {
  const cells = [
    { row: 1, column: 1 },
    { row: 1, column: 2 },
  ];
  const mark = (change: Partial<PictureMark>): PictureMark => ({
    finding: 0,
    severity: 'error',
    form: 'part',
    letter: 'A',
    cells,
    ...change,
  });
  const board = (...marks: PictureMark[]): Picture => pictureFrom('. . .\n. . .', { marks });

  it('hatches parts differently and gives each its letter', () => {
    const parts = board(mark({}), mark({ letter: 'B', cells: [{ row: 2, column: 1 }] }));
    assert.match(layer('hatch', parts), /id="hatch-error-0".*id="hatch-error-1"/);
    assert.match(layer('outlines', parts), />A<.*>B</);
  });

  it('outlines those of an older version in dashes, without hatch', () => {
    const old = { old: new Set([0]) };
    assert.doesNotMatch(layer('hatch', board(mark({})), old), /pattern/);
    assert.match(layer('outlines', board(mark({})), old), /class="f-error stale"/);
  });

  it('lights hints only when they are chosen', () => {
    const hint = board(mark({ severity: 'hint', form: 'cell', letter: null }));
    assert.doesNotMatch(layer('outlines', hint), /finding-edge/);
    assert.match(layer('outlines', hint, { lit: 0 }), /finding-edge/);
  });

  it('shows the chosen finding alone', () => {
    const two = board(mark({}), mark({ finding: 1, letter: 'C' }));
    assert.doesNotMatch(layer('outlines', two, { lit: 1 }), />A</);
    assert.match(layer('outlines', two, { lit: 1 }), />C</);
  });

  it('leaves out cells that are not on the board', () => {
    assert.doesNotMatch(
      layer('outlines', board(mark({ cells: [{ row: 9, column: 9 }] }))),
      /finding-edge/,
    );
  });

  it('numbers columns no nearer than their figures are wide', () => {
    for (const [width, cellSize] of [
      [9, 48],
      [99, 20],
      [150, 20],
      [1200, 22],
      [1200, 4],
      [3000, 1.3],
    ] as const) {
      const picture = pictureFrom(Array.from({ length: width }, () => '.').join(' '));
      const figures = JSON.stringify(rulers(picture, cellSize, null));
      const columns = [...figures.matchAll(/"x":([\d.]+),"y":-/g)].map(([, x]) => Number(x));
      const digits = String(width).length;
      assert.ok(columns.length > 1, `${width} columns`);
      columns.slice(2).forEach((x, i) => {
        const apart = ((x - columns[i + 1]!) * cellSize) / 48;
        assert.ok(apart >= 6 * digits + 2, `${width} columns of ${cellSize}: ${apart}`);
      });
    }
  });
});
