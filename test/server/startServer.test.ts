import assert from 'node:assert/strict';
import { CancellationTokenSource, ErrorCodes, LSPErrorCodes } from 'vscode-languageserver-protocol';
import type { ToWorker } from '../../src/jobs/jobPort';
import { pingRequest, solveRequest, type SolveResult } from '../../src/protocol/lsp';
import { isServerExtras } from '../../src/protocol/lspGuards';
import { sizeLimit } from '../../src/server/openDocument';
import { Client, localWorker } from './client';

const uri = 'file:///levels/a.grid';
const solvable = '[one]\nboard:\n  1 1\n  1 1\n';
const star = '[star]\nboard:\n  0 1 0\n  1 1 1\n  0 1 0\n';
const rooms = `[three-rooms]
board:
  1 1 0 1 1 1 1
  1 1 1 0 1 1 1
  1 1 1 0 1 0 0
  1 1 1 1 1 1 1
  1 1 1 0 1 1 1
  0 0 1 0 0 1 1
`;

/** A level whose search goes on until it is cancelled, see `localWorker`. */
const hard = '[hard]\nboard:\n  1 1\n';

describe('startServer', () => {
  let client: Client;
  const seen: ToWorker[] = [];
  const checks = () =>
    seen.flatMap((message) =>
      message.type === 'run' && message.request.task === 'check' ? [message.request.source] : [],
    );

  beforeEach(async () => {
    seen.length = 0;
    client = await Client.start(() => localWorker((message) => seen.push(message)));
  });
  afterEach(() => client.stop());

  it('tells its kinds, and takes changes as ranges', () => {
    const { capabilities } = client.initialized;
    const extras: unknown = capabilities.experimental;
    assert.ok(isServerExtras(extras));
    assert.deepEqual(
      extras.cards.map(({ id, name }) => [id, name]),
      [
        ['path', 'Path'],
        ['trail', 'Trail'],
        ['pairs', 'Pairs'],
        ['knight', 'Knight'],
      ],
    );
    assert.deepEqual(capabilities.textDocumentSync, { openClose: true, change: 2 });
  });

  it('answers a ping', async () => {
    assert.equal(await client.connection.sendRequest(pingRequest), null);
  });

  it('publishes faults of text at once, with their version and range', async () => {
    await client.open(uri, '[a]\nboard:\n  1 1\n  1 ?\n', 7);
    const first = await client.when(() => client.published[0]);
    assert.equal(first.version, 7);
    const diagnostic = first.diagnostics[0]!;
    assert.equal(diagnostic.code, 'unknown-cell');
    assert.equal(diagnostic.severity, 1);
    assert.equal(diagnostic.source, 'gridwright');
    assert.deepEqual(diagnostic.range, {
      start: { line: 3, character: 4 },
      end: { line: 3, character: 5 },
    });
    assert.match(JSON.stringify(diagnostic.message), /“\?” is no cell/);
  });

  it('publishes the last text of a burst of changes, and answers by it', async () => {
    await client.open(uri, '[a]\nboard:\n  1 1\n');
    const at = { line: 2, character: 5 };
    const range = { start: at, end: at };
    for (let version = 2; version <= 100; version++) {
      void client.change(uri, version, { range, text: version === 100 ? '?' : ' 1' });
    }
    const model = await client.model(uri);
    assert.equal(model?.version, 100);
    assert.ok('picture' in model);
    assert.equal(model.picture?.cells[0]?.length, 100);
    const last = await client.when(() => client.published.find(({ version }) => version === 100));
    assert.deepEqual(
      last.diagnostics.map(({ code }) => code),
      ['unknown-cell'],
    );
    const versions = client.published.map(({ version }) => version ?? 0);
    assert.deepEqual(
      versions,
      [...versions].sort((a, b) => a - b),
    );
  });

  it('says that the parameters of a request are wrong', async () => {
    await client.open(uri, '[a]\n11\n');
    const wrong: [string, unknown][] = [
      ['textDocument/hover', { textDocument: { uri } }],
      ['textDocument/hover', { textDocument: { uri }, position: { line: -1, character: 0 } }],
      ['textDocument/completion', { position: { line: 0, character: 0 } }],
      ['textDocument/codeAction', { textDocument: { uri }, range: {}, context: {} }],
      ['textDocument/codeLens', {}],
      ['textDocument/documentSymbol', { textDocument: null }],
      ['textDocument/foldingRange', { textDocument: { uri: 1 } }],
      ['textDocument/formatting', { options: {} }],
      ['textDocument/semanticTokens/full', {}],
      ['textDocument/semanticTokens/range', { textDocument: { uri } }],
      ['workspace/executeCommand', { arguments: [] }],
      ['gridwright/model', { uri }],
      ['gridwright/solve', { uri, level: 1 }],
      ['gridwright/count', null],
    ];
    for (const [method, params] of wrong) {
      const answer = client.connection.sendRequest(method, params);
      await assert.rejects(answer, { code: ErrorCodes.InvalidParams }, method);
    }
    assert.equal(await client.connection.sendRequest(pingRequest), null);
  });

  it('publishes the verdict after the search, with its proofs', async () => {
    await client.open(uri, star);
    const expectation = await client.when(() =>
      client.published.at(-1)?.diagnostics.find(({ code }) => code === 'expectation'),
    );
    assert.equal(expectation.severity, 1);
    assert.ok((expectation.relatedInformation?.length ?? 0) > 0);
  });

  it('says a broken expectation once, with the remedies the search has found', async () => {
    await client.open(uri, rooms);
    const model = await client.settled(uri);
    const broken = model.findings.filter(({ code }) => code === 'expectation');
    assert.deepEqual(
      broken.map(({ fixes }) => fixes.map(({ title }) => title)),
      [['Open r3c6', 'Open r5c4', 'Expect unsolvable']],
    );
    const published = client.published.at(-1)?.diagnostics ?? [];
    assert.equal(published.filter(({ code }) => code === 'expectation').length, 1);
  });

  it('counts the trails of a drawing by their name', async () => {
    const house = 'points: R 1 0 A 0 1 B 2 1 C 0 3 D 2 3\nedges: C-A-B-D-C-B-R-A-D\n';
    await client.open(uri, `kind = trail\n${house}`);
    const { verdict } = await client.settled(uri);
    assert.deepEqual(
      [verdict.words, verdict.spoken],
      ['Solvable · 44 trails', 'Solvable. 44 trails.'],
    );
  });

  it('gives the model of a level, first pending, then with its verdict', async () => {
    await client.open(uri, solvable + star);
    const model = await client.settled(uri, 1);
    assert.equal(model.verdict.state, 'solved');
    assert.equal(model.verdict.words, 'Solvable · 4 routes');
    assert.deepEqual(
      model.levels.map(({ id }) => id),
      ['one', 'star'],
    );
    assert.equal(model.picture?.cells.length, 2);
    const second = await client.settled(uri, 2);
    assert.equal(second.verdict.state, 'unsolvable');
    assert.match(second.verdict.words, /^Impossible · /);
    assert.equal(
      second.findings.some(({ code }) => code === 'expectation'),
      true,
    );
  });

  it('lists the findings of the whole file with every level', async () => {
    await client.open(uri, `作者 = x\n${solvable}${star}`);
    for (const level of [1, 2]) {
      const { findings } = await client.settled(uri, level);
      const told = findings.filter(({ code }) => code === 'unknown-key');
      assert.deepEqual(
        told.map(({ where, line }) => [where, line]),
        [['line 1', 0]],
      );
    }
  });

  it('gives the nearest level for a place out of range', async () => {
    await client.open(uri, solvable + star);
    const model = await client.settled(uri, 99);
    assert.equal(model.index, 2);
  });

  it('gives no model of a document that is not open, and says why there is nothing to draw', async () => {
    assert.equal(await client.model('file:///none.grid'), null);
    await client.open(uri, '// nothing yet\n');
    const model = await client.model(uri);
    assert.ok(model && 'nothing' in model);
    assert.match(model.nothing, /no level yet/);
  });

  it('seeks the level that was asked for first', async () => {
    await client.open(uri, hard + solvable + star);
    assert.ok(await client.settled(uri, 3));
    const order = checks().map((source) => source.slice(0, 6));
    assert.deepEqual(order.slice(0, 2), ['[hard]', '[star]']);
  });

  it('sets hard levels of other files aside for the one the author turns to', async () => {
    await client.open('file:///first.grid', hard);
    await client.open('file:///second.grid', hard.replace('1 1', '1 0'));
    await client.open(uri, solvable);
    assert.equal((await client.settled(uri)).verdict.state, 'solved');
    const [cancel] = seen.filter(({ type }) => type === 'cancel');
    assert.ok(cancel, 'nothing was set aside');
    // It is done again.
    await client.open('file:///third.grid', star);
    await client.settled('file:///third.grid');
    const runs = seen.flatMap((message) => (message.type === 'run' ? [message.request.id] : []));
    assert.ok(runs.filter((id) => id === ('id' in cancel ? cancel.id : 0)).length > 1);
  });

  it('solves only the level that changed again', async () => {
    await client.open(uri, solvable + star);
    await client.settled(uri, 1);
    await client.settled(uri, 2);
    const start = { line: 2, character: 4 };
    const range = { start, end: { line: 2, character: 5 } };
    await client.change(uri, 2, { range, text: '0' });
    await client.when(() => client.changed.find(({ version }) => version === 2));
    const model = await client.settled(uri, 1);
    assert.equal(model.version, 2);
    await client.settled(uri, 2);
    assert.deepEqual(
      checks().map((source) => source.slice(1, 4)),
      ['one', 'sta', 'one'],
    );
  });

  it('puts a verdict into the kind’s own words', async () => {
    await client.open(uri, '[a]\nkind = pairs\nboard:\n  A A\n');
    const { verdict } = await client.settled(uri);
    assert.deepEqual([verdict.words, verdict.spoken], ['Can be cleared', 'Can be cleared.']);
  });

  it('drops the search of a text that has changed, and keeps the verdict before as pending', async () => {
    await client.open(uri, star);
    await client.settled(uri);
    await client.change(uri, 2, { text: hard });
    await client.when(() => client.changed.find(({ version }) => version === 2));
    const pending = await client.model(uri);
    assert.ok(pending && 'verdict' in pending);
    assert.equal(pending.verdict.state, 'pending');
    assert.match(pending.verdict.words, /^Impossible/);
    await client.change(uri, 3, { text: solvable });
    const model = await client.settled(uri);
    assert.equal(model.verdict.state, 'solved');
    assert.equal(
      seen.some(({ type }) => type === 'cancel'),
      true,
    );
  });

  it('clears the diagnostics of a closed document', async () => {
    await client.open(uri, star);
    await client.settled(uri);
    await client.close(uri);
    const last = await client.when(() => client.published.find(({ version }) => !version));
    assert.deepEqual(last, { uri, diagnostics: [] });
    assert.equal(await client.model(uri), null);
  });

  it('says of a file that is too large that it is not checked', async () => {
    await client.open(uri, ' '.repeat(sizeLimit + 1));
    const { diagnostics } = await client.when(() => client.published[0]);
    assert.deepEqual(
      diagnostics.map(({ code }) => code),
      ['file-too-large'],
    );
    const model = await client.model(uri);
    assert.ok(model && 'nothing' in model);
    assert.match(model.nothing, /4\.0 MB/);
  });

  it('speaks the language of the client', async () => {
    const chinese = await Client.start(() => localWorker(), 'zh-CN');
    try {
      await chinese.open(uri, solvable);
      assert.equal((await chinese.settled(uri)).verdict.words, '有解 · 4 条路线');
    } finally {
      await chinese.stop();
    }
  });

  describe('asked for a route', () => {
    const solve = (version: number, level = 1) =>
      client.connection.sendRequest<SolveResult>(solveRequest, { uri, version, level });

    it('gives one', async () => {
      await client.open(uri, solvable);
      const result = await solve(1);
      assert.ok(result.verdict === 'solved');
      assert.equal(result.route[0]?.length, 4);
    });

    it('says why there is none', async () => {
      await client.open(uri, star);
      const result = await solve(1);
      assert.equal(result.verdict, 'unsolvable');
      assert.match('message' in result ? result.message : '', /^There is no route: \S/);
    });

    it('names the first error of a level that cannot be read', async () => {
      await client.open(uri, '[a]\nboard:\n  1 ?\n');
      const result = await solve(1);
      assert.equal(result.verdict, 'invalid');
      assert.match('message' in result ? result.message : '', /“\?” is no cell/);
    });

    it('answers that the request is outdated where the text has moved on', async () => {
      await client.open(uri, solvable, 2);
      assert.equal((await solve(1)).verdict, 'outdated');
      assert.equal((await solve(3)).verdict, 'outdated');
    });

    it('ends the search when the text changes', async () => {
      await client.open(uri, hard);
      const asked = solve(1);
      await client.change(uri, 2, { text: solvable });
      assert.equal((await asked).verdict, 'outdated');
    });

    it('is cancelled by the token of the request', async () => {
      await client.open(uri, hard);
      const source = new CancellationTokenSource();
      const params = { uri, version: 1, level: 1 };
      const asked = client.connection.sendRequest<SolveResult>(solveRequest, params, source.token);
      await client.model(uri);
      source.cancel();
      await assert.rejects(asked, { code: LSPErrorCodes.RequestCancelled });
      const cancel = await client.when(() => seen.find(({ type }) => type === 'cancel'));
      assert.ok(cancel);
    });
  });
});
