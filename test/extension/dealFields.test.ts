import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  fittingLabels,
  readDealBlocks,
  readDealLabels,
  readDealSize,
  type FieldValue,
} from '../../src/extension/commands/dealFields';
import { extensionWords } from '../../src/messages/extension';
import { Teller } from '../../src/messages/teller';
import { dealPairs } from '../../src/puzzles/pairs/deal';
import { finish } from '../../src/solvers/search';

const tellers = (['en', 'zh-cn'] as const).map((locale) => new Teller(locale, [extensionWords]));

/** The code of a refusal; its sentence has every number in both languages. */
function codeOf(field: FieldValue<unknown>): string | null {
  if (field.ok) return null;
  for (const teller of tellers) {
    assert.ok(teller.has(field.code), field.code);
    assert.doesNotMatch(teller.tell(field.code, field.args), /[{}]/);
  }
  return field.code;
}

describe('the fields of a random deal', () => {
  it('take only what the deal takes', () => {
    const whole = fc.integer({ min: 0, max: 12 });
    let dealt = 0;
    fc.assert(
      fc.property(whole, whole, whole, whole, whole, (rows, columns, kinds, each, blocks) => {
        const cells = rows * columns;
        const isTaken =
          readDealSize(`${rows} × ${columns}`).ok &&
          readDealLabels(`${kinds} × ${each}`, cells).ok &&
          readDealBlocks(String(blocks), cells, kinds * each).ok;
        const options = { rows, columns, kinds, each, blocks, seed: '1', settings: {} };
        const deal = finish(dealPairs({ ...options, clearable: true }, { steps: 1 }));
        // A board without tiles can be dealt; nobody asks for one here.
        const hasTiles = kinds * each > 0 && cells > 1;
        assert.equal(isTaken, deal.verdict !== 'refused' && hasTiles);
        if (isTaken) dealt++;
      }),
      { numRuns: 3000 },
    );
    assert.ok(dealt > 50);
  });

  it('begin with labels that fit the size and nearly fill it', () => {
    assert.deepEqual(fittingLabels(80), { kinds: 20, each: 4 });
    assert.deepEqual(fittingLabels(48), { kinds: 12, each: 4 });
    for (let cells = 2; cells <= 10_000; cells++) {
      const { kinds, each } = fittingLabels(cells);
      assert.ok(readDealLabels(`${kinds} × ${each}`, cells).ok, String(cells));
      assert.ok(cells - kinds * each < 4);
    }
  });

  it('say what can’t be, with the number of cells', () => {
    assert.equal(codeOf(readDealSize('big')), 'new-deal.bad-size');
    assert.equal(codeOf(readDealSize('101 × 4')), 'new-deal.no-size');
    assert.equal(codeOf(readDealSize('0')), 'new-deal.no-size');
    assert.equal(codeOf(readDealSize('1 × 1')), 'new-deal.no-size');
    assert.equal(codeOf(readDealLabels('12', 48)), 'new-deal.bad-labels');
    assert.equal(codeOf(readDealLabels('0 × 4', 48)), 'new-deal.bad-labels');
    assert.equal(codeOf(readDealLabels('20 × 4', 48)), 'new-deal.no-room');
    assert.equal(codeOf(readDealLabels('12 × 3', 48)), 'new-deal.odd');
    assert.equal(codeOf(readDealBlocks('-1', 48, 40)), 'new-deal.bad-blocks');
    assert.equal(codeOf(readDealBlocks('9', 48, 40)), 'new-deal.no-blocks');
    const full = readDealLabels('20 × 4', 48);
    assert.ok(!full.ok);
    assert.equal(tellers[0]!.tell(full.code, full.args), '80 tiles have no room on 48 cells.');
  });

  it('are read in full width too', () => {
    assert.deepEqual(readDealLabels('２０×４', 80), { ok: true, value: { kinds: 20, each: 4 } });
    assert.deepEqual(readDealBlocks(' ８ ', 48, 40), { ok: true, value: 8 });
  });
});
