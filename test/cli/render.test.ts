import assert from 'node:assert/strict';
import { readFile, readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Kept, run, temporaryFolders, testIo } from './harness/commandLine';
import { fontFolders, readSystemFonts } from '../../src/cli/picture/systemFonts';
import { svgStyle } from '../../src/drawing/svgStyle';

const level = '[a]\nS11\n011\n\n[b]\n11\n11\nsolution:\n  r1c2-r1c1-r2c1-r2c2\n\n[c]\n1#1\n';
const utf8 = { env: { LANG: 'en_GB.UTF-8' } };

/** Optional packages may be missing. */
function isInstalled(name: string): boolean {
  try {
    return createRequire(import.meta.url).resolve(`${name}/package.json`) !== '';
  } catch {
    return false;
  }
}

describe('gridwright render', () => {
  const folderWith = temporaryFolders();

  it('draws a level in the terminal, without its route unless that is asked for', async () => {
    const cwd = await folderWith({ 'a.grid': level });
    const bare = await run(testIo(cwd, utf8), 'render', 'a.grid#a');
    assert.equal(bare.status, 0);
    assert.equal(
      bare.stdout,
      '┏━━━━━━━━━━━┓\n┃ S   ·   · ┃\n┃           ┃\n┃░░░  ·   · ┃\n┗━━━━━━━━━━━┛\n',
    );
    const solved = await run(testIo(cwd, utf8), 'render', 'a.grid#a', '--solution');
    assert.match(solved.stdout, /┃ S───┐?/);
    assert.match(solved.stdout, /[▲▶▼◀]/);
  });

  it('shows the route that stands in the file where it is right, else one that is found', async () => {
    const right = await run(testIo('/', utf8, level), 'render', '-#b', '--solution');
    assert.match(right.stdout, /┃ ┌───● ┃\n┃ │ {5}┃\n┃ └───▶ ┃/);
    const wrong = level.replace('r1c2-r1c1-r2c1-r2c2', 'r1c1-r1c2');
    const found = await run(testIo('/', utf8, wrong), 'render', '-#b', '--solution');
    assert.equal(found.status, 0);
    assert.match(found.stdout, /[└┘┌┐]───/);
  });

  it('says so where there is no route, and lights the reason', async () => {
    const io = testIo('/', utf8, level);
    const { status, stdout, stderr } = await run(io, 'render', '-#c', '--solution');
    assert.equal(status, 1);
    assert.match(stdout, /┃ A {2}░░░ {2}B ┃/);
    assert.match(stderr, /unsolvable\n.*falls into 2 parts/);
  });

  it('names each of several levels', async () => {
    const { stdout } = await run(testIo('/', utf8, level), 'render', '-');
    assert.deepEqual(
      stdout.split('\n').filter((line) => line.startsWith('-#')),
      ['-#a', '-#b', '-#c'],
    );
  });

  it('is ASCII where the locale is not UTF-8, and coloured on a terminal alone', async () => {
    if (process.platform !== 'win32') {
      const plain = await run(testIo('/', { env: { LC_ALL: 'C' } }, level), 'render', '-#a');
      assert.match(plain.stdout, /^[\n -~]+$/);
    }
    const terminal = () => Object.assign(new Kept(), { isTTY: true });
    const coloured = await run(
      testIo('/', { ...utf8, stdout: terminal() }, level),
      ...['render', '-#a'],
    );
    assert.ok(coloured.stdout.includes('\x1b['));
    const env = { ...utf8.env, NO_COLOR: '1' };
    const asked = await run(testIo('/', { env, stdout: terminal() }, level), 'render', '-#a');
    assert.ok(!asked.stdout.includes('\x1b['));
  });

  it('draws points and lines, and lists the steps of a route below', async () => {
    const text = 'kind=trail\npoints: A 0 0 B 2 0 C 1 1\nedges: A-B B-C B-C\n';
    const bare = await run(testIo('/', utf8, text), 'render', '-');
    assert.equal(bare.status, 0);
    assert.match(bare.stdout, /^ A [\u2800-\u28ff]+ B\n/);
    assert.match(bare.stdout, /×2/);
    assert.doesNotMatch(bare.stdout, /1 /);
    const solved = await run(testIo('/', utf8, text), 'render', '-', '--solution');
    assert.equal(solved.status, 0);
    assert.match(solved.stdout, /\n\n1 [AB]-[BC]\S* +2 \S+ +3 \S+\n$/);
  });

  it('obeys the width of the terminal, and lists lines that find no room', async () => {
    const text =
      'kind=trail\npoints: Left 0 0 Right 2 0 Far 900 1\nedges: Left-Right Left-Right Far-Far\n';
    const narrow = Object.assign(new Kept(), { columns: 9 });
    const { status, stdout } = await run(
      testIo('/', { ...utf8, stdout: narrow }, text),
      'render',
      '-',
    );
    assert.equal(status, 0);
    assert.match(stdout, /no room .* in 9 columns.*\nLeft-Right ×2\nFar-Far\n$/);
    const io = testIo('/', { env: { LC_ALL: 'zh_CN.UTF-8' } }, text);
    assert.match((await run(io, 'render', '-')).stdout, /画不开.*\nLeft-Right ×2 +Far-Far\n$/);
  });

  it('says on a terminal that a board is too wide for it', async () => {
    const text = `${'1'.repeat(30)}\n`;
    const terminal = (columns: number) => Object.assign(new Kept(), { isTTY: true, columns });
    const said = async (stdout: Kept) =>
      (await run(testIo('/', { ...utf8, stdout }, text), 'render', '-')).stderr;
    assert.match(await said(terminal(80)), /drawn 121 columns wide.* has 80.*less -S/);
    assert.equal(await said(terminal(121)), '');
    assert.equal(await said(Object.assign(new Kept(), { columns: 80 })), '');
  });

  it('says that a level is empty', async () => {
    const { status, stdout } = await run(
      testIo('/', utf8, '[a]\nkind=trail\npoints:\n'),
      'render',
      '-',
    );
    assert.equal(status, 0);
    assert.match(stdout, /empty: it has no cell and no point/);
    const refused = await run(testIo('/', utf8, '[a]\n'), 'render', '-', '-o', 'none.svg');
    assert.equal(refused.status, 2);
    assert.match(refused.stderr, /no cell and no point/);
  });

  it('writes a drawing as an SVG file, within bounds however far its points lie', async () => {
    const text = 'kind=trail\npoints: A 0 0 B 1 0 C 0 900000\nedges: A-B-C\n';
    const cwd = await folderWith({ 'a.grid': text });
    const { status } = await run(testIo(cwd), 'render', 'a.grid', '--solution', '-o', 'a.svg');
    assert.equal(status, 0);
    const svg = await readFile(join(cwd, 'a.svg'), 'utf8');
    assert.match(svg, />C</);
    const [, height] = /<svg [^>]*height="([\d.]+)"/.exec(svg) ?? [];
    assert.ok(Number(height) <= 4096, height);
  });

  it('draws what can be read of a broken board', async () => {
    const { status, stdout } = await run(testIo('/', utf8, '[a]\n1x\n'), 'render', '-');
    assert.equal(status, 0);
    assert.match(stdout, /x/);
  });

  it('writes an SVG file that stands alone', async () => {
    const cwd = await folderWith({ 'a.grid': level });
    const io = testIo(cwd);
    const { status, stdout } = await run(io, 'render', 'a.grid#a', '--solution', '-o', 'a.svg');
    assert.deepEqual([status, stdout], [0, '']);
    const svg = await readFile(join(cwd, 'a.svg'), 'utf8');
    assert.match(svg, /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" /);
    assert.match(svg, /<style>[^<]*\.plate\{/);
    assert.doesNotMatch(svg, /var\(|color-mix|<script|https?:\/\/(?!www\.w3\.org)/);
  });

  it('tells the order in which tiles go in a picture', async () => {
    const cwd = await folderWith({ 'a.grid': 'kind = pairs\nA B A B\n' });
    await run(testIo(cwd), 'render', 'a.grid', '--solution', '-o', 'a.svg');
    const shown = await readFile(join(cwd, 'a.svg'), 'utf8');
    assert.match(shown, /class="table-text"[^>]*>2</);
    await run(testIo(cwd), 'render', 'a.grid', '-o', 'a.svg');
    assert.match(await readFile(join(cwd, 'a.svg'), 'utf8'), />B</);
  });

  it('gives every class of a drawing a style', async () => {
    const cwd = await folderWith({
      'a.grid':
        '[a]\nS_ 2 3 .| E\n. . . . .\n. # . . .\n\n[c]\n1#1\n\n[x]\n1x\n\n' +
        '[d]\nkind=trail\npoints: A 0 0 B 1 0 C 0 1\nedges: A-B-C A-B B-B\n',
    });
    // What only stands in a group, or is told by its severity's rules.
    const groups = /^(board|layer-.*|hatching|f-.*)$/;
    for (const [name, ...options] of [
      ['a', '--solution'],
      ['a', '--numbers'],
      ['c', '--solution'],
      ['x'],
      ['d'],
      ['d', '--solution'],
    ] as const) {
      await run(testIo(cwd), 'render', `a.grid#${name}`, '-o', 'a.svg', ...options);
      const svg = await readFile(join(cwd, 'a.svg'), 'utf8');
      const classes = [...svg.matchAll(/class="([^"]+)"/g)].flatMap(([, list]) => list!.split(' '));
      for (const each of new Set(classes)) {
        if (!groups.test(each)) assert.match(svgStyle, new RegExp(`\\.${each}\\b`), each);
      }
    }
  });

  it('writes a PNG file, with step numbers if asked', async function () {
    this.timeout(60_000);
    const cwd = await folderWith({ 'a.grid': level });
    await run(testIo(cwd), 'render', 'a.grid#a', '--numbers', '-o', 'a.PNG');
    const png = await readFile(join(cwd, 'a.PNG'));
    assert.equal(png.subarray(1, 4).toString('latin1'), 'PNG');
    assert.ok(png.readUInt32BE(16) > 200 && png.length > 2000);
  });

  it('has emoji in a PNG, wherever it is made', async function () {
    this.timeout(60_000);
    if (!isInstalled('@fontsource/noto-emoji')) {
      console.log('      skipped: @fontsource/noto-emoji is not installed');
      this.skip();
    }
    const nowhere = { env: { HOME: '/none', XDG_DATA_DIRS: '/none', WINDIR: '/none' } };
    const cwd = await folderWith({
      'a.grid': 'kind = pairs\n🐱 👍🏽 🐱 👍🏽\n',
      'b.grid': 'kind = pairs\n🍎 ❤️ 🍎 ❤️\n',
    });
    for (const name of ['a', 'b']) {
      const { stderr } = await run(
        testIo(cwd, nowhere),
        'render',
        `${name}.grid`,
        '-o',
        `${name}.png`,
      );
      assert.equal(stderr, '');
    }
    assert.ok(!(await readFile(join(cwd, 'a.png'))).equals(await readFile(join(cwd, 'b.png'))));
  });

  it('has Chinese in a PNG by the fonts of the machine', async function () {
    this.timeout(60_000);
    const folders = fontFolders(process.env, process.platform);
    const { missing } = await readSystemFonts(folders, new Set([0x732b, 0x72d7]));
    if (missing.size > 0) {
      console.log('      skipped: no font of this machine has Chinese');
      this.skip();
    }
    const cwd = await folderWith({
      'a.grid': 'kind = pairs\n猫 猫\n',
      'b.grid': 'kind = pairs\n狗 狗\n',
    });
    for (const name of ['a', 'b']) {
      const io = testIo(cwd, { env: process.env });
      const { stderr } = await run(io, 'render', `${name}.grid`, '-o', `${name}.png`);
      assert.equal(stderr, '');
    }
    assert.ok(!(await readFile(join(cwd, 'a.png'))).equals(await readFile(join(cwd, 'b.png'))));
  });

  it('says what a PNG has no sign for', async function () {
    this.timeout(60_000);
    const cwd = await folderWith({ 'a.grid': 'kind = pairs\n\u{10fffd} \u{10fffd}\n' });
    const { status, stderr } = await run(testIo(cwd), 'render', 'a.grid', '-o', 'a.png');
    assert.equal(status, 0);
    assert.match(stderr, /has a sign for \u{10fffd}.*Install a font/u);
  });

  it('names a mistake of the command line, and writes nothing', async () => {
    const cwd = await folderWith({ 'a.grid': level });
    const cases: [string[], RegExp][] = [
      [['a.grid', '-o', 'a.svg'], /of one level, and a\.grid has 3/],
      [['a.grid#a', '-o', 'a.gif'], /neither \.svg nor \.png/],
      [['a.grid#a', '-o', 'none/a.svg'], /no file none\/a\.svg/],
      [['a.grid#a', '-o'], /-o needs a value/],
      [[], /render needs a file/],
    ];
    for (const [argv, said] of cases) {
      const { status, stderr } = await run(testIo(cwd), 'render', ...argv);
      assert.equal(status, 2);
      assert.match(stderr, said);
    }
    assert.deepEqual(await readdir(cwd), ['a.grid']);
  });
});
