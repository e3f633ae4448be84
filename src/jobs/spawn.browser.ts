import type { FromWorker, JobPort } from './jobPort';

/**
 * Starts a web worker from `url`, the bundle of worker.browser.ts. It goes by way of a blob, because
 * an extension's files may be of another origin than the worker that asks.
 */
export function spawnWebWorker(url: string): JobPort {
  const script = `importScripts(${JSON.stringify(url)});`;
  const blob = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
  const worker = new Worker(blob, { name: 'Gridwright job' });
  return {
    post: (message) => worker.postMessage(message),
    onMessage: (listener) => {
      worker.onmessage = (event: MessageEvent<FromWorker>) => {
        URL.revokeObjectURL(blob);
        listener(event.data);
      };
    },
    onExit: (listener) => {
      worker.onerror = (event) => {
        worker.terminate();
        listener(event.message || 'the worker could not be loaded');
      };
    },
    terminate: () => worker.terminate(),
  };
}
