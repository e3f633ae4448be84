import assert from 'node:assert/strict';
import { checkLevel, defaultBudget } from '../../../src/puzzles/check';
import { readGrid } from '../../../src/puzzles/index';
import { finish } from '../../../src/solvers/search';

/** The step at which the stored solution of a text is called wrong, and why. */
function wrongAt(text: string): unknown {
  const { findings } = finish(checkLevel(readGrid(text).levels[0]!, defaultBudget, null));
  const wrong = findings.find(({ code }) => code === 'stale-solution');
  return wrong && [wrong.args['step'], wrong.reason, wrong.args['cell']];
}

describe('verifyTour', () => {
  it('names the step that a numbered cell was due at, with numbers = steps', () => {
    const steps = (board: string, route: string): string =>
      `numbers = steps\nboard: spaced\n${board}\nsolution: ${route}\n`;
    assert.deepEqual(wrongAt(steps('. 1\n. .', 'r1c1-r1c2-r2c2-r2c1')), [1, 'step-due', 'r1c2']);
    const due = steps('# .\n. .\n1 #', 'r1c2-r2c2-r2c1-r3c1');
    assert.deepEqual(wrongAt(due), [1, 'step-due', 'r3c1']);
    const early = steps('. 4\n. .', 'r1c1-r1c2-r2c2-r2c1');
    assert.deepEqual(wrongAt(early), [2, 'step', 'r1c2']);
    assert.equal(wrongAt(steps('1 4\n. .', 'r1c1-r2c1-r2c2-r1c2')), undefined);
  });
});
