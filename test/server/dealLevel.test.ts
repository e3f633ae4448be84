import assert from 'node:assert/strict';
import { CancellationTokenSource, ErrorCodes, LSPErrorCodes } from 'vscode-languageserver-protocol';
import { addLevel } from '../../src/level/edits/fileEdits';
import { applyEdits } from '../../src/level/range';
import {
  dealRequest,
  isDealParams,
  type DealParams,
  type DealResult,
} from '../../src/protocol/deal';
import { pingRequest } from '../../src/protocol/lsp';
import { isServerExtras } from '../../src/protocol/lspGuards';
import { checkLevel, defaultBudget } from '../../src/puzzles/check';
import { readGrid } from '../../src/puzzles/index';
import { finish } from '../../src/solvers/search';
import { Client, localWorker } from './client';

const usual: DealParams = {
  kind: 'pairs',
  rows: 6,
  columns: 8,
  kinds: 11,
  each: 4,
  blocks: 2,
  seed: 'a seed',
  clearable: true,
  settings: {},
};

describe('a request for a random deal', () => {
  let client: Client;
  const ask = (params: object): Promise<DealResult> =>
    client.connection.sendRequest(dealRequest, params);

  beforeEach(async () => {
    client = await Client.start(() => localWorker());
  });
  afterEach(() => client.stop());

  it('is offered for the kinds that deal', () => {
    const extras: unknown = client.initialized.capabilities.experimental;
    assert.ok(isServerExtras(extras));
    const deals = extras.kinds.filter(({ deals }) => deals === true).map(({ id }) => id);
    assert.deepEqual(deals, ['pairs']);
  });

  it('brings a board that makes a level with a solution', async () => {
    const deal = await ask(usual);
    assert.ok(deal.verdict === 'dealt');
    const level = { id: 'dealt', kind: 'pairs', height: 6, width: 8, symbols: deal.rows };
    const result = addLevel(readGrid('turns = 2\n'), level);
    assert.ok(result.ok);
    const text = applyEdits('turns = 2\n', result.edits);
    const read = readGrid(text).levels[0]!;
    assert.deepEqual(read.findings, [], text);
    assert.equal(finish(checkLevel(read, defaultBudget, null)).outcome.verdict, 'solved');
  });

  it('keeps to the settings that hold in the file', async () => {
    const settings = { turns: '1', border: 'closed' };
    const deal = await ask({ ...usual, kinds: 10, settings });
    assert.ok(deal.verdict === 'dealt');
    const rows = deal.rows.map((row) => row.join(' ')).join('\n');
    const [level] = readGrid(`kind = pairs\nturns = 1\nborder = closed\nboard:\n${rows}\n`).levels;
    assert.equal(finish(checkLevel(level!, defaultBudget, null)).outcome.verdict, 'solved');
  });

  it('says why there is none', async () => {
    const refused = await ask({ ...usual, kinds: 12 });
    assert.deepEqual(refused, {
      verdict: 'refused',
      message: 'There is no room: 50 tiles and blocks on 48 cells.',
    });
  });

  it('is refused where its parameters are wrong, and for a kind that does not deal', async () => {
    await assert.rejects(ask({ ...usual, rows: '6' }), { code: ErrorCodes.InvalidParams });
    await assert.rejects(ask({ ...usual, kind: 'path' }));
    assert.equal(isDealParams({ ...usual, settings: { turns: 2 } }), false);
    assert.equal(isDealParams({ ...usual, settings: null }), false);
  });

  it('can be cancelled', async () => {
    const source = new CancellationTokenSource();
    const params = { ...usual, rows: 40, columns: 40, kinds: 390 };
    const answer = client.connection.sendRequest(dealRequest, params, source.token);
    await client.connection.sendRequest(pingRequest);
    source.cancel();
    await assert.rejects(answer, { code: LSPErrorCodes.RequestCancelled });
  });
});
