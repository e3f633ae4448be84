import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { kindOf, readGrid } from '../../src/puzzles/index';
import type { Route } from '../../src/puzzles/puzzle';
import { run, temporaryFolders, testIo } from './harness/commandLine';

interface Entry {
  readonly verdict: string;
  readonly routes: readonly Route[];
  readonly complete: boolean;
}

async function solved(text: string, ...options: string[]): Promise<Entry> {
  const { stdout } = await run(testIo('/', {}, text), 'solve', '-', '--format=json', ...options);
  return (JSON.parse(stdout) as Entry[])[0]!;
}

const bare = '1111\n1101\n0111\n1111\n0110\n';

describe('gridwright solve --all', () => {
  it('gives every drawn line once, each right', async () => {
    const { routes, complete } = await solved(bare, '--all');
    const [level] = readGrid(bare).levels;
    assert.equal(complete, true);
    const lines = routes.map(([stroke]) => {
      const names = [...stroke!];
      return [names.join(), names.reverse().join()].sort()[0];
    });
    assert.equal(new Set(lines).size, 3);
    for (const route of routes) assert.equal(kindOf(level!).verify(level!, route), null);
  });

  it('gives at most N, and says whether these are all', async () => {
    for (const [n, length, complete] of [
      [1, 1, false],
      [2, 2, false],
      [3, 3, true],
      [9, 3, true],
    ] as const) {
      const entry = await solved(bare, '--all', String(n));
      // One route is what solve gives anyway: nothing looks for a second.
      assert.deepEqual([entry.routes.length, entry.complete], [length, complete], `--all ${n}`);
    }
    assert.equal((await solved(bare, '--all=2')).routes.length, 2);
  });

  it('knows that there are none', async () => {
    const entry = await solved('1#1\n', '--all');
    assert.deepEqual(entry, { ...entry, verdict: 'unsolvable', routes: [], complete: true });
  });

  it('tells the routes and how many in text', async () => {
    const every = await run(testIo('/', {}, bare), 'solve', '-', '--all');
    assert.match(every.stdout, /^-#@1 {2}solved: 3 routes, and no more \(.*\)\n( {2}r\S+\n){3}$/);
    const some = await run(testIo('/', {}, bare), 'solve', '--all', '2', '-');
    assert.match(some.stdout, /solved: 2 routes, and perhaps more/);
    assert.equal((await run(testIo('/', {}, bare), 'solve', '-', '--all=0')).status, 2);
  });
});

describe('gridwright solve --all of levels whose routes are not told apart', () => {
  const trail =
    'kind = trail\nstrokes = 2\npoints:\n  A 0 0\n  B 1 0\n  C 2 0\nedges:\n  A-B B-C\n';

  it('says that one route is listed', async () => {
    for (const text of ['kind = pairs\nA A B B\n', trail]) {
      const asked = await run(testIo('/', {}, text), 'solve', '-', '--all=9');
      assert.match(asked.stdout, /solved: of a level like this one route is listed/);
      const chinese = await run(testIo('/', {}, text), 'solve', '-', '--all=9', '--lang=zh-CN');
      assert.match(chinese.stdout, /这类关卡只列出一条路线/);
      const one = await run(testIo('/', {}, text), 'solve', '-');
      assert.match(one.stdout, /solved \(/);
    }
  });
});

describe('gridwright solve tells a reason', () => {
  it('with each label that is left over', async () => {
    const text = 'kind = pairs\nA A A B\nB B C .\n';
    const checked = await run(testIo('/', {}, text), 'check', '-');
    assert.match(checked.stdout, /error +Can’t be cleared: tiles go two at a time, but A/);
    const inChinese = await run(testIo('/', {}, text), 'check', '-', '--lang=zh-CN');
    assert.match(inChinese.stdout, /消不完：牌两张两张地消除，但 A/);
    for (const command of ['solve', 'check']) {
      const { stdout } = await run(testIo('/', {}, text), command, '-');
      assert.match(stdout, /A stands 3 times\. \(r1c1, r1c2, r1c3\)\n/);
      assert.match(stdout, /B stands 3 times\. \(r1c4, r2c1, r2c2\)\n.*C stands once\.\n/);
      const chinese = await run(testIo('/', {}, text), command, '-', '--lang=zh-CN');
      assert.match(chinese.stdout, /A 有 3 张。（r1c1、r1c2、r1c3）\n/);
    }
  });
});

describe('gridwright solve --start', () => {
  const folderWith = temporaryFolders();

  it('tries a start and leaves the file alone', async () => {
    const cwd = await folderWith({ 'a.grid': bare });
    const found = await run(testIo(cwd), 'solve', 'a.grid', '--start', 'r4c1', '--format=json');
    const [entry] = JSON.parse(found.stdout) as Entry[];
    assert.equal(entry?.routes[0]?.[0]?.[0], 'r4c1');
    assert.equal(await readFile(join(cwd, 'a.grid'), 'utf8'), bare);
    const none = await run(testIo(cwd), 'solve', 'a.grid', '--start=r1c1');
    assert.equal(none.status, 1);
    assert.match(none.stdout, /unsolvable/);
  });

  it('finds the three routes that the board has from one start', async () => {
    assert.equal((await solved(bare, '--start=r4c1', '--all')).routes.length, 3);
    assert.equal((await solved(bare, '--start=r2c4', '--all')).routes.length, 1);
  });

  it('moves the start that is there, and keeps the end', async () => {
    const text = 'S . .\n. . .\n. . E\n';
    const { routes } = await solved(text, '--start=r1c3');
    assert.equal(routes[0]?.[0]?.[0], 'r1c3');
    assert.equal(routes[0][0].at(-1), 'r3c3');
  });

  it('knows where every route starts anyway', async () => {
    assert.equal((await solved('1 . .\n2 . .\n', '--start=r1c1')).verdict, 'solved');
  });

  it('says why a cell is no start', async () => {
    const text = '1 . #\n2 . E\n';
    for (const [start, said] of [
      ['r1c3', /No route can start at r1c3/],
      ['r2c1', /No route can start at r2c1/],
      ['r2c3', /No route can start at r2c3/],
      ['r9c9', /No route can start at r9c9/],
      ['here', /here is no cell/],
    ] as const) {
      const { status, stderr } = await run(testIo('/', {}, text), 'solve', '-', '--start', start);
      assert.equal(status, 2);
      assert.match(stderr, said);
    }
    const both = await run(testIo('/', {}, text), 'solve', '-', '--start=r1c2', '--write');
    assert.equal(both.status, 2);
    assert.match(both.stderr, /--write does not go with it/);
  });
});
