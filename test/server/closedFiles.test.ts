import assert from 'node:assert/strict';
import { CancellationTokenSource, LSPErrorCodes } from 'vscode-languageserver-protocol';
import {
  checkFileRequest,
  forgetFileNotification,
  pictureRequest,
  type CheckFileResult,
  type PictureResult,
} from '../../src/protocol/fileRequests';
import { Client, localWorker } from './client';

const uri = 'file:///levels/a.grid';
const solvable = '[one]\nboard:\n  1 1\n  1 1\n';
const star = '[star]\nboard:\n  0 1 0\n  1 1 1\n  0 1 0\n';
/** A layer of a picture with a route in it. */
const drawn = /<g class="layer-route"[^>]*[^/]>/;
const hard = '[hard]\nboard:\n  1 1\n';

describe('files that are not open', () => {
  let client: Client;
  let begun = () => {};
  beforeEach(async () => {
    const worker = () => localWorker(() => begun());
    client = await Client.start(worker, 'en', {
      initializationOptions: { findingsPage: 'file:///docs/findings.md' },
    });
  });
  afterEach(() => client.stop());

  const check = (text: string) =>
    client.connection.sendRequest<CheckFileResult>(checkFileRequest, { uri, text });
  const codes = () =>
    client.published
      .filter((params) => params.uri === uri)
      .at(-1)
      ?.diagnostics.map(({ code }) => code);

  it('are checked by their text, and their findings published with the verdict', async () => {
    assert.deepEqual(await check(star), { levels: 1, errors: 1, warnings: 0 });
    assert.ok(codes()?.includes('expectation'));
    assert.deepEqual(await check(solvable), { levels: 1, errors: 0, warnings: 0 });
    assert.deepEqual(codes(), []);
  });

  it('keep their findings when they are opened and closed', async () => {
    await check(star);
    await client.open(uri, star);
    await client.settled(uri);
    const published = client.published.length;
    await client.close(uri);
    await client.connection.sendRequest('gridwright/ping');
    assert.equal(client.published.length, published, 'published at the close');
    assert.ok(codes()?.includes('expectation'));
  });

  it('publish nothing while they are open', async () => {
    await client.open(uri, solvable);
    await client.settled(uri);
    assert.deepEqual(await check(star), { levels: 1, errors: 1, warnings: 0 });
    assert.deepEqual(codes(), []);
    // The file holds another text than its editor did: asked before the close, shown after it.
    await client.close(uri);
    await client.when(() => codes()?.includes('expectation') || undefined);
  });

  it('lose their findings when they are forgotten', async () => {
    await check(star);
    await client.connection.sendNotification(forgetFileNotification, { uri });
    await client.when(() => (codes()?.length === 0 ? true : undefined));
  });

  it('can be cancelled, and a second check of one file cancels the first', async () => {
    const source = new CancellationTokenSource();
    const params = { uri, text: hard };
    const running = new Promise<void>((resolve) => (begun = resolve));
    const first = client.connection.sendRequest(checkFileRequest, params, source.token);
    await running;
    source.cancel();
    await assert.rejects(first, { code: LSPErrorCodes.RequestCancelled });
    const second = client.connection.sendRequest(checkFileRequest, params);
    const rejected = assert.rejects(second, { code: LSPErrorCodes.RequestCancelled });
    assert.deepEqual(await check(solvable), { levels: 1, errors: 0, warnings: 0 });
    await rejected;
  });

  it('have codes that link to what is written of them', async () => {
    await check(star);
    const diagnostic = client.published
      .at(-1)
      ?.diagnostics.find(({ code }) => code === 'expectation');
    assert.deepEqual(diagnostic?.codeDescription, {
      href: 'file:///docs/findings.md#expectation',
    });
  });
});

describe('pictures', () => {
  let client: Client;
  before(async () => {
    client = await Client.start();
  });
  after(() => client.stop());

  const picture = (level: number) =>
    client.connection.sendRequest<PictureResult>(pictureRequest, { uri, level });

  it('are files that stand alone, with the stored route where it is right', async () => {
    const stored = (route: string) => `${solvable}solution:\n  ${route}\n`;
    await client.open(uri, stored('r1c1-r1c2-r2c2-r2c1'));
    const right = await picture(1);
    assert.ok('svg' in right);
    assert.equal(right.id, 'one');
    assert.match(right.svg, /^<svg [^>]*xmlns="http:\/\/www.w3.org\/2000\/svg"/);
    assert.match(right.svg, drawn);
    await client.change(uri, 2, { text: stored('r1c1-r1c2') });
    const wrong = await picture(1);
    assert.ok('svg' in wrong);
    assert.doesNotMatch(wrong.svg, drawn);
  });

  it('say where there is no board', async () => {
    await client.change(uri, 3, { text: '' });
    assert.deepEqual(await picture(1), { message: 'There is no board here to draw.' });
  });
});
