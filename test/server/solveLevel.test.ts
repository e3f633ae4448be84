import assert from 'node:assert/strict';
import { JobPool } from '../../src/jobs/pool';
import { serverTables } from '../../src/server/chinese';
import { Teller } from '../../src/messages/teller';
import { defaultBudget, type Checked } from '../../src/puzzles/check';
import { OpenDocument } from '../../src/server/openDocument';
import { solveLevel } from '../../src/server/solveLevel';
import { localWorker } from './client';

const uri = 'file:///a.grid';

/** Asks for a route of a small level whose check ended so. */
async function solved(steps: number) {
  const checked: Checked = { outcome: { verdict: 'undecided', steps }, unique: null, findings: [] };
  const never = () => new Promise<never>(() => undefined);
  const verdicts = { known: () => checked, check: never };
  const document = new OpenDocument(uri, verdicts, () => undefined);
  document.update(1, '11\n11\n');
  const pool = new JobPool({ size: 1, spawn: () => localWorker(), timer: () => () => undefined });
  const teller = new Teller('en', serverTables);
  const params = { uri, version: 1, level: 1 };
  const result = await solveLevel(document, params, pool, teller, new AbortController().signal);
  pool.dispose();
  return result.verdict;
}

describe('solveLevel', () => {
  it('searches on where the background check gave up early', async () => {
    assert.equal(await solved(1000), 'solved');
  });

  it('does not search again where the whole budget was used up', async () => {
    assert.equal(await solved(defaultBudget.steps), 'undecided');
  });
});
