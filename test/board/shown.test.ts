import assert from 'node:assert/strict';
import { chosenAgain, shownOf } from '../../src/board/shown';
import { litPicture, modelFrom, pending, toldFinding } from './models';

const broken = modelFrom('. .', {
  picture: litPicture('. .'),
  verdict: { state: 'unsolvable', words: 'Impossible', spoken: 'Impossible.' },
  findings: [toldFinding('expectation')],
});

describe('shownOf', () => {
  it('keeps searched findings and the verdict’s words while a new one is pending', () => {
    const next = modelFrom('. #', {
      version: 2,
      verdict: pending,
      findings: [toldFinding('odd-degree')],
    });
    const { model, findings, old } = shownOf(next, shownOf(broken, null));
    assert.deepEqual(
      findings.map(({ code }) => code),
      ['odd-degree', 'expectation'],
    );
    assert.deepEqual([...old], [1]);
    assert.equal(model.picture?.marks[0]?.finding, 1);
    assert.equal(model.verdict.words, 'Impossible');
  });

  it('keeps them over several pending models, and drops them with the verdict', () => {
    const first = shownOf(
      modelFrom('. #', { version: 2, verdict: pending }),
      shownOf(broken, null),
    );
    const second = shownOf(modelFrom('# #', { version: 3, verdict: pending }), first);
    assert.equal(second.findings.length, 1);
    assert.equal(shownOf(modelFrom('# #', { version: 3 }), second).findings.length, 0);
  });

  it('drops findings of text at once', () => {
    const text = modelFrom('. .', { findings: [toldFinding('ragged-row')] });
    const next = modelFrom('. .', { version: 2, verdict: pending });
    assert.deepEqual(shownOf(next, shownOf(text, null)).findings, []);
  });

  it('takes nothing over from another level', () => {
    const other = modelFrom('. .', { id: 'b', index: 2, verdict: pending });
    assert.deepEqual(shownOf(other, shownOf(broken, null)).findings, []);
  });
});

describe('chosenAgain', () => {
  it('finds the chosen finding in a new list', () => {
    const before = shownOf(broken, null);
    const now = shownOf(
      { ...broken, findings: [toldFinding('odd-degree'), ...broken.findings] },
      null,
    );
    assert.equal(chosenAgain(0, before, now), 1);
    assert.equal(chosenAgain(0, before, shownOf(modelFrom('. .'), null)), null);
    assert.equal(chosenAgain(null, before, now), null);
  });
});
