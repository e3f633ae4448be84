import assert from 'node:assert/strict';
import { chmod, lstat, readdir, readFile, stat, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { readGrid, kindOf } from '../../src/puzzles/index';
import { corpusText } from '../corpus';
import { run, temporaryFolders, testIo } from './harness/commandLine';

interface SolvedEntry {
  readonly file: string;
  readonly id: string | null;
  readonly index: number;
  readonly kind: string;
  readonly verdict: string;
  readonly routes: readonly (readonly (readonly string[])[])[];
  readonly complete: boolean;
  readonly reason: { readonly code: string; readonly message: string } | null;
  readonly nodes: number;
  readonly ms: number;
}

const keys = [
  'file',
  'id',
  'index',
  'kind',
  'verdict',
  'routes',
  'complete',
  'reason',
  'nodes',
  'ms',
];

function solvedOf(json: string): SolvedEntry[] {
  const entries = JSON.parse(json) as SolvedEntry[];
  for (const entry of entries) {
    assert.deepEqual(Object.keys(entry), keys);
    assert.ok(Number.isInteger(entry.nodes) && entry.ms >= 0);
  }
  return entries;
}

const three = '[a]\n11\n11\n\n[b]\n1#1\n\n[c]\n1x\n';

describe('gridwright solve', () => {
  const folderWith = temporaryFolders();

  it('gives every level its verdict, route and reason in JSON', async () => {
    const io = testIo(await folderWith({ 'a.grid': three }));
    const { status, stdout } = await run(io, 'solve', '--format', 'json', 'a.grid');
    assert.equal(status, 1);
    const entries = solvedOf(stdout);
    assert.deepEqual(
      entries.map(({ id, index, kind, verdict, complete, reason }) => ({
        ...{ id, index, kind, verdict, complete },
        reason: reason?.code ?? null,
      })),
      [
        { id: 'a', index: 1, kind: 'path', verdict: 'solved', complete: false, reason: null },
        {
          ...{ id: 'b', index: 2, kind: 'path', verdict: 'unsolvable', complete: true },
          reason: 'disconnected',
        },
        {
          ...{ id: 'c', index: 3, kind: 'path', verdict: 'invalid', complete: false },
          reason: 'unknown-cell',
        },
      ],
    );
    const [route] = entries[0]!.routes;
    const [level] = readGrid(three).levels;
    assert.equal(kindOf(level!).verify(level!, route!), null);
    assert.deepEqual(entries[1]!.routes, []);
  });

  it('prints a route with its corners, and how many levels were solved', async () => {
    const io = testIo(await folderWith({ 'a.grid': '[a]\nS11\n##1\n\n[b]\n1#1\n' }));
    const { stdout } = await run(io, 'solve', 'a.grid');
    const lines = stdout.replace(/\(.* ms\)/, '(…)').split('\n');
    assert.deepEqual(lines.slice(0, 4), [
      'a.grid#a  solved (…)',
      '  r1c1-r1c3-r2c3',
      'a.grid#b  unsolvable',
      '  a.grid:6:1  The board falls into 2 parts with no way from one to another.',
    ]);
    assert.equal(lines.at(-2), '1 of 2 levels solved');
  });

  it('finds one level by its id, or by its place', async () => {
    const cwd = await folderWith({ 'a.grid': three, 'a.grid#x.grid': '[q]\n11\n' });
    const first = await run(testIo(cwd), 'solve', '--format=json', 'a.grid#b');
    assert.deepEqual(
      solvedOf(first.stdout).map(({ id }) => id),
      ['b'],
    );
    const third = await run(testIo(cwd), 'solve', '--format=json', 'a.grid#@3');
    assert.deepEqual(
      solvedOf(third.stdout).map(({ id }) => id),
      ['c'],
    );
    const whole = await run(testIo(cwd), 'solve', '--format=json', 'a.grid#x.grid');
    assert.deepEqual(
      solvedOf(whole.stdout).map(({ id }) => id),
      ['q'],
    );
    const piped = await run(testIo(cwd, {}, three), 'solve', '--format=json', '-#a');
    assert.deepEqual(
      solvedOf(piped.stdout).map(({ file, id }) => [file, id]),
      [['-', 'a']],
    );
  });

  it('says which level was meant, or which lines share its id', async () => {
    const cwd = await folderWith({
      'a.grid': '[first]\n11\n[second]\n11\n',
      'twice.grid': '[a]\n11\n[b]\n11\n[a]\n11\n',
      'bare.grid': '11\n',
    });
    const cases: [string, RegExp][] = [
      ['a.grid#secnd', /Did you mean second\? Its levels: first, second\./],
      ['a.grid#zzz', /Its levels: first, second\./],
      ['a.grid#@3', /2 levels, counted from @1/],
      ['twice.grid#a', /on lines 1, 5\. Rename one, or use #@1 or #@3/],
      ['bare.grid#a', /Use #@1 for the first/],
      ['none.grid#a', /no file none\.grid/],
    ];
    for (const [name, said] of cases) {
      const { status, stdout, stderr } = await run(testIo(cwd), 'solve', name);
      assert.deepEqual([status, stdout], [2, ''], name);
      assert.match(stderr, said);
    }
  });

  it('takes one file', async () => {
    const cwd = await folderWith({ 'a.grid': three, 'b.grid': three });
    for (const argv of [[], ['a.grid', 'b.grid'], ['.'], ['*.grid']]) {
      assert.equal((await run(testIo(cwd), 'solve', ...argv)).status, 2, argv.join(' '));
    }
  });

  it('says that a file has no levels, as count and render do', async () => {
    for (const command of ['solve', 'count', 'render']) {
      const { status, stderr } = await run(testIo('/', {}, '// nothing yet\n'), command, '-');
      assert.equal(status, 0);
      assert.match(stderr, /^gridwright: - has no levels/);
    }
  });

  it('says that time ran out', async () => {
    const open = `${'1'.repeat(12)}\n`.repeat(12);
    let clock = 0;
    const io = testIo(await folderWith({ 'a.grid': open }), { now: () => (clock += 3_600_000) });
    const { status, stdout } = await run(io, 'solve', 'a.grid', '--budget=5s', '--format=json');
    const [entry] = solvedOf(stdout);
    assert.ok(entry);
    // Every look at the clock is an hour later: the first pause is the last.
    assert.deepEqual([entry.verdict, status], ['undecided', 1]);
    assert.match(entry.reason?.message ?? '', /time limit of 5 s/);
  });

  describe('--write', () => {
    const before =
      '\ufeff// levels\r\n[a] // first\r\n  1 1 1\r\n  1 0 1\r\n  1 1 1\r\n\r\n[b]\r\n1#1\r\n' +
      'solution:\r\n  r1c1\r\n\r\n[c]\r\n11\r\nsolution:\r\n  r1c2-r1c1 // mine\r\n\r\n' +
      '[d]\r\n11\r\nsolution:\r\n  r1c1 // half';

    it('writes a route where no right one stands, and keeps every other byte', async () => {
      const cwd = await folderWith({ 'a.grid': before });
      const { status, stderr } = await run(testIo(cwd), 'solve', '--write', 'a.grid');
      assert.equal(status, 1);
      assert.match(stderr, /Wrote 2 routes to a\.grid/);
      const after = await readFile(join(cwd, 'a.grid'), 'utf8');
      const [route] = /^ {2}r.*$/m.exec(after) ?? [''];
      assert.equal(
        after,
        before
          .replace('  1 1 1\r\n\r\n[b]', `  1 1 1\r\nsolution:\r\n${route.trimEnd()}\r\n\r\n[b]`)
          .replace('r1c1 // half', 'r1c1-r1c2 // half'),
      );
      const { levels } = readGrid(after.slice(1));
      assert.equal(kindOf(levels[0]!).verify(levels[0]!, levels[0]!.solution!.strokes!), null);
    });

    it('writes nothing where nothing changes', async () => {
      const cwd = await folderWith({ 'a.grid': three });
      await run(testIo(cwd), 'solve', '--write', 'a.grid');
      const { mtimeMs, ino } = await stat(join(cwd, 'a.grid'));
      const { stderr } = await run(testIo(cwd), 'solve', '--write', 'a.grid');
      const again = await stat(join(cwd, 'a.grid'));
      assert.deepEqual([again.mtimeMs, again.ino], [mtimeMs, ino]);
      assert.match(stderr, /a\.grid: nothing to write/);
    });

    it('keeps the mode of the file and the link to it, and leaves nothing behind', async () => {
      const cwd = await folderWith({ 'real.grid': three });
      await chmod(join(cwd, 'real.grid'), 0o640);
      await symlink('real.grid', join(cwd, 'link.grid'));
      await run(testIo(cwd), 'solve', '--write', 'link.grid');
      assert.ok((await lstat(join(cwd, 'link.grid'))).isSymbolicLink());
      assert.equal((await stat(join(cwd, 'real.grid'))).mode & 0o777, 0o640);
      assert.match(await readFile(join(cwd, 'real.grid'), 'utf8'), /solution:/);
      assert.deepEqual((await readdir(cwd)).sort(), ['link.grid', 'real.grid']);
    });

    it('prints the file on standard output where it came from standard input', async () => {
      const { status, stdout, stderr } = await run(testIo('/', {}, three), 'solve', '-', '--write');
      assert.equal(status, 1);
      assert.match(stdout, /^\[a\]\n11\n11\nsolution:\n {2}r[^\n]+\n\n\[b\]\n1#1\n\n\[c\]\n1x\n$/);
      assert.match(stderr, /-#b {2}unsolvable/);
      const json = await run(testIo('/', {}, three), 'solve', '-', '--write', '--format=json');
      assert.deepEqual([json.status, json.stdout], [2, '']);
    });
  });
});

describe('the corpus of Zip dailies', () => {
  it('is solved, every route as the rules want it', async function () {
    const text = corpusText(this, 'levels/zip-dailies.grid');
    const { levels } = readGrid(text);
    const { status, stdout } = await run(testIo('/', {}, text), 'solve', '-', '--format=json');
    const entries = solvedOf(stdout);
    assert.equal(status, 0);
    assert.equal(entries.length, 31);
    for (const { index, routes } of entries) {
      const level = levels[index - 1]!;
      assert.equal(kindOf(level).verify(level, routes[0]!), null, `level ${index}`);
    }
  });
});
