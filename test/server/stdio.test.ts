import assert from 'node:assert/strict';
import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import {
  ApplyWorkspaceEditRequest,
  CodeActionRequest,
  CompletionRequest,
  createProtocolConnection,
  DidOpenTextDocumentNotification,
  DocumentFormattingRequest,
  ExecuteCommandRequest,
  ExitNotification,
  HoverRequest,
  InitializedNotification,
  InitializeRequest,
  PublishDiagnosticsNotification,
  ShutdownRequest,
  StreamMessageReader,
  StreamMessageWriter,
  type ApplyWorkspaceEditParams,
  type CodeAction,
  type ProtocolConnection,
  type PublishDiagnosticsParams,
} from 'vscode-languageserver-protocol/node';

const uri = 'file:///levels/a.grid';
const text = '[one]\nclosd = no\nboard:\n  1 1\n  1 1\n';
const textDocument = { uri };

// The language server as another editor has it: a process, two pipes, nothing of VS Code.
describe('gridwright lsp --stdio', () => {
  let folder: string;
  let child: ChildProcessWithoutNullStreams;
  let connection: ProtocolConnection;
  let ended: Promise<unknown[]>;

  before(async function () {
    this.timeout(60_000);
    folder = await mkdtemp(join(tmpdir(), 'gridwright-lsp-'));
    await writeFile(join(folder, 'package.json'), '{"version":"1.2.3"}');
    const source = join(import.meta.dirname, '../../src');
    const bundles = {
      cli: 'cli/main',
      'server.node': 'server/main.node',
      'jobs.node': 'jobs/worker.node',
    };
    await build({
      entryPoints: Object.entries(bundles).map(([out, from]) => ({
        in: join(source, `${from}.ts`),
        out,
      })),
      outdir: join(folder, 'dist'),
      bundle: true,
      platform: 'node',
      format: 'cjs',
      target: 'node20',
    });
  });
  after(() => rm(folder, { recursive: true, force: true }));

  beforeEach(() => {
    child = spawn(process.execPath, [join(folder, 'dist/cli.js'), 'lsp', '--stdio'], {
      env: { ...process.env, LC_ALL: 'C' },
    });
    ended = once(child, 'exit');
    connection = createProtocolConnection(
      new StreamMessageReader(child.stdout),
      new StreamMessageWriter(child.stdin),
    );
  });
  afterEach(() => {
    connection.dispose();
    child.kill('SIGKILL');
  });

  async function initialize(locale?: string) {
    connection.listen();
    const result = await connection.sendRequest(InitializeRequest.type, {
      processId: process.pid,
      rootUri: null, // eslint-disable-line @typescript-eslint/no-deprecated -- the type asks for it
      capabilities: {},
      ...(locale && { locale }),
    });
    await connection.sendNotification(InitializedNotification.type, {});
    return result;
  }

  /** Opens the text and waits for its findings. */
  async function open(): Promise<PublishDiagnosticsParams> {
    const published = new Promise<PublishDiagnosticsParams>((resolve) =>
      connection.onNotification(PublishDiagnosticsNotification.type, resolve),
    );
    await connection.sendNotification(DidOpenTextDocumentNotification.type, {
      textDocument: { uri, languageId: 'grid', version: 1, text },
    });
    return published;
  }

  it('serves an editor from initialize to exit', async () => {
    const { capabilities } = await initialize();
    assert.ok(capabilities.executeCommandProvider?.commands.includes('gridwright.solve'));

    const { diagnostics } = await open();
    const [diagnostic] = diagnostics;
    assert.equal(diagnostic?.code, 'unknown-key');

    const position = { line: 3, character: 2 };
    const hover = await connection.sendRequest(HoverRequest.type, { textDocument, position });
    assert.match(JSON.stringify(hover?.contents), /row 1, column 1/);

    const completion = await connection.sendRequest(CompletionRequest.type, {
      textDocument,
      position: { line: 1, character: 8 },
    });
    assert.ok(Array.isArray(completion));

    const edits = await connection.sendRequest(DocumentFormattingRequest.type, {
      textDocument,
      options: { tabSize: 2, insertSpaces: true },
    });
    assert.deepEqual(edits, [], 'the text has its usual form');

    const actions = (await connection.sendRequest(CodeActionRequest.type, {
      textDocument,
      range: diagnostic.range,
      context: { diagnostics },
    })) as CodeAction[];
    assert.equal(actions[0]?.edit?.changes?.[uri]?.[0]?.newText, 'closed');

    const applied = new Promise<ApplyWorkspaceEditParams>((resolve) =>
      connection.onRequest(ApplyWorkspaceEditRequest.type, (params) => {
        resolve(params);
        return { applied: true };
      }),
    );
    const solve = actions.find(({ command }) => command?.command === 'gridwright.solve')?.command;
    assert.ok(solve, 'no action to solve');
    await connection.sendRequest(ExecuteCommandRequest.type, {
      command: solve.command,
      arguments: solve.arguments ?? [],
    });
    const [edit] = (await applied).edit.changes?.[uri] ?? [];
    assert.match(edit?.newText ?? '', /solution:\n {2}r\dc\d-/);

    await connection.sendRequest(ShutdownRequest.type);
    await connection.sendNotification(ExitNotification.type);
    assert.deepEqual(await ended, [0, null]);
  });

  it('speaks the language the editor tells', async () => {
    await initialize('zh-CN');
    const { diagnostics } = await open();
    assert.match(JSON.stringify(diagnostics[0]?.message), /[\u4e00-\u9fff]/);
  });

  it('ends with 1 when its editor exits without shutting it down', async () => {
    await initialize();
    await connection.sendNotification(ExitNotification.type);
    assert.deepEqual(await ended, [1, null]);
  });

  it('ends with its editor, when the pipe closes', async () => {
    await initialize();
    child.stdin.end();
    assert.deepEqual(await ended, [1, null]);
  });

  it('ends at Ctrl+C', async function () {
    if (process.platform === 'win32') this.skip();
    await initialize();
    child.kill('SIGINT');
    assert.deepEqual(await ended, [130, null]);
  });
});
