import type { JobPort } from '../jobs/jobPort';

/** A stream that the command line writes to: a terminal, a pipe or a file. */
export type Sink = NodeJS.WritableStream & {
  readonly isTTY?: boolean;
  /** The width of a terminal, in columns. */
  readonly columns?: number;
};

/** All that the command line knows of the process around it, so that tests can be one. */
export interface Io {
  readonly stdin: AsyncIterable<Uint8Array>;
  readonly stdout: Sink;
  readonly stderr: Sink;
  /** The folder that relative paths start from. */
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly version: string;
  /** How many jobs this machine can do at once. */
  readonly parallelism: number;
  /** Starts a worker thread; null where there is none, and levels are checked one by one here. */
  readonly startWorker: (() => JobPort) | null;
  /** Aborted by Ctrl+C. */
  readonly interrupted: AbortSignal;
  /** A clock in milliseconds that never goes back. */
  now(): number;
}
