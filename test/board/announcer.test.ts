import assert from 'node:assert/strict';
import { Announcer } from '../../src/board/announcer';
import { wordsOf } from '../../src/board/words';
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

  it('says which point or edge of a drawing an edit added, moved or removed', () => {
    for (const [change, en, zhCn] of [
      [{ type: 'addPoint', name: 'A', x: 1, y: 0 }, 'Point A added.', '已添加点 A。'],
      [{ type: 'movePoint', name: 'A', x: 0, y: 0 }, 'Point A moved.', '已移动点 A。'],
      [{ type: 'removePoint', name: 'A' }, 'Point A removed.', '已删除点 A。'],
      [{ type: 'addEdge', from: 'A', to: 'B' }, 'Edge A–B added.', '已添加边 A–B。'],
      [{ type: 'removeEdge', from: 'A', to: 'B', copy: 2 }, 'Edge A–B removed.', '已删除边 A–B。'],
    ] as const) {
      for (const [told, said] of [
        [words, en],
        [wordsOf('zh-cn'), zhCn],
      ] as const) {
        const announcer = new Announcer();
        announcer.hear(modelFrom('. .'), told);
        announcer.edited(change);
        assert.equal(
          announcer.hear(modelFrom('. .', { version: 2, verdict: pending }), told),
          said,
        );
      }
    }
  });

  it('says nothing of an edit that was refused', () => {
    const announcer = new Announcer();
    announcer.hear(modelFrom('. .'), words);
    announcer.edited({ type: 'paint', cells: [{ row: 1, column: 2 }], symbol: '#' });
    announcer.refused();
    assert.equal(announcer.hear(modelFrom('. #', { version: 2, verdict: pending }), words), null);
  });
});
