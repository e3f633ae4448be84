import assert from 'node:assert/strict';
import fc from 'fast-check';
import { graphemes } from '../../src/level/characters';
import { displayWidth } from '../../src/level/displayWidth';

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
const pieces = fc.constantFrom(
  ...[
    'a',
    '1',
    '_',
    '●',
    '苹',
    'é',
    'e',
    '\u0301',
    '\ufe0f',
    '\u200d',
    '👨',
    '👍🏽',
    '🇨',
    '🇳',
    '\r',
    '\n',
  ],
  ...[
    '\u0600',
    '\u0915',
    '\u094d',
    '\u1100',
    '\u1161',
    '\uac00',
    '\u11a8',
    '▪',
    '©',
    '\ud800',
    '\u00ad',
    '１',
  ],
);

describe('graphemes', () => {
  it('are what a segmenter says of the whole text', () => {
    const texts = fc.oneof(
      fc.array(pieces, { maxLength: 30 }).map((all) => all.join('')),
      fc.string({ unit: 'binary' }),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const whole = Array.from(segmenter.segment(text), ({ segment, index }) => ({
          text: segment,
          index,
        }));
        assert.deepEqual(graphemes(text), whole);
      }),
      { numRuns: 2000 },
    );
  });

  it('are found in one as long as a text', () => {
    const text = `a${'\u0301'.repeat(100_000)}b`;
    assert.deepEqual(
      graphemes(text).map(({ index }) => index),
      [0, 100_001],
    );
  });
});

describe('displayWidth', () => {
  it('counts Wide, Fullwidth and emoji as two, ambiguous characters as one, marks as none', () => {
    for (const [text, width] of [
      ['abc', 3],
      ['苹果', 4],
      ['１＃', 4],
      ['●○', 2],
      ['e\u0301', 1],
      ['❤️', 2],
      ['❤', 1],
      ['👨‍👩‍👧', 2],
      ['🇨🇳', 2],
      ['1️⃣', 2],
      ['\ufeff.', 1],
      ['ｱ', 1],
      ['', 0],
    ] as const) {
      assert.equal(displayWidth(text), width, text);
    }
  });
});
