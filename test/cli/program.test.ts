import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { temporaryFolders } from './harness/commandLine';

// The program as a process of its own, with its workers, bundled as it ships.
describe('the gridwright program', () => {
  const folderWith = temporaryFolders();
  let folder: string;
  let program: string;

  before(async function () {
    this.timeout(60_000);
    folder = await folderWith({ 'package.json': '{"version":"9.8.7"}' });
    program = join(folder, 'dist', 'cli.js');
    const source = join(__dirname, '..', '..', 'src');
    const bundles: [string, string][] = [
      ['cli/main.ts', program],
      ['jobs/worker.node.ts', join(folder, 'dist', 'jobs.node.js')],
    ];
    await Promise.all(
      bundles.map(([from, outfile]) =>
        build({
          entryPoints: [join(source, from)],
          outfile,
          bundle: true,
          platform: 'node',
          format: 'cjs',
          target: 'node20',
        }),
      ),
    );
  });

  function start(...argv: string[]) {
    const child = spawn(process.execPath, [program, ...argv], {
      cwd: folder,
      env: { ...process.env, LC_ALL: 'C' },
    });
    let [stdout, stderr] = ['', ''];
    child.stdout.on('data', (data: Buffer) => (stdout += data.toString()));
    child.stderr.on('data', (data: Buffer) => (stderr += data.toString()));
    const ended = once(child, 'close').then(([status, signal]: unknown[]) => ({
      ...{ status, signal, stdout, stderr },
    }));
    return { child, ended };
  }

  it('tells its version, and its help when it is called alone', async () => {
    assert.equal((await start('--version').ended).stdout, '9.8.7\n');
    const { status, stdout } = await start().ended;
    assert.equal(status, 0);
    assert.match(stdout, /^Usage: gridwright COMMAND/m);
  });

  it('checks many files in workers, in their order', async () => {
    const many = join(folder, 'many');
    await mkdir(many);
    const names = Array.from({ length: 60 }, (_, at) => `${String(at).padStart(3, '0')}.grid`);
    // Every other file takes longer, and its neighbours would overtake it.
    await Promise.all(
      names.map((name, at) =>
        writeFile(
          join(many, name),
          `[a]\nexpect = unsolvable\n${'111111\n'.repeat(at % 2 === 0 ? 6 : 1)}[a]\n1\n`,
        ),
      ),
    );
    const { status, stdout, stderr } = await start('check', 'many', '--jobs=2', '--format=json')
      .ended;
    assert.equal(stderr, '');
    assert.equal(status, 1);
    const entries = JSON.parse(stdout) as { file: string; code: string }[];
    assert.deepEqual(
      entries.map(({ file, code }) => `${file} ${code}`),
      names.flatMap((name) => [`many/${name} expectation`, `many/${name} duplicate-id`]),
    );
  });

  it('reads standard input to its end', async () => {
    const { child, ended } = start('solve', '-');
    child.stdin.write('11');
    child.stdin.end('1\n');
    const { status, stdout } = await ended;
    assert.equal(status, 0);
    assert.match(stdout, /r1c1-r1c3/);
  });

  it('ends quietly when nobody reads its output any more', async () => {
    await writeFile(join(folder, 'long.grid'), '[a]\n1x\n'.repeat(20_000));
    const { child, ended } = start('check', 'long.grid', '--jobs=1');
    child.stdout.once('data', () => child.stdout.destroy());
    const { status, signal, stderr } = await ended;
    assert.deepEqual([status, signal, stderr], [1, null, '']);
  });

  it('ends with 130 on Ctrl+C, workers and all', async function () {
    if (process.platform === 'win32') this.skip();
    // First a level that is told at once, then searches that would take very long.
    const hard = `${'1'.repeat(30)}\n`.repeat(29) + `${'1'.repeat(29)}S\n`;
    const levels = `[a]\n1x\n${Array.from({ length: 6 }, (_, at) => `[h${at}]\nexpect = unique\n${hard}`).join('')}`;
    await writeFile(join(folder, 'hard.grid'), levels);
    const { child, ended } = start('check', 'hard.grid', '--budget=600s', '--jobs=2');
    child.stdout.once('data', () => child.kill('SIGINT'));
    const { status, stderr } = await ended;
    assert.deepEqual([status, stderr], [130, '']);
  });
});
