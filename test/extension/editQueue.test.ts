import assert from 'node:assert/strict';
import fc from 'fast-check';
import { EditQueue, type Intent } from '../../src/extension/editor/editQueue';
import type { TextEdit } from '../../src/level/range';
import { applyEdits } from '../../src/level/range';

/** A document of one text, whose `apply` answers what a test says. */
class FakeDocument {
  readonly applied: (readonly TextEdit[])[] = [];
  constructor(
    public text: string,
    private readonly answers: boolean[] = [],
  ) {}

  /** Writes `symbol` at the end of the text, whatever it is then. */
  append(symbol: string): Intent {
    return {
      compute: () => {
        const end = this.text.length;
        return { ok: true, edits: [{ range: { start: end, end }, text: symbol }] };
      },
      apply: async (edits) => {
        await Promise.resolve();
        if (this.answers.shift() === false) return false;
        this.applied.push(edits);
        this.text = applyEdits(this.text, edits);
        return true;
      },
    };
  }
}

describe('EditQueue', () => {
  it('computes an edit only when the former has settled', async () => {
    const document = new FakeDocument('a');
    const queue = new EditQueue();
    await Promise.all(['b', 'c', 'd'].map((symbol) => queue.push(document.append(symbol))));
    assert.equal(document.text, 'abcd');
  });

  it('computes a refused edit again once, against the text of then', async () => {
    const document = new FakeDocument('a', [false]);
    const outcome = new EditQueue().push(document.append('b'));
    document.text = 'xyz';
    assert.deepEqual(await outcome, { ok: true, changed: true });
    assert.equal(document.text, 'xyzb');
  });

  it('gives up an edit that is refused twice, and goes on with the next', async () => {
    const document = new FakeDocument('a', [false, false]);
    const queue = new EditQueue();
    const first = queue.push(document.append('b'));
    const second = queue.push(document.append('c'));
    assert.deepEqual(await first, { ok: false, code: 'edit.refused', args: {} });
    assert.deepEqual(await second, { ok: true, changed: true });
    assert.equal(document.text, 'ac');
  });

  it('hands on why a change cannot be made, without applying anything', async () => {
    const refusal = { ok: false, code: 'no-such-cell', args: { row: 9 } } as const;
    const outcome = await new EditQueue().push({
      compute: () => refusal,
      apply: () => assert.fail('nothing is to be applied'),
    });
    assert.deepEqual(outcome, refusal);
  });

  it('applies nothing where nothing changes', async () => {
    const outcome = await new EditQueue().push({
      compute: () => ({ ok: true, edits: [] }),
      apply: () => assert.fail('nothing is to be applied'),
    });
    assert.deepEqual(outcome, { ok: true, changed: false });
  });

  it('says why when the editor throws, and goes on with the next', async () => {
    const document = new FakeDocument('a');
    const queue = new EditQueue();
    const first = queue.push({
      compute: () => ({ ok: true, edits: [{ range: { start: 0, end: 0 }, text: 'x' }] }),
      apply: () => Promise.reject(new Error('gone')),
    });
    const second = queue.push(document.append('b'));
    assert.deepEqual(await first, { ok: false, code: 'edit.failed', args: { reason: 'gone' } });
    assert.deepEqual(await second, { ok: true, changed: true });
  });

  it('keeps edits, undo and redo in the order they were asked for, whatever takes long', async () => {
    const step = fc.record({
      what: fc.constantFrom('edit', 'edit', 'undo', 'redo'),
      /** How many turns it takes, and whether the editor refuses its first try. */
      turns: fc.nat(4),
      refused: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const queue = new EditQueue();
        const quick = new Versions();
        const slow = new Versions();
        const asked = steps.map(({ what, turns, refused }, i) => {
          const symbol = String.fromCharCode(97 + i);
          if (what !== 'edit') {
            slow[what]();
            return queue.after(async () => {
              await passing(turns);
              quick[what]();
            });
          }
          slow.write(slow.text + symbol);
          let tries = 0;
          return queue.push({
            compute: async () => {
              await passing(turns);
              const end = quick.text.length;
              return { ok: true, edits: [{ range: { start: end, end }, text: symbol }] };
            },
            apply: async (edits) => {
              await passing(turns);
              if (refused && tries++ === 0) return false;
              quick.write(applyEdits(quick.text, edits));
              return true;
            },
          });
        });
        await Promise.all(asked);
        assert.equal(quick.text, slow.text);
      }),
    );
  });

  it('goes on after what failed', async () => {
    const document = new FakeDocument('a');
    const queue = new EditQueue();
    const failed = queue.after(() => Promise.reject(new Error('no such command')));
    const second = queue.push(document.append('b'));
    await assert.rejects(failed, /no such command/);
    assert.deepEqual(await second, { ok: true, changed: true });
  });
});

/** A text with its undo and redo, as an editor keeps them. */
class Versions {
  text = '';
  private readonly before: string[] = [];
  private after: string[] = [];

  write(text: string): void {
    this.before.push(this.text);
    this.after = [];
    this.text = text;
  }

  undo(): void {
    this.turn(this.before, this.after);
  }

  redo(): void {
    this.turn(this.after, this.before);
  }

  private turn(from: string[], to: string[]): void {
    const text = from.pop();
    if (text === undefined) return;
    to.push(this.text);
    this.text = text;
  }
}

/** Resolves after so many turns of the microtask queue. */
async function passing(turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn++) await Promise.resolve();
}
