import assert from 'node:assert/strict';
import { fromStart } from '../../src/puzzles/fromStart';
import { kindOf, readGrid } from '../../src/puzzles/index';
import { finish } from '../../src/solvers/search';

function tried(text: string, start: string) {
  const file = readGrid(text);
  return fromStart(file, file.levels[0]!, start);
}

/** The first step of a route from a start, `none` where there is none, or the code of a refusal. */
function firstStep(text: string, start: string): string {
  const result = tried(text, start);
  if (!result.ok) return result.code;
  const outcome = finish(kindOf(result.level).solve(result.level, { steps: 100_000 }));
  return outcome.verdict === 'solved' ? outcome.route[0]![0]! : 'none';
}

describe('fromStart', () => {
  it('starts a knight where a tour starts, and nowhere else', () => {
    const board = `kind = knight\n${'.....\n'.repeat(5)}`;
    const starts = [1, 2, 3, 4, 5].flatMap((row) =>
      [1, 2, 3, 4, 5].filter((column) => firstStep(board, `r${row}c${column}`) !== 'none'),
    );
    assert.equal(starts.length, 13);
  });

  it('says which S had to go, and leaves the E', () => {
    const result = tried('// above\n[a]\nS..\n...\n..E\n', 'r1c3');
    assert.ok(result.ok);
    assert.equal(result.former, 'r1c1');
    assert.equal(firstStep('S..\n...\n..E\n', 'r1c3'), 'r1c3');
    const same = tried('S..\n...\n', 'r1c1');
    assert.ok(same.ok && same.former === null);
  });

  it('writes the start into a level of several, on a board of 0 and 1 too', () => {
    const file = readGrid('[a]\nclosed = yes\nS.\n..\n\n[b]\n11\n11\n');
    const result = fromStart(file, file.levels[1]!, 'r2c2');
    assert.ok(result.ok);
    assert.match(result.level.text, /^\[b\]/);
    const outcome = finish(kindOf(result.level).solve(result.level, { steps: 1000 }));
    assert.ok(outcome.verdict === 'solved' && outcome.route[0]![0] === 'r2c2');
  });

  it('names what is no start', () => {
    assert.equal(firstStep('.#\n..\n', 'r1c2'), 'start.not-open');
    assert.equal(firstStep('..\n..\n', 'r3c1'), 'start.not-open');
    assert.equal(firstStep('..\n.E\n', 'r2c2'), 'start.not-open');
    assert.equal(firstStep('1 . 2\n', 'r1c3'), 'start.not-open');
    assert.equal(firstStep('1 . 2\n', 'r1c1'), 'r1c1');
    assert.equal(firstStep('..\n..\n', 'here'), 'start.no-cell');
    assert.equal(firstStep('kind = pairs\nA A\n', 'r1c1'), 'start.of-kind');
    const drawing = 'kind = trail\npoints:\n  A 0 0  B 1 0\nedges:\n  A-B\n';
    assert.equal(firstStep(drawing, 'C'), 'start.no-point');
    assert.equal(firstStep(drawing, 'B'), 'B');
  });
});
