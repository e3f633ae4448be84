import assert from 'node:assert/strict';
import { cornersOf, polyline, roundedPath, toneAt } from '../../../src/drawing/scene/polyline';
import { svgText } from '../../../src/drawing/svg';

const style = { width: 12, radius: 16, halo: 3, from: 0, to: 1, ids: 'a-' };

describe('cornersOf', () => {
  it('keeps ends and turns and leaves out points on a straight piece', () => {
    const points = [
      [0, 0],
      [48, 0],
      [96, 0],
      [96, 48],
    ] as const;
    assert.deepEqual(cornersOf(points), [
      [0, 0],
      [96, 0],
      [96, 48],
    ]);
  });

  it('keeps the point where a line turns back on itself', () => {
    assert.deepEqual(
      cornersOf([
        [0, 0],
        [96, 0],
        [48, 0],
      ]),
      [
        [0, 0],
        [96, 0],
        [48, 0],
      ],
    );
  });

  it('takes points in one place as one', () => {
    assert.deepEqual(
      cornersOf([
        [0, 0],
        [0, 0],
        [48, 0],
      ]),
      [
        [0, 0],
        [48, 0],
      ],
    );
  });
});

describe('roundedPath', () => {
  it('rounds a corner by the radius', () => {
    assert.equal(
      roundedPath(
        [
          [0, 0],
          [96, 0],
          [96, 96],
        ],
        16,
      ),
      'M0 0L80 0Q96 0 96 16L96 16L96 96',
    );
  });

  it('takes half a link where the radius is longer', () => {
    assert.equal(
      roundedPath(
        [
          [0, 0],
          [20, 0],
          [20, 96],
        ],
        16,
      ),
      'M0 0L10 0Q20 0 20 10L20 10L20 96',
    );
  });

  it('is empty for a single point', () => {
    assert.equal(roundedPath([[24, 24]], 16), '');
  });
});

describe('polyline', () => {
  it('runs from the first tone to the last over a halo 3 wider on each side', () => {
    const text = svgText(
      polyline(
        [
          [0, 0],
          [96, 0],
        ],
        style,
      ),
    );
    assert.match(text, /id="a-tone-0"/);
    assert.match(text, /class="stop k0".*class="stop k12"/);
    assert.match(text, /class="route-halo" stroke-width="18"/);
    assert.match(text, /stroke-width="12"/);
  });

  it('needs no gradient where the tone stays the same', () => {
    const text = svgText(
      polyline(
        [
          [0, 0],
          [96, 0],
        ],
        { ...style, from: 0.5, to: 0.5 },
      ),
    );
    assert.doesNotMatch(text, /linearGradient/);
    assert.match(text, /class="route route-tone k6"/);
  });
});

describe('toneAt', () => {
  it('stays between 0 and 12', () => {
    assert.deepEqual([-1, 0, 0.5, 1, 2].map(toneAt), [0, 0, 6, 12, 12]);
  });
});
