import assert from 'node:assert/strict';
import { Writable } from 'node:stream';
import type { Entry } from '../../src/cli/reporters/entry';
import { run, temporaryFolders, testIo } from './harness/commandLine';

const fine = '[fine]\n111\n111\n';
const parted = '[parted]\nexpect = solvable\n11#1\n';
const unreadable = '[odd]\n1x\n11\n';
const undecided = '[gap]\n1 . 3\n';

/** The keys of an entry, in the order of the contract. */
const entryKeys = [
  'file',
  'id',
  'index',
  'line',
  'column',
  'endLine',
  'endColumn',
  'severity',
  'code',
  'message',
  'cells',
  'related',
];

function entriesOf(json: string): Entry[] {
  const entries = JSON.parse(json) as Entry[];
  const verify = (entry: Entry): void => {
    assert.deepEqual(Object.keys(entry), entryKeys);
    assert.ok(entry.line >= 1 && entry.column >= 1);
    assert.ok(entry.endLine > entry.line || entry.endColumn >= entry.column);
    entry.related.forEach(verify);
  };
  entries.forEach(verify);
  return entries;
}

describe('gridwright check', () => {
  const folderWith = temporaryFolders();

  describe('exit status', () => {
    it('is 0 without errors, and says so in the summary', async () => {
      const io = testIo(await folderWith({ 'a.grid': fine }));
      const { status, stdout, stderr } = await run(io, 'check', 'a.grid');
      assert.equal(status, 0);
      assert.equal(stdout, '✔ 1 level in 1 file, 0 errors, 0 warnings, 1 solvable\n');
      assert.equal(stderr, '');
    });

    it('is 1 with an error', async () => {
      const io = testIo(await folderWith({ 'a.grid': parted }));
      assert.equal((await run(io, 'check', 'a.grid')).status, 1);
    });

    it('counts warnings with --strict alone', async () => {
      const cwd = await folderWith({ 'a.grid': undecided });
      assert.equal((await run(testIo(cwd), 'check', 'a.grid')).status, 0);
      assert.equal((await run(testIo(cwd), 'check', '--strict', 'a.grid')).status, 1);
    });

    it('is 2 for a file that can’t be read, and the good ones are checked all the same', async () => {
      const io = testIo(
        await folderWith({
          'a.grid': unreadable,
          'latin.grid': Buffer.from([0x31, 0x31, 0x0a, 0xe9, 0x0a]),
          'wide.grid': Buffer.from('\ufeff11', 'utf16le'),
          'wide-unmarked.grid': Buffer.from('11', 'utf16le'),
          'z.grid': fine,
        }),
      );
      const { status, stdout, stderr } = await run(
        io,
        ...['check', 'a.grid', 'latin.grid', 'none.grid', 'wide.grid', 'wide-unmarked.grid'],
        'z.grid',
      );
      assert.equal(status, 2);
      assert.match(stderr, /latin\.grid is not UTF-8: line 2/);
      assert.match(stderr, /no file none\.grid/);
      assert.match(stderr, /wide\.grid is UTF-16/);
      assert.match(stderr, /wide-unmarked\.grid has zero bytes.*UTF-8/);
      assert.match(stdout, /a\.grid:2:2 {2}error/);
      assert.match(stdout, /2 levels in 2 files, 1 error, .*4 files not read/);
    });

    it('is 2 for a command line that can’t be read, with the remedy', async () => {
      const cwd = await folderWith({ 'a.grid': fine });
      const cases: [string[], RegExp][] = [
        [['check'], /check needs a file/],
        [['check', '--fromat', 'json', 'a.grid'], /Did you mean --format\?/],
        [['check', '--format', 'xml', 'a.grid'], /text, json, sarif, github/],
        [['check', 'a.grid', '--format'], /--format needs a value/],
        [['check', '--strict=yes', 'a.grid'], /--strict takes no value/],
        [['check', '--budget', '5x', 'a.grid'], /such as 5s/],
        [['check', '--shard', '3/2', 'a.grid'], /1\/4/],
        [['check', '--jobs', '0', 'a.grid'], /at least 1/],
        [['chekc', 'a.grid'], /Did you mean check\?/],
        [['check', '*.gird'], /No file fits/],
        [['check', 'a.grid#@2'], /1 level, counted from @1/],
        [['check', '--lang', 'fr', 'a.grid'], /en, zh-cn/],
      ];
      for (const [argv, remedy] of cases) {
        const { status, stderr } = await run(testIo(cwd), ...argv);
        assert.equal(status, 2, argv.join(' '));
        assert.match(stderr, remedy);
      }
    });

    it('is 130 after Ctrl+C, and nothing more is said', async () => {
      const interrupted = AbortSignal.abort();
      const io = testIo(await folderWith({ 'a.grid': fine }), { interrupted });
      const { status, stdout, stderr } = await run(io, 'check', 'a.grid');
      assert.deepEqual([status, stdout, stderr], [130, '', '']);
    });
  });

  describe('--format json', () => {
    it('has an entry for each finding, with the places of the contract', async () => {
      const io = testIo(await folderWith({ 'a.grid': `${fine}\n${parted}` }));
      const { stdout } = await run(io, 'check', '--format', 'json', 'a.grid');
      const entries = entriesOf(stdout);
      assert.equal(entries.length, 1);
      const [{ related, ...entry }] = entries as [Entry];
      assert.deepEqual(entry, {
        file: 'a.grid',
        id: 'parted',
        index: 2,
        line: 6,
        column: 1,
        endLine: 6,
        endColumn: 18,
        severity: 'error',
        code: 'expectation',
        message: 'No route: the board falls into 2 parts with no way from one to another.',
        cells: [],
      });
      assert.equal(related[0]?.code, 'disconnected');
      assert.deepEqual(
        related[0].related.map(({ cells }) => cells),
        [['r1c1', 'r1c2'], ['r1c4']],
      );
    });

    it('is an empty array where there is nothing to say', async () => {
      const io = testIo(await folderWith({ 'a.grid': fine }));
      assert.equal((await run(io, 'check', '--format=json', 'a.grid')).stdout, '[]\n');
    });

    it('counts columns as editors do: no byte order mark, CRLF and CR as line ends', async () => {
      const io = testIo(await folderWith({ 'a.grid': '\ufeff1x\r\n11\r[b]\r11\r1y' }));
      const { stdout } = await run(io, 'check', '--format', 'json', 'a.grid');
      const places = entriesOf(stdout).map(({ id, line, column }) => [id, line, column]);
      assert.deepEqual(places, [
        [null, 1, 2],
        ['b', 5, 2],
      ]);
    });

    it('speaks Chinese where it is asked to, by option or environment', async () => {
      const cwd = await folderWith({ 'a.grid': parted });
      const byOption = await run(
        testIo(cwd),
        'check',
        '--lang',
        'zh-cn',
        '--format=json',
        'a.grid',
      );
      const env = { LC_ALL: 'zh_CN.UTF-8', LANG: 'en_US.UTF-8' };
      const byEnvironment = await run(testIo(cwd, { env }), 'check', '--format=json', 'a.grid');
      assert.equal(
        entriesOf(byOption.stdout)[0]?.message,
        '无解：棋盘分成 2 块，彼此之间无路可走。',
      );
      assert.equal(byEnvironment.stdout, byOption.stdout);
      const english = await run(
        testIo(cwd, { env }),
        'check',
        '--lang=en',
        '--format=json',
        'a.grid',
      );
      assert.match(entriesOf(english.stdout)[0]!.message, /^No route/);
    });

    it('tells hints with --hints alone', async () => {
      const cwd = await folderWith({ 'a.grid': '111\n111\n111\n111\n' });
      const without = await run(testIo(cwd), 'check', '--format=json', 'a.grid');
      const withHints = await run(testIo(cwd), 'check', '--hints', '--format=json', 'a.grid');
      assert.deepEqual(entriesOf(without.stdout), []);
      assert.deepEqual(
        entriesOf(withHints.stdout).map(({ severity, code }) => [severity, code]),
        [['hint', 'odd-degree']],
      );
    });

    it('tells the findings of a file outside its levels with a null index', async () => {
      const io = testIo(await folderWith({ 'a.grid': 'kidn = path\n[a]\n11\n' }));
      const entries = entriesOf((await run(io, 'check', '--format=json', 'a.grid')).stdout);
      assert.deepEqual(
        entries.map(({ id, index, code, line }) => [id, index, code, line]),
        [[null, null, 'unknown-key', 1]],
      );
    });
  });

  it('reads standard input as -', async () => {
    const { status, stdout } = await run(testIo('/', {}, unreadable), 'check', '-');
    assert.equal(status, 1);
    assert.match(stdout, /^-:2:2 {2}error/);
  });

  it('groups by file, and shows the parts of a broken board', async () => {
    const io = testIo(await folderWith({ 'a.grid': parted, 'b.grid': unreadable }));
    const { stdout } = await run(io, 'check', '.');
    assert.deepEqual(stdout.split('\n').slice(0, 6), [
      'a.grid:2:1  error    No route: the board falls into 2 parts with no way from one to another.  expectation',
      '    a.grid:3:1  A, 2 cells (r1c1, r1c2)',
      '    a.grid:3:4  B, 1 cell',
      '',
      'b.grid:2:2  error    “x” is no cell of this kind of puzzle. Write . for an open cell, # for a hole.  unknown-cell',
      '',
    ]);
  });

  it('colours on a terminal alone, and not with NO_COLOR', async () => {
    const cwd = await folderWith({ 'a.grid': parted });
    const onTerminal = (env: Record<string, string>) => {
      const io = testIo(cwd, { env });
      Object.assign(io.stdout, { isTTY: true });
      return run(io, 'check', 'a.grid');
    };
    const escape = '\x1b[';
    assert.ok((await onTerminal({})).stdout.includes(escape));
    assert.ok(!(await onTerminal({ NO_COLOR: '1' })).stdout.includes(escape));
    assert.ok(!(await run(testIo(cwd), 'check', 'a.grid')).stdout.includes(escape));
  });

  it('splits the levels of all files among the shards, each once', async () => {
    const files = { 'a.grid': '[a]\n1x\n[b]\n1x\n[c]\n1x\n', 'b.grid': '[d]\n1x\n[e]\n1x\n' };
    const cwd = await folderWith(files);
    const seen: (string | null)[][] = [];
    for (const shard of ['1/2', '2/2']) {
      const { stdout } = await run(testIo(cwd), 'check', '.', '--shard', shard, '--format=json');
      seen.push(entriesOf(stdout).map(({ id }) => id));
    }
    assert.deepEqual(seen, [
      ['a', 'c', 'e'],
      ['b', 'd'],
    ]);
  });

  it('says what ran out: steps, or time', async () => {
    const open = `${'1'.repeat(12)}\n`.repeat(11) + `${'1'.repeat(11)}0\n`;
    const cwd = await folderWith({ 'a.grid': `expect = unique\n${open}` });
    const bySteps = await run(testIo(cwd), 'check', '--budget', '10', 'a.grid');
    assert.match(bySteps.stdout, /undecided/);
    assert.doesNotMatch(bySteps.stdout, /time limit/);
    // A clock that jumps an hour whenever it is read: no waiting.
    let clock = 0;
    const now = () => (clock += 3_600_000);
    const byTime = await run(testIo(cwd, { now }), 'check', '--budget', '5s', 'a.grid');
    assert.match(byTime.stdout, /the time limit of 5 s ran out/);
  });

  it('takes a closed pipe for no error, and stops', async () => {
    const levels = Array.from({ length: 500 }, (_, at) => `[l${at}]\n1x\n`).join('');
    const cwd = await folderWith({ 'a.grid': levels });
    let written = 0;
    const stdout = new Writable({
      write(_chunk, _encoding, done) {
        done(++written > 3 ? Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }) : null);
      },
    });
    const io = testIo(cwd, { stdout });
    const { status, stderr } = await run(io, 'check', 'a.grid');
    // The errors seen until then count.
    assert.deepEqual([status, stderr], [1, '']);
    assert.ok(written < 10);
  });

  describe('--format sarif', () => {
    it('is a log of SARIF 2.1.0 with rules, places and what could not be read', async () => {
      const io = testIo(await folderWith({ 'a b#.grid': parted }));
      const { stdout } = await run(io, 'check', '--format', 'sarif', 'a b#.grid', 'none.grid');
      const log = JSON.parse(stdout) as {
        version: string;
        runs: {
          tool: { driver: { name: string; version: string; rules: { id: string }[] } };
          columnKind: string;
          invocations: { executionSuccessful: boolean; toolExecutionNotifications: unknown[] }[];
          results: {
            ruleId: string;
            ruleIndex: number;
            level: string;
            locations: { physicalLocation: unknown }[];
            relatedLocations: unknown[];
          }[];
        }[];
      };
      assert.equal(log.version, '2.1.0');
      const [found] = log.runs;
      assert.ok(found);
      assert.deepEqual(found.tool.driver.rules, [{ id: 'expectation' }]);
      assert.equal(found.tool.driver.version, '1.2.3');
      assert.equal(found.columnKind, 'utf16CodeUnits');
      assert.equal(found.invocations[0]?.executionSuccessful, false);
      assert.equal(found.invocations[0].toolExecutionNotifications.length, 1);
      const [result] = found.results;
      assert.ok(result);
      assert.deepEqual(
        [result.ruleId, result.ruleIndex, result.level],
        ['expectation', 0, 'error'],
      );
      assert.deepEqual(result.locations[0]?.physicalLocation, {
        artifactLocation: { uri: 'a%20b%23.grid' },
        region: { startLine: 2, startColumn: 1, endLine: 2, endColumn: 18 },
      });
      assert.equal(result.relatedLocations.length, 3);
    });
  });

  describe('--format github', () => {
    it('is one workflow command a finding, escaped', async () => {
      const io = testIo(await folderWith({ 'a,b.grid': '[a]\n1%\n' }));
      const { stdout } = await run(io, 'check', '--format', 'github', 'a,b.grid');
      assert.match(
        stdout,
        /^::error file=a%2Cb\.grid,line=2,endLine=2,col=2,endColumn=2,title=unknown-cell::“%25” .+\n$/,
      );
    });
  });
});
