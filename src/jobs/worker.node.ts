import { parentPort } from 'node:worker_threads';
import { serveJobs } from './serveJobs';

// The worker thread: jobs come in and answers go out through the parent's port.
if (!parentPort)
  throw new Error('jobs.node.js runs in a worker thread, started by spawnNodeWorker');
const port = parentPort;
port.on(
  'message',
  serveJobs((message) => port.postMessage(message), {
    now: () => performance.now(),
    pause: () => new Promise((resolve) => setImmediate(resolve)),
  }),
);
