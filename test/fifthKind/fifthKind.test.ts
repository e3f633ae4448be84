import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import type { Level } from '../../src/level/level';
import { applyEdits } from '../../src/level/range';
import type { Locale } from '../../src/messages/message';
import { Teller } from '../../src/messages/teller';
import type { PlayBoard } from '../../src/puzzles/play';
import { finish } from '../../src/solvers/search';
import { countLinks, linksText, smallLinks } from './boards';
import type * as house from './house';
import { buildWithLinks } from './withLinks';

type House = typeof house;

const budget = { steps: 1_000_000 };

const fork = `[fork]
kind = links
board:
  猫 .| A
  #  .  .
  猫 .  A
`;

// A kind added from outside: a folder of its own, and a line in each of the two lists of kinds.
describe('a fifth kind', () => {
  let folder: string;
  let built: House;

  before(async function () {
    this.timeout(60_000);
    folder = await mkdtemp(join(tmpdir(), 'gridwright-fifth-'));
    await writeFile(join(folder, 'package.json'), '{"version":"1.2.3"}');
    await buildWithLinks(folder);
    built = createRequire(import.meta.url)(join(folder, 'dist/house.cjs')) as House;
  });
  after(() => rm(folder, { recursive: true, force: true }));

  function levelOf(text: string): Level {
    const [level] = built.readGrid(text).levels;
    assert.ok(level, text);
    return level;
  }

  function tellerIn(locale: Locale): Teller {
    return new Teller(locale, built.serverTables);
  }

  /** Runs the command line on a text. */
  async function gridwright(text: string, ...args: string[]) {
    const file = join(folder, 'levels.grid');
    await writeFile(file, text);
    const [subcommand = '', ...rest] = args;
    const env = { ...process.env, LC_ALL: 'C.UTF-8', NO_COLOR: '1' };
    return await new Promise<{ status: unknown; out: string; err: string }>((resolve) =>
      execFile(
        process.execPath,
        [join(folder, 'dist/cli.js'), subcommand, file, ...rest],
        { env, timeout: 20_000 },
        (error, out, err) => resolve({ status: error ? error.code : 0, out, err }),
      ),
    );
  }

  it('stands in the registry beside the others', () => {
    const ids = built.puzzles.map(({ syntax }) => syntax.id);
    assert.deepEqual(ids, ['path', 'trail', 'pairs', 'knight', 'links']);
  });

  it('is offered for a new level, by its name, its rule and its sketch', () => {
    const card = built.kindCards(tellerIn('en')).at(-1);
    assert.equal(card?.name, 'Links');
    assert.match(card.rule, /^Join equal labels/);
    assert.ok(card.sketch);
    assert.equal(built.kindCards(tellerIn('zh-cn')).at(-1)?.name, '连线');
  });

  it('is read, with its labels, walls and its own setting', () => {
    const level = levelOf(fork.replace('board:', 'Cover = YES\nboard:'));
    assert.equal(level.kind.id, 'links');
    assert.deepEqual(level.findings, []);
    assert.equal(level.values.get('cover'), 'yes');
    assert.deepEqual(level.board?.labels, ['猫', 'A']);
    assert.equal(levelOf(fork.replace('links', '连线')).kind.id, 'links');
  });

  it('has the findings of text like any other', () => {
    const codes = (text: string) => levelOf(text).findings.map(({ code }) => code);
    assert.deepEqual(codes(fork.replace('board:', 'cover = some\nboard:')), ['bad-value']);
    assert.deepEqual(codes(fork.replace('board:', 'closed = no\nboard:')), ['unused-setting']);
    assert.deepEqual(codes(fork.replace('board:', 'covr = no\nboard:')), ['unknown-key']);
    assert.deepEqual(codes('kind = path\ncover = no\nboard:\n1 1\n'), ['unused-setting']);
    assert.deepEqual(codes(`${fork}solution:\n  r1c1-r2c2\n`), ['bad-route']);
  });

  it('is checked: solved, unique or not, impossible with its reason', () => {
    const said = (text: string) => {
      const { outcome, unique, findings } = finish(built.checkLevel(levelOf(text), budget, null));
      const words = findings.map((finding) => tellerIn('en').finding(finding));
      return { verdict: outcome.verdict, unique, words };
    };
    assert.deepEqual(said(fork), { verdict: 'solved', unique: null, words: [] });
    const unique = said(fork.replace('board:', 'expect = unique\nboard:'));
    assert.deepEqual([unique.unique, unique.words], [true, []]);
    const two = said('kind = links\nexpect = unique\nboard: spaced\nA .\n. A\n');
    assert.equal(two.unique, false);
    assert.match(two.words.join(), /two routes|2 routes|another/i);
    const odd = said(fork.replace('  猫 .  A\n', '  猫 .  B\n'));
    assert.equal(odd.verdict, 'unsolvable');
    assert.match(odd.words.join(), /a line joins two equal labels, but A stands once\./);
    const crossed = said('kind = links\nboard: spaced\nA B\nB A\n');
    assert.equal(crossed.verdict, 'unsolvable');
    const row = 'kind = links\nboard: spaced\nA A .\n';
    assert.equal(said(row).verdict, 'solved');
    assert.equal(said(`cover = yes\n${row}`).verdict, 'unsolvable');
  });

  it('has as many solutions as trying every set of steps finds, and each is right', () => {
    fc.assert(
      fc.property(smallLinks, (board) => {
        const level = levelOf(linksText(board));
        const kind = built.kindOf(level);
        const expected = countLinks(board);
        const options = { directed: false };
        const { bound, count } = finish(kind.count(level, budget, options));
        assert.deepEqual([bound, count], ['exact', BigInt(expected)], level.text);
        const outcome = finish(kind.solve(level, budget));
        assert.equal(outcome.verdict, expected > 0 ? 'solved' : 'unsolvable');
        if (outcome.verdict !== 'solved') return;
        assert.equal(kind.verify(level, outcome.route), null);
        const other = finish(kind.solve(level, budget, outcome.route));
        assert.equal(other.verdict, expected > 1 ? 'solved' : 'unsolvable');
      }),
      { numRuns: 200 },
    );
  });

  it('finds fault with a stored solution at its first wrong step', () => {
    const told = (solution: string, locale: Locale = 'en') => {
      const findings = built.instantFindings(levelOf(`${fork}solution:\n${solution}`));
      return findings.map((finding) => tellerIn(locale).finding(finding)).join();
    };
    const right = '  r1c1-r1c2-r3c2-r3c1\n  r1c3-r3c3\n';
    assert.equal(told(right), '');
    assert.match(told('  r1c1-r1c2-r3c2-r3c1\n'), /stops short: 1 label is not joined/);
    assert.match(told('  r1c1-r3c1\n'), /line 1, at r2c1: no line passes there/);
    assert.match(
      told(`  r1c1-r1c2-r3c2-r3c1\n  r1c3-r1c2\n`),
      /line 2, at r1c2: a line has passed/,
    );
    assert.equal(told('  r1c1-r3c1\n', 'zh-cn'), '解在第 1 条线的 r2c1 出错：线不能经过这里。');
  });

  it('is helped to be written: completion, hover', () => {
    const service = built.createLanguageService(tellerIn('zh-cn'));
    const document = built.gridDocument('file:///a.grid', 1, fork.replace('board:', 'co\nboard:'));
    const items = service.completion(document, { line: 2, character: 2 }, { snippets: false });
    assert.ok(
      items.some(({ label }) => label === 'cover'),
      items.map(({ label }) => label).join(),
    );
    const text = built.gridDocument('file:///a.grid', 1, fork);
    const over = service.hover(text, { line: 1, character: 8 }, []);
    assert.match(JSON.stringify(over), /Numberlink/);
  });

  it('is formatted', () => {
    const formatted = (text: string) => applyEdits(text, built.formatEdits(built.readGrid(text)));
    const text = formatted(fork.replaceAll(' ', '  ').replace('kind', 'KIND'));
    assert.equal(text, fork);
    assert.equal(formatted(text), text);
  });

  it('is drawn, as SVG and in a terminal', () => {
    const level = levelOf(`${fork}solution:\n  r1c1-r1c2-r3c2-r3c1\n  r1c3-r3c3\n`);
    const svg = built.levelSvg(level);
    assert.match(svg, /<svg .*猫.*<\/svg>/s);
    assert.match(svg, /class="[^"]*\broute\b/);
    const { look } = built.kindOf(level);
    const picture = built.pictureOf(level, look, level.solution?.strokes ?? null, []);
    const options = { numbers: false, unicode: true, paint: (_: unknown, text: string) => text };
    assert.deepEqual(Array.from(built.terminalLines(picture, options)), [
      '┏━━━━━━━┳━━━┓',
      '┃ 猫──┐ ┃ A ┃',
      '┃     │ ╹ │ ┃',
      '┃░░░  │   │ ┃',
      '┃     │   │ ┃',
      '┃ 猫──┘   A ┃',
      '┗━━━━━━━━━━━┛',
    ]);
  });

  it('is played', () => {
    const rules = built.playOf('links');
    assert.ok(rules);
    const level = levelOf(fork);
    const { height, width, cells } = built.pictureOf(level, built.kindOf(level).look, null, []);
    const setting = (key: string): string => level.values.get(key) ?? '';
    const board: PlayBoard = { height, width, cells, setting };
    let route = rules.start(board);
    assert.deepEqual(rules.allowed(board, route), ['r1c1', 'r1c3', 'r3c1', 'r3c3']);
    for (const to of ['r1c1', 'r1c2', 'r2c2', 'r3c2', 'r3c1', 'r1c3', 'r2c3']) {
      const next = rules.move(board, route, to);
      assert.ok(!('refused' in next), to);
      assert.ok(rules.allowed(board, route).includes(to));
      route = next;
      assert.equal(rules.done(board, route), false);
    }
    const refused = rules.move(board, route, 'r2c2');
    assert.ok('refused' in refused && refused.refused === 'twice');
    const done = rules.move(board, route, 'r3c3');
    assert.ok(!('refused' in done) && rules.done(board, done));
    assert.equal(built.kindOf(level).verify(level, done), null);
  });

  it('is known to every subcommand', async () => {
    const check = await gridwright(fork, 'check');
    assert.equal(check.status, 0, check.out + check.err);
    const solve = await gridwright(fork, 'solve', '--format', 'json');
    const [entry] = JSON.parse(solve.out) as { kind: string; routes: string[][][] }[];
    assert.equal(entry?.kind, 'links');
    assert.equal(entry.routes[0]?.length, 2);
    const count = await gridwright(fork, 'count');
    assert.match(count.out, /\b1 solution\b/);
    const render = await gridwright(fork, 'render', '--solution');
    assert.equal(render.status, 0);
    assert.match(render.out, /猫/);
    const format = await gridwright(fork.replace('kind =', 'kind   ='), 'format');
    assert.equal(format.status, 0);
    assert.equal(await readFile(join(folder, 'levels.grid'), 'utf8'), fork);
    const broken = await gridwright(fork.replace('  猫 .  A\n', '  猫 .  B\n'), 'check');
    assert.equal(broken.status, 1);
    assert.match(broken.out, /A stands once/);
  });
});
