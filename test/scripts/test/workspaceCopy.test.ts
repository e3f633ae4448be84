import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { copyWorkspace } from '../../../scripts/test/workspaceCopy.mjs';

describe('a copy of a workspace', () => {
  let original: string;

  beforeEach(async () => {
    original = await mkdtemp(path.join(os.tmpdir(), 'gridwright-test-'));
    await writeFile(path.join(original, 'a.grid'), '11');
    await writeFile(path.join(original, 'b.grid'), '11');
  });

  afterEach(() => rm(original, { recursive: true }));

  it('finds edits, new files and removed ones that no test declared', async () => {
    const copy = await copyWorkspace(original);
    assert.deepEqual(await copy.hiddenEdits([]), []);
    await writeFile(path.join(copy.folder, 'a.grid'), '10');
    await writeFile(path.join(copy.folder, 'c.grid'), '11');
    await rm(path.join(copy.folder, 'b.grid'));
    assert.deepEqual(await copy.hiddenEdits([]), ['a.grid', 'b.grid', 'c.grid']);
    assert.deepEqual(await copy.hiddenEdits(['a.grid', 'c.grid']), ['b.grid']);
    await copy.remove();
    assert.ok(!existsSync(copy.folder));
  });

  it('does not see what happens to the original', async () => {
    const copy = await copyWorkspace(original);
    await writeFile(path.join(original, 'a.grid'), '00');
    assert.deepEqual(await copy.hiddenEdits([]), []);
    await copy.remove();
  });
});
