import assert from 'node:assert/strict';
import { Announcer } from '../../src/board/announcer';
import { modelFrom, pending, words } from './models';

describe('Announcer', () => {
  it('says a verdict once it has settled, and once only', () => {
    const announcer = new Announcer();
    assert.equal(announcer.hear(modelFrom('. .', { verdict: pending }), words), null);
    assert.equal(announcer.hear(modelFrom('. .'), words), 'Solvable.');
    assert.equal(announcer.hear(modelFrom('. .', { version: 2, verdict: pending }), words), null);
    assert.equal(announcer.hear(modelFrom('. .', { version: 2 }), words), null);
  });

  it('says the same verdict again for another level', () => {
    const announcer = new Announcer();
    announcer.hear(modelFrom('. .'), words);
    assert.equal(announcer.hear(modelFrom('. .', { id: 'b', index: 2 }), words), 'Solvable.');
  });

  it('says what an edit did when its model comes', () => {
    const announcer = new Announcer();
    announcer.hear(modelFrom('. .'), words);
    announcer.edited({ type: 'paint', cells: [{ row: 1, column: 2 }], symbol: '#' });
    const next = modelFrom('. #', { version: 2, verdict: pending });
    assert.equal(announcer.hear(next, words), 'r1c2 is hole.');
    assert.equal(announcer.hear({ ...next, version: 3 }, words), null);
  });

  it('says nothing of an edit that was refused', () => {
    const announcer = new Announcer();
    announcer.hear(modelFrom('. .'), words);
    announcer.edited({ type: 'paint', cells: [{ row: 1, column: 2 }], symbol: '#' });
    announcer.refused();
    assert.equal(announcer.hear(modelFrom('. #', { version: 2, verdict: pending }), words), null);
  });
});
