import assert from 'node:assert/strict';
import { job } from '../../src/jobs/job';
import type { Hint } from '../../src/puzzles/play';
import type { Route } from '../../src/puzzles/puzzle';
import { finish } from '../../src/solvers/search';

function hintFor(source: string, after: Route): Hint {
  const result = finish(job({ id: 1, source, task: 'hint', after }));
  assert.equal(result.task, 'hint');
  return result.hint;
}

describe('a hint', () => {
  const board = '[a]\nboard:\nS..\n...\n';

  it('is the next step of a solution that goes on from here', () => {
    const hint = hintFor(board, [['r1c1', 'r2c1']]);
    assert.deepEqual(hint, { hint: 'next', to: 'r2c2', from: null });
  });

  it('says since which move a position is lost', () => {
    const route = [['r1c1', 'r1c2', 'r2c2', 'r2c3']];
    assert.deepEqual(hintFor(board, route), { hint: 'lost', since: 3 });
  });

  it('says that there never was a solution', () => {
    const hint = hintFor('[a]\nboard:\nS.#.\n', [['r1c1', 'r1c2']]);
    assert.deepEqual(hint, { hint: 'lost', since: 0 });
  });

  it('says that all is done', () => {
    const route = [['r1c1', 'r2c1', 'r2c2', 'r1c2', 'r1c3', 'r2c3']];
    assert.deepEqual(hintFor(board, route), { hint: 'done' });
  });

  it('names two tiles', () => {
    const text = '[a]\nkind = pairs\nboard:\nAA\nBB\n';
    const hint = hintFor(text, []);
    assert.ok(hint.hint === 'next' && hint.from !== null);
  });

  it('takes the pairs that are gone for gone', () => {
    const text = '[a]\nkind = pairs\nborder = closed\nboard:\nABAB\n';
    assert.deepEqual(hintFor(text, []), { hint: 'lost', since: 0 });
    assert.deepEqual(hintFor('[a]\nkind = pairs\nboard:\nAABB\n', [['r1c1', 'r1c2']]), {
      hint: 'next',
      from: 'r1c3',
      to: 'r1c4',
    });
  });

  it('is given for trails of several strokes: where the next one begins, or since when it is lost', () => {
    const bridges =
      '[a]\nkind = trail\nstrokes = 2\npoints: N 1 0 K 1 1 S 1 2 L 2 1\nedges: N-K-N S-K-S N-L S-L K-L\n';
    const walk = ['K', 'N', 'K', 'L', 'N'];
    const next = hintFor(bridges, [walk]);
    assert.ok(next.hint === 'next' && ['S', 'L', 'K'].includes(next.to));
    const last = hintFor(bridges, [walk, ['S', 'K', 'S']]);
    assert.deepEqual(last, { hint: 'next', to: 'L', from: null });
    assert.deepEqual(hintFor(bridges, [walk, ['S', 'K', 'S', 'L']]), { hint: 'done' });
    const two = '[a]\nkind = trail\nstrokes = 2\n. . . # . .\n';
    assert.deepEqual(hintFor(two, [['r1c1', 'r1c2', 'r1c3']]).hint, 'next');
    assert.deepEqual(hintFor(two, [['r1c2', 'r1c3']]), { hint: 'lost', since: 1 });
  });
});
