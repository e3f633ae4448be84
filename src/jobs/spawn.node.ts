import { Worker } from 'node:worker_threads';
import type { FromWorker, JobPort } from './jobPort';

/** Megabytes of memory that one job may take; a job that wants more ends its worker. */
const memoryLimit = 512;

/** Starts a worker thread from `file`, the bundle of worker.node.ts. */
export function spawnNodeWorker(file: string): JobPort {
  const worker = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: memoryLimit } });
  let reason = '';
  worker.on('error', (error: NodeJS.ErrnoException) => {
    reason =
      error.code === 'ERR_WORKER_OUT_OF_MEMORY'
        ? `out of memory (the limit is ${memoryLimit} MB)`
        : error.message;
  });
  return {
    post: (message) => worker.postMessage(message),
    onMessage: (listener) => worker.on('message', (message: FromWorker) => listener(message)),
    onExit: (listener) => worker.on('exit', (code) => listener(reason || `exit code ${code}`)),
    terminate: () => void worker.terminate(),
  };
}
