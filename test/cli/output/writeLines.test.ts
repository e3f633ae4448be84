import assert from 'node:assert/strict';
import { tellerOf } from '../../../src/cli/args/chooseLocale';
import { Output } from '../../../src/cli/output/output';
import { writeLines } from '../../../src/cli/output/writeLines';
import { JobCancelled } from '../../../src/jobs/cancelSignal';
import { Kept, testIo } from '../harness/commandLine';

function surroundings(sink: Kept, stop: AbortSignal) {
  const out = new Output(sink, () => undefined);
  let time = 0;
  const io = testIo('/', { now: () => (time += 10) });
  return { io, out, err: out, teller: tellerOf('en'), stop };
}

describe('writeLines', () => {
  it('writes every line, and tells how many there are so far', async () => {
    const sink = new Kept();
    const lines = Array.from({ length: 3000 }, (_, i) => `${i} ${'x'.repeat(100)}`);
    const told: number[] = [];
    const around = surroundings(sink, new AbortController().signal);
    await writeLines(lines, around, (done) => told.push(done));
    assert.equal(sink.text, `${lines.join('\n')}\n`);
    assert.deepEqual(told.at(-1), 3000);
  });

  it('stops between lines when it is told to', async () => {
    const stop = new AbortController();
    function* endless(): Generator<string> {
      for (let i = 0; ; i++) {
        if (i === 1000) stop.abort();
        yield 'line';
      }
    }
    const around = surroundings(new Kept(), stop.signal);
    await assert.rejects(
      writeLines(endless(), around, () => undefined),
      JobCancelled,
    );
  });
});
