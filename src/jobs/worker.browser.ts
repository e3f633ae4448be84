import type { ToWorker } from './jobPort';
import { serveJobs } from './serveJobs';

// The web worker. A message channel pauses without the 4 ms that browsers add to timers.
const { port1, port2 } = new MessageChannel();
const serve = serveJobs((message) => postMessage(message), {
  now: () => performance.now(),
  pause: () =>
    new Promise((resolve) => {
      port1.onmessage = () => resolve();
      port2.postMessage(null);
    }),
});
onmessage = (event: MessageEvent<ToWorker>) => serve(event.data);
