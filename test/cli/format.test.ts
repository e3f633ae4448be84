import assert from 'node:assert/strict';
import { chmod, readFile, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { run, temporaryFolders, testIo } from './harness/commandLine';

const untidy = '[a]\n expect=UNIQUE\nboard:\n1 . 10\n.  . .\n';
const tidy = '[a]\nexpect = unique\nboard:\n  1  .  10\n  .  .  .\n';

describe('gridwright format', () => {
  const folderWith = temporaryFolders();
  const text = (folder: string, name: string) => readFile(join(folder, name), 'utf8');

  it('writes files in their usual form and says which; what is in form is not touched', async () => {
    const folder = await folderWith({ 'a.grid': untidy, 'in/b.grid': tidy });
    await chmod(join(folder, 'a.grid'), 0o640);
    const before = await stat(join(folder, 'in/b.grid'));
    const { status, stdout, stderr } = await run(testIo(folder), 'format', '.');
    assert.deepEqual([status, stdout, stderr], [0, '', 'Formatted a.grid.\n']);
    assert.equal(await text(folder, 'a.grid'), tidy);
    assert.equal((await stat(join(folder, 'a.grid'))).mode & 0o777, 0o640);
    assert.equal((await stat(join(folder, 'in/b.grid'))).mtimeMs, before.mtimeMs);
    assert.deepEqual(await readdir(folder), ['a.grid', 'in']);
  });

  it('keeps a byte order mark and CRLF', async () => {
    const folder = await folderWith({ 'a.grid': `\ufeff${untidy.replaceAll('\n', '\r\n')}` });
    assert.equal((await run(testIo(folder), 'format', 'a.grid')).status, 0);
    assert.equal(await text(folder, 'a.grid'), `\ufeff${tidy.replaceAll('\n', '\r\n')}`);
  });

  it('prints standard input formatted', async () => {
    const folder = await folderWith({});
    const { status, stdout, stderr } = await run(testIo(folder, {}, untidy), 'format', '-');
    assert.deepEqual([status, stdout, stderr], [0, tidy, '']);
  });

  it('with --check names the files that differ, exits with 1 and writes nothing', async () => {
    const folder = await folderWith({ 'a.grid': untidy, 'b.grid': tidy });
    const { status, stdout } = await run(testIo(folder), 'format', '--check', 'a.grid', 'b.grid');
    assert.deepEqual([status, stdout], [1, 'a.grid\n']);
    assert.equal(await text(folder, 'a.grid'), untidy);
    assert.equal((await run(testIo(folder), 'format', '--check', 'b.grid')).status, 0);
    const piped = await run(testIo(folder, {}, untidy), 'format', '--check', '-');
    assert.deepEqual([piped.status, piped.stdout], [1, '-\n']);
  });

  it('goes on after a file that can’t be read, and exits with 2', async () => {
    const folder = await folderWith({ 'a.grid': untidy, 'bad.grid': Buffer.from([0xff, 0xfe]) });
    const { status, stderr } = await run(
      testIo(folder),
      'format',
      'bad.grid',
      'none.grid',
      'a.grid',
    );
    assert.equal(status, 2);
    assert.match(stderr, /bad\.grid is UTF-16/);
    assert.match(stderr, /no file none\.grid/);
    assert.equal(await text(folder, 'a.grid'), tidy);
  });

  it('refuses a command line without files, and a single level', async () => {
    const folder = await folderWith({ 'a.grid': untidy });
    assert.equal((await run(testIo(folder), 'format')).status, 2);
    const { status, stderr } = await run(testIo(folder), 'format', 'a.grid#a');
    assert.equal(status, 2);
    assert.match(stderr, /leave out #a/);
  });
});
