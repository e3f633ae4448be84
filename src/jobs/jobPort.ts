import type { JobRequest, JobResult } from './job';

/** Messages to a worker. A worker does one job at a time. */
export type ToWorker =
  | { readonly type: 'run'; readonly request: JobRequest }
  | { readonly type: 'cancel'; readonly id: number };

/** A worker's messages: every `run` is answered by exactly one of them. */
export type FromWorker =
  | { readonly type: 'done'; readonly id: number; readonly result: JobResult }
  | { readonly type: 'cancelled'; readonly id: number }
  | { readonly type: 'failed'; readonly id: number; readonly message: string };

/** One worker, as its owner sees it, whatever the host makes it of. */
export interface JobPort {
  post(message: ToWorker): void;
  onMessage(listener: (message: FromWorker) => void): void;
  /** Called when the worker has ended by itself; `reason` says why (`out of memory`). */
  onExit(listener: (reason: string) => void): void;
  terminate(): void;
}
