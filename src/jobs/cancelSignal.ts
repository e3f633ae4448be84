/** The part of an `AbortSignal` that jobs need; every host's own `AbortSignal` fits. */
export interface CancelSignal {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

/** Thrown, or given as the reason of a rejection, where a job was cancelled by who asked for it. */
export class JobCancelled extends Error {
  override readonly name = 'JobCancelled';

  constructor() {
    super('The job was cancelled');
  }
}
