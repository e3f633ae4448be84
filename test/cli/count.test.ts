import assert from 'node:assert/strict';
import { limitOf } from '../../src/cli/args/limit';
import { parseArguments } from '../../src/cli/args/parseArguments';
import { countLevel } from '../../src/cli/work/countLevel';
import { puzzles, readGrid } from '../../src/puzzles/index';
import { corpusText } from '../corpus';
import { run, temporaryFolders, testIo } from './harness/commandLine';

interface CountedEntry {
  readonly id: string | null;
  readonly kind: string;
  readonly count: string | null;
  readonly bound: string;
  readonly directed: boolean;
  readonly ms: number;
}

const keys = ['file', 'id', 'index', 'kind', 'count', 'bound', 'directed', 'ms'];

function countedOf(json: string): CountedEntry[] {
  const entries = JSON.parse(json) as CountedEntry[];
  for (const entry of entries) assert.deepEqual(Object.keys(entry), keys);
  return entries;
}

const bare = '1111\n1101\n0111\n1111\n0110\n';

describe('gridwright count', () => {
  const folderWith = temporaryFolders();

  it('counts drawn lines, or with --directed ordered routes', async () => {
    const cwd = await folderWith({ 'a.grid': bare });
    for (const [options, count] of [
      [[], '3'],
      [['--directed'], '6'],
    ] as const) {
      const done = await run(testIo(cwd), 'count', 'a.grid', '--format=json', ...options);
      const [entry] = countedOf(done.stdout);
      assert.equal(done.status, 0);
      assert.equal(entry?.count, count);
      assert.equal(entry.bound, 'exact');
      assert.equal(entry.directed, options.length > 0);
    }
  });

  it('stops at a limit, which is then a lower bound', async () => {
    const io = testIo('/', {}, bare);
    const { status, stdout } = await run(io, 'count', '-', '--limit', '2', '--format', 'json');
    assert.equal(status, 0);
    assert.deepEqual(
      countedOf(stdout).map(({ count, bound }) => [count, bound]),
      [['2', 'atLeast']],
    );
  });

  it('says in words what was counted', async () => {
    const io = testIo('/', {}, `[a]\n${bare}\n[b]\n1#1\n\n[c]\n1x\n`);
    const { status, stdout } = await run(io, 'count', '-');
    assert.equal(status, 1);
    assert.match(stdout, /^-#a {2}3 solutions \(\d+ ms\)\n-#b {2}0 solutions \(\d+ ms\)\n/);
    assert.match(stdout, /-#c {2}not readable/);
  });

  it('has no count for what can’t be read', async () => {
    const { status, stdout } = await run(testIo('/', {}, '1x\n'), 'count', '-', '--format=json');
    assert.equal(status, 1);
    assert.deepEqual(
      countedOf(stdout).map(({ count, bound }) => [count, bound]),
      [[null, 'undecided']],
    );
  });

  it('never says more than it knows when its limit comes', async () => {
    const open = `${'1'.repeat(12)}\n`.repeat(12);
    let clock = 0;
    const io = testIo('/', { now: () => (clock += 3_600_000) }, open);
    const { stdout } = await run(io, 'count', '-', '--budget=1s', '--format=json');
    const [entry] = countedOf(stdout);
    if (entry?.bound === 'exact') assert.equal(entry.count, '3452664855804347354220');
    else assert.equal(entry?.count === null, entry?.bound === 'undecided');
  });

  it('names an option’s mistake', async () => {
    for (const value of ['0', 'x', '-1', '1.5']) {
      const { status, stderr } = await run(testIo('/', {}, bare), 'count', '-', `--limit=${value}`);
      assert.equal(status, 2);
      assert.match(stderr, /no number for --limit/);
    }
    assert.match((await run(testIo('/'), 'count')).stderr, /count needs a file/);
  });
});

interface Case {
  readonly name: string;
  readonly text: string;
  readonly expect: { readonly directed?: readonly (string | null)[] };
}

describe('the conformance cases', () => {
  it('have the directed counts they state', async function () {
    const cases = JSON.parse(corpusText(this, 'conformance/cases.json')) as Case[];
    const io = testIo('/');
    const limit = limitOf(parseArguments([], {}, 'count'));
    const all = ['path', 'knight', 'trail', 'pairs'];
    const absent = all.filter((id) => !puzzles.some(({ syntax }) => syntax.id === id));
    let counted = 0;
    for (const { name, text, expect } of cases) {
      // Without its kind, a level is read as another.
      if (absent.length > 0 && /kind *[=＝]/i.test(text)) continue;
      for (const [i, level] of readGrid(text).levels.entries()) {
        const stated = expect.directed?.[i] ?? null;
        if (stated === null) continue;
        const { count } = await countLevel(level, { directed: true }, limit, io, io.interrupted);
        assert.equal(String(count), stated, `${name}, level ${i + 1}`);
        counted++;
      }
    }
    assert.ok(counted > 40, `${counted}`);
  });
});
