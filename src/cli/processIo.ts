import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { spawnNodeWorker } from '../jobs/spawn.node';
import { exitStatus } from './exitStatus';
import type { Io } from './io';

/**
 * This process as the command line's surroundings. The first Ctrl+C asks the work to stop, the
 * second ends the process.
 * @param folder where the bundles lie; package.json is one level up
 */
export function processIo(folder: string): Io {
  const interruption = new AbortController();
  process.on('SIGINT', () => {
    if (interruption.signal.aborted) process.exit(exitStatus.interrupted);
    interruption.abort();
  });
  return {
    stdin: process.stdin,
    stdout: process.stdout,
    stderr: process.stderr,
    cwd: process.cwd(),
    env: process.env,
    version: versionIn(join(folder, '..', 'package.json')),
    parallelism: availableParallelism(),
    startWorker: () => spawnNodeWorker(join(folder, 'jobs.node.js')),
    interrupted: interruption.signal,
    now: () => performance.now(),
  };
}

function versionIn(file: string): string {
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as { readonly version: string };
  return manifest.version;
}
