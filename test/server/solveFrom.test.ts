import assert from 'node:assert/strict';
import { solveFromRequest, type SolveFromResult } from '../../src/protocol/solutionRequests';
import { Client, localWorker } from './client';

const uri = 'file:///levels/a.grid';
const text = [
  '[knight]',
  'kind = knight',
  'board:',
  '  S . . .',
  '  . . . .',
  '  . . # .',
  '',
  '[trail]',
  'kind = trail',
  'points:',
  '  A 0 0  B 1 0  C 1 1',
  'edges:',
  '  A-B B-C',
  'solution:',
  '  A-B-C',
  '',
  '[square]',
  '  . .',
  '  . .',
  '',
].join('\n');

describe('a try of another start', () => {
  let client: Client;
  const ask = (level: number, line: number, character: number, version = 1) =>
    client.connection.sendRequest<SolveFromResult>(solveFromRequest, {
      ...{ uri, version, level },
      position: { line, character },
    });

  beforeEach(async () => {
    client = await Client.start(() => localWorker(), 'en');
    await client.open(uri, text);
  });
  afterEach(() => client.stop());

  it('has a route from the cell under the cursor, or right before it', async () => {
    for (const [character, start] of [
      [2, 'r1c1'],
      [4, 'r1c2'],
      [5, 'r1c2'],
    ] as const) {
      const result = await ask(3, 17, character);
      assert.ok(result.verdict === 'solved', JSON.stringify(result));
      assert.equal(result.route[0]![0], start);
      assert.equal(result.message, `Tried: a route from ${start}`);
    }
  });

  it('says why there is none, and that an S had to go', async () => {
    const result = await ask(1, 4, 2);
    assert.equal(result.verdict, 'unsolvable');
    assert.match(result.message, /^There is no route from r2c1, even without the S on r1c1: /);
  });

  it('says why there is none as one sentence, in both languages', async () => {
    const empty = '[five]\nkind = knight\nboard:\n' + '  . . . . .\n'.repeat(5);
    const askCorner = async (): Promise<string> => {
      await client.open('file:///five.grid', empty);
      const { verdict, message } = await client.connection.sendRequest<SolveFromResult>(
        solveFromRequest,
        { uri: 'file:///five.grid', version: 1, level: 1, position: { line: 3, character: 4 } },
      );
      assert.equal(verdict, 'unsolvable');
      return message;
    };
    assert.match(await askCorner(), /^There is no route from r1c2: [^:]+\.$/);
    await client.stop();
    client = await Client.start(() => localWorker(), 'zh-cn');
    assert.match(await askCorner(), /^没有从 r1c2 出发的路线：[^：]+。$/);
  });

  it('takes a point of a drawing, and a step of a solution', async () => {
    const fromPoint = await ask(2, 10, 16);
    assert.ok(fromPoint.verdict === 'solved' && fromPoint.route[0]!.join('-') === 'C-B-A');
    const fromStep = await ask(2, 14, 6);
    assert.ok(fromStep.verdict === 'solved' && fromStep.route[0]!.join('-') === 'C-B-A');
  });

  it('refuses a hole and a place without a cell, and an older text', async () => {
    const hole = await ask(1, 5, 6);
    assert.equal(hole.verdict, 'refused');
    assert.match(hole.message, /No route can start at r3c3/);
    const key = await ask(1, 1, 3);
    assert.equal(key.verdict, 'refused');
    assert.match(key.message, /There is no cell here/);
    assert.equal((await ask(1, 4, 2, 7)).verdict, 'outdated');
  });

  it('is refused where it is no question', async () => {
    await assert.rejects(
      client.connection.sendRequest(solveFromRequest, { uri, version: 1, level: 1 }),
    );
  });
});
