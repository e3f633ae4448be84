import assert from 'node:assert/strict';
import { signsOf } from '../../../src/cli/picture/signsOf';

describe('signsOf', () => {
  it('gathers what the texts of a picture show', () => {
    const svg = '<svg class="猫"><text x="1">a&lt;猫</text><rect/><text>❤️ &amp;</text></svg>';
    assert.equal(String.fromCodePoint(...signsOf(svg)), 'a<猫❤&');
  });
});
