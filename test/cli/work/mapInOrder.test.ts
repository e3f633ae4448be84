import assert from 'node:assert/strict';
import { mapInOrder } from '../../../src/cli/work/mapInOrder';
import { peek } from '../../../src/cli/work/peek';

// eslint-disable-next-line @typescript-eslint/require-await -- as files come: asynchronously
async function* numbers(count: number, taken: number[] = []): AsyncGenerator<number> {
  for (let n = 0; n < count; n++) {
    taken.push(n);
    yield n;
  }
}

/** Work that ends when a test says so. */
function gates() {
  const open = new Map<number, () => void>();
  const begun: number[] = [];
  const work = async (n: number) => {
    begun.push(n);
    await new Promise<void>((resolve) => open.set(n, resolve));
    return n * 10;
  };
  return { open, begun, work };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('mapInOrder', () => {
  it('gives results in the order of the items, whichever is done first', async () => {
    const { open, work } = gates();
    const results: number[] = [];
    const all = (async () => {
      for await (const result of mapInOrder(numbers(3), { active: 3, ahead: 3 }, work)) {
        results.push(result);
      }
    })();
    await turn();
    open.get(2)!();
    open.get(1)!();
    await turn();
    assert.deepEqual(results, []);
    open.get(0)!();
    await all;
    assert.deepEqual(results, [0, 10, 20]);
  });

  it('runs no more at once than it may, and takes items only as they are needed', async () => {
    const { open, begun, work } = gates();
    const taken: number[] = [];
    const mapped = mapInOrder(numbers(100, taken), { active: 2, ahead: 4 }, work);
    const first = mapped.next();
    await turn();
    assert.deepEqual(begun, [0, 1]);
    assert.equal(taken.length, 5);
    open.get(0)!();
    assert.equal((await first).value, 0);
    assert.deepEqual(begun, [0, 1, 2]);
  });

  it('throws a failure when its turn comes', async () => {
    const work = (n: number) => (n === 1 ? Promise.reject(new Error('no')) : Promise.resolve(n));
    const mapped = mapInOrder(numbers(3), { active: 3, ahead: 3 }, work);
    assert.equal((await mapped.next()).value, 0);
    await assert.rejects(mapped.next(), /no/);
  });
});

describe('peek', () => {
  it('takes until enough fit, and loses none', async () => {
    const taken: number[] = [];
    const { head, all } = await peek(numbers(6, taken), 2, (n) => n % 2 === 1);
    assert.deepEqual(head, [0, 1, 2, 3]);
    assert.equal(taken.length, 4);
    const seen: number[] = [];
    for await (const n of all) seen.push(n);
    assert.deepEqual(seen, [0, 1, 2, 3, 4, 5]);
  });
});
