import assert from 'node:assert/strict';
import { run, testIo } from './harness/commandLine';

const level = (rows: string, more = ''): string => `[a]\nkind = pairs\n${more}board:\n${rows}`;

async function joined(text: string, ...argv: string[]) {
  return await run(testIo('/', {}, text), 'join', '-', ...argv);
}

describe('gridwright join', () => {
  it('tells the line between two tiles, its turns and its shape', async () => {
    const { status, stdout } = await joined(level('1.2.1\n'), 'r1c1', 'R1C5');
    assert.equal(status, 0);
    assert.match(stdout, /^-#a {2}.*2 turns.*\n {2}r1c1-r[02]c1-r[02]c5-r1c5\n$/);
  });

  it('tells why there is none, with exit status 1', async () => {
    const closed = await joined(level('1.2.1\n', 'border = closed\n'), 'r1c1', 'r1c5');
    assert.equal(closed.status, 1);
    const turns = await joined(level('199\n999\n991\n'), 'r1c1', 'r3c3');
    assert.equal(turns.status, 1);
    assert.match(turns.stdout, /3 turns/);
    assert.equal((await joined(level('12\n'), 'r1c1', 'r1c2')).status, 1);
    assert.equal((await joined(level('1.1\n'), 'r1c1', 'r1c2')).status, 1);
  });

  it('names a mistake of the command line', async () => {
    const cases: [string, string[], RegExp][] = [
      [level('11\n'), ['r1c1'], /a file and two cells/],
      [level('11\n'), ['r1c1', 'here'], /here is no cell/],
      [`${level('11\n')}\n[b]\n11\n`, ['r1c1', 'r1c2'], /one level, and - has 2/],
      ['11\n', ['r1c1', 'r1c2'], /of kind path no tiles/],
      [level('11\n', 'turns = -1\n'), ['r1c1', 'r1c2'], /./],
    ];
    for (const [text, cells, said] of cases) {
      const { status, stderr, stdout } = await joined(text, ...cells);
      assert.ok(status === 2 || stdout !== '', cells.join(' '));
      assert.match(stderr || stdout, said);
    }
  });
});
