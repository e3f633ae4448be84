#!/usr/bin/env node
// Runs the suite inside a real VS Code: `node test/vscode/run.mjs node|web|desktop`.
// `desktop` downloads a VS Code; the other two come from the npm registry.
import path from 'node:path';
import { runTests } from '@vscode/test-electron';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import { quietSettings } from '../../scripts/vscode/settings.mjs';
import { projectRoot } from '../../scripts/vscode/paths.mjs';
import { bundleSuite } from './bundle.mjs';

const [hostName, workspace] = process.argv.slice(2);
if (!workspace || !hostName || !['node', 'web', 'desktop'].includes(hostName)) {
  console.error('Usage: node test/vscode/run.mjs node|web|desktop WORKSPACE');
  process.exit(2);
}

const launcher = path.join(
  projectRoot,
  'test/vscode',
  process.platform === 'win32' ? 'host.cmd' : 'host.mjs',
);
const profile = hostName === 'desktop' ? await makeProfile() : undefined;

try {
  await runTests({
    ...(hostName !== 'desktop' && { vscodeExecutablePath: launcher }),
    extensionDevelopmentPath: projectRoot,
    extensionTestsPath: await bundleSuite(hostName === 'web' ? 'web' : 'node'),
    extensionTestsEnv: { GRIDWRIGHT_HOST: hostName },
    launchArgs: [
      workspace,
      ...(profile ? [`--user-data-dir=${profile}`, '--disable-extensions'] : []),
    ],
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  if (profile) await rm(profile, { recursive: true, force: true, maxRetries: 5 });
}

/** A fresh data folder for a desktop VS Code; our own hosts make theirs themselves. */
async function makeProfile() {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'gridwright-profile-'));
  await mkdir(path.join(folder, 'User'), { recursive: true });
  await writeFile(path.join(folder, 'User/settings.json'), JSON.stringify(quietSettings));
  return folder;
}
