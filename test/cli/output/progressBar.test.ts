import assert from 'node:assert/strict';
import { Output } from '../../../src/cli/output/output';
import { ProgressBar } from '../../../src/cli/output/progressBar';
import { Kept } from '../harness/commandLine';

/** A terminal that tells when it has been written to. */
class Terminal extends Kept {
  readonly isTTY = true;
  readonly columns = 40;
}

const half = () => ({ part: 0.5, words: 'half of it, and words that do not fit the line' });

describe('ProgressBar', () => {
  it('shows on a terminal after a second, gives way to output, and leaves nothing', async () => {
    const [err, out] = [new Terminal(), new Terminal()];
    const outputs = { err: new Output(err, () => {}), out: new Output(out, () => {}) };
    let bar: ProgressBar | null = null;
    await new Promise<void>((resolve) => {
      bar = new ProgressBar(outputs.err, outputs.out, () => {
        resolve();
        return half();
      });
      assert.equal(err.text, '');
    });
    const [drawn] = /[█░]+ .*$/.exec(err.text) ?? [''];
    assert.match(drawn, /^█{12}░{12} half/);
    assert.ok(drawn.length <= 40);
    await outputs.out.write('a finding\n');
    assert.ok(err.text.endsWith('\r\x1b[K'));
    bar!.end();
  });

  it('does not show where nobody would see it', () => {
    const [err, out] = [new Kept(), new Kept()];
    const asked = () => assert.fail('asked for progress');
    new ProgressBar(new Output(err, () => {}), new Output(out, () => {}), asked).end();
    assert.equal(err.text, '');
  });
});
