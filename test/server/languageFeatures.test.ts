import assert from 'node:assert/strict';
import {
  ApplyWorkspaceEditRequest,
  CodeActionRequest,
  CodeLensRefreshRequest,
  CodeLensRequest,
  CompletionRequest,
  DocumentFormattingRequest,
  DocumentSymbolRequest,
  ExecuteCommandRequest,
  FoldingRangeRequest,
  HoverRequest,
  SemanticTokensRangeRequest,
  SemanticTokensRequest,
  ShowMessageNotification,
  type ApplyWorkspaceEditParams,
  type ClientCapabilities,
  type CompletionItem,
} from 'vscode-languageserver-protocol';
import type { ToWorker } from '../../src/jobs/jobPort';
import {
  countRequest,
  nextSolutionRequest,
  type CountParams,
  type CountResult,
  type NextSolutionResult,
} from '../../src/protocol/solutionRequests';
import { Client, localWorker } from './client';

const uri = 'file:///levels/a.grid';
const textDocument = { uri };
const square = '[one]\nboard:\n  1 1\n  1 1\n';
const capabilities: ClientCapabilities = {
  workspace: { codeLens: { refreshSupport: true } },
  textDocument: { completion: { completionItem: { snippetSupport: true } } },
};

describe('a text editor', () => {
  let client: Client;
  const seen: ToWorker[] = [];
  const checks = () =>
    seen.flatMap((message) =>
      message.type === 'run' && message.request.task === 'check' ? [message.request.source] : [],
    );

  async function start(initializationOptions: object = {}): Promise<void> {
    const spawn = () => localWorker((message) => seen.push(message));
    client = await Client.start(spawn, 'en', { capabilities, initializationOptions });
  }

  beforeEach(async () => {
    seen.length = 0;
    await start();
  });
  afterEach(() => client.stop());

  it('is answered for a text, and with nothing for one that is not open', async () => {
    const { connection } = client;
    const position = { line: 2, character: 2 };
    const ask = async () => ({
      hover: await connection.sendRequest(HoverRequest.type, { textDocument, position }),
      symbols: await connection.sendRequest(DocumentSymbolRequest.type, { textDocument }),
      folds: await connection.sendRequest(FoldingRangeRequest.type, { textDocument }),
      tokens: await connection.sendRequest(SemanticTokensRequest.type, { textDocument }),
      lenses: await connection.sendRequest(CodeLensRequest.type, { textDocument }),
    });
    assert.deepEqual(await ask(), {
      hover: null,
      symbols: [],
      folds: [],
      tokens: { data: [] },
      lenses: [],
    });
    await client.open(uri, square);
    const { hover, symbols, folds, tokens, lenses } = await ask();
    assert.ok(hover);
    assert.equal(symbols?.length, 1);
    assert.equal(folds?.length, 2);
    assert.equal(tokens?.data.length, 4 * 5);
    assert.ok(lenses?.length);
  });

  it('is given snippets where it takes them', async () => {
    await client.open(uri, '[one]\nclo');
    const items = (await client.connection.sendRequest(CompletionRequest.type, {
      textDocument,
      position: { line: 1, character: 3 },
    })) as CompletionItem[];
    assert.equal(items.find(({ label }) => label === 'closed')?.insertTextFormat, 2);
  });

  it('has its text formatted', async () => {
    await client.open(uri, '[one]\nCLOSED=no\nboard:\n1   1\n 1 1   \n');
    const edits = await client.connection.sendRequest(DocumentFormattingRequest.type, {
      textDocument,
      options: { tabSize: 2, insertSpaces: true },
    });
    assert.ok(edits?.length);
    assert.ok(
      edits.every(({ newText }) => !newText.includes('[')),
      'more than is needed',
    );
  });

  it('is told to ask for lenses again when a verdict has come', async () => {
    let asked = 0;
    client.connection.onRequest(CodeLensRefreshRequest.type, () => {
      asked++;
    });
    await client.open(uri, square);
    await client.settled(uri);
    const lenses = await client.connection.sendRequest(CodeLensRequest.type, { textDocument });
    assert.equal(lenses?.at(-1)?.command?.title, 'Solvable · 4 routes');
    assert.ok(asked >= 1);
  });

  it('has the levels in sight looked at before the others', async () => {
    const hard = '[hard]\nboard:\n  1 1\n';
    const level = (id: string, cells: string) => `[${id}]\nboard:\n  ${cells}\n`;
    await client.open(uri, hard + level('b', '1 1 1') + level('c', '1 1 1 1'));
    const range = { start: { line: 6, character: 0 }, end: { line: 8, character: 9 } };
    const { connection } = client;
    await connection.sendRequest(SemanticTokensRangeRequest.type, { textDocument, range });
    await client.when(() => (checks().length > 1 ? true : undefined));
    assert.deepEqual(
      checks()
        .slice(0, 2)
        .map((source) => source.slice(0, 3)),
      ['[ha', '[c]'],
    );
  });

  it('keeps the verdict of a level whose meaning did not change', async () => {
    await client.open(uri, square);
    await client.settled(uri);
    const changed = '// new\n[two] // new\ntitle = New\nboard:\n  . .\n\n';
    await client.change(uri, 2, { text: changed.replace('  . .\n', '  . .  // new\n  . .\n') });
    await client.when(() => client.changed.find(({ version }) => version === 2));
    const model = await client.model(uri);
    assert.ok(model && 'verdict' in model);
    assert.equal(model.verdict.state, 'solved');
    assert.equal(checks().length, 1);
    await client.change(uri, 3, { text: `${square}solution:\n  r1c1-r1c2-r2c2\n` });
    await client.settled(uri);
    assert.equal(checks().length, 2, 'a stored solution is part of it');
  });

  it('puts findings where they are now when a verdict is remembered', async () => {
    const star = (comment: string) =>
      `[a]\n${comment}x-y = 1\nfoo = 1\nboard:\n  0 1 0\n  1 1 1\n  0 1 0\n`;
    await client.open(uri, star(''));
    await client.settled(uri);
    await client.change(uri, 2, { text: star('// more\n') });
    await client.settled(uri);
    const last = client.published.at(-1)!;
    const lines = last.diagnostics.map(({ code, range }) => [code, range.start.line]);
    assert.deepEqual(
      lines.filter(([code]) => code === 'unknown-key'),
      [['unknown-key', 3]],
    );
  });

  describe('without commands of its own', () => {
    const applied = () =>
      new Promise<ApplyWorkspaceEditParams>((resolve) =>
        client.connection.onRequest(ApplyWorkspaceEditRequest.type, (params) => {
          resolve(params);
          return { applied: true };
        }),
      );
    const shown = () =>
      new Promise<string>((resolve) =>
        client.connection.onNotification(ShowMessageNotification.type, ({ message }) =>
          resolve(message),
        ),
      );
    const run = (command: string, level = 1) =>
      client.connection.sendRequest(ExecuteCommandRequest.type, {
        command,
        arguments: [{ uri, level }],
      });

    it('has the server write a route', async () => {
      await client.open(uri, square);
      const edit = applied();
      await run('gridwright.solve');
      assert.match((await edit).edit.changes?.[uri]?.[0]?.newText ?? '', /solution:/);
    });

    it('is shown why there is none, and how many there are', async () => {
      await client.open(uri, `${square}[star]\nboard:\n  0 1 0\n  1 1 1\n  0 1 0\n`);
      const why = shown();
      await run('gridwright.solve', 2);
      assert.match(await why, /^There is no route/);
      const count = shown();
      await run('gridwright.count');
      assert.equal(await count, 'Exactly 4 solutions.');
      const none = shown();
      await run('gridwright.solve', 9);
      assert.match(await none, /no level/);
    });

    it('finds the commands among the code actions', async () => {
      await client.open(uri, square);
      const at = { line: 0, character: 0 };
      const actions = await client.connection.sendRequest(CodeActionRequest.type, {
        textDocument,
        range: { start: at, end: at },
        context: { diagnostics: [] },
      });
      assert.deepEqual(
        actions?.map(({ title }) => title),
        ['Solve', 'Next Solution', 'Count Solutions'],
      );
    });
  });

  it('that has the commands is offered a preview, and nothing to execute', async () => {
    await client.stop();
    await start({ ownCommands: true });
    assert.equal(client.initialized.capabilities.executeCommandProvider, undefined);
    await client.open(uri, square);
    await client.settled(uri);
    const lenses = await client.connection.sendRequest(CodeLensRequest.type, { textDocument });
    assert.deepEqual(
      lenses?.map(({ command }) => command?.title),
      ['Solve', 'Preview', 'Solvable · 4 routes'],
    );
  });

  describe('asking for all solutions', () => {
    const next = (version: number) =>
      client.connection.sendRequest<NextSolutionResult>(nextSolutionRequest, {
        uri,
        version,
        level: 1,
      });
    const count = (more: Partial<CountParams> = {}) =>
      client.connection.sendRequest<CountResult>(countRequest, {
        uri,
        version: 1,
        level: 1,
        ...more,
      });

    it('is led through every one of them, and round again', async () => {
      await client.open(uri, square);
      const routes: string[] = [];
      for (let version = 1; version <= 6; version++) {
        const result = await next(version);
        assert.ok(result.verdict === 'next', JSON.stringify(result));
        assert.equal(result.version, version);
        const route = result.route[0]!.join('-');
        assert.equal(result.first, version === 1 || routes[0] === route);
        routes.push(route);
        await client.change(uri, version + 1, { text: `${square}solution:\n  ${route}\n` });
      }
      assert.equal(new Set(routes).size, 4);
      assert.equal(routes[4], routes[0]);
    });

    it('knows a stored route drawn the other way round', async () => {
      await client.open(uri, square);
      const [first] = await Promise.all([next(1)]);
      assert.ok(first.verdict === 'next');
      const backwards = [...first.route[0]!].reverse().join('-');
      await client.change(uri, 2, { text: `${square}solution:\n  ${backwards}\n` });
      const second = await next(2);
      assert.ok(second.verdict === 'next' && !second.first);
    });

    it('is told that there is only one, or none', async () => {
      await client.open(uri, '11\nsolution:\nr1c1-r1c2\n');
      assert.deepEqual(await next(1), {
        verdict: 'only',
        version: 1,
        message: 'The stored route is the only one.',
      });
      await client.change(uri, 2, { text: '010\n111\n010\n' });
      assert.equal((await next(2)).verdict, 'unsolvable');
      assert.equal((await next(1)).verdict, 'outdated');
    });

    it('counts them, to a limit, with their directions', async () => {
      await client.open(uri, square);
      assert.deepEqual(await count(), {
        bound: 'exact',
        version: 1,
        count: '4',
        message: 'Exactly 4 solutions.',
      });
      const limited = await count({ limit: '2' });
      assert.deepEqual([limited.bound, limited.count], ['atLeast', '2']);
      assert.equal((await count({ directed: true })).count, '8');
      assert.equal((await count({ version: 7 })).bound, 'outdated');
      assert.equal((await count({ level: 7 })).bound, 'invalid');
      await assert.rejects(count({ limit: 'many' }), /parameters are wrong/);
    });

    it('is told what hinders counting', async () => {
      await client.open(uri, '[a]\nboard:\n  1 ?\n');
      const result = await count();
      assert.equal(result.bound, 'invalid');
      assert.match(result.message, /“\?”/);
    });
  });
});
