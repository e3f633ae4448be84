import { JobCancelled, type CancelSignal } from './cancelSignal';
import type { JobRequest, JobResult } from './job';
import type { FromWorker, JobPort } from './jobPort';

/** Calls back after some milliseconds; returns what takes it back. */
export type Timer = (milliseconds: number, callback: () => void) => () => void;

/** What a pool needs of its host. */
export interface PoolOptions {
  /** Starts one worker. */
  spawn(): JobPort;
  readonly timer: Timer;
  /** How many workers at most; they are started when there is work. */
  readonly size: number;
}

/** How long a worker may take to answer a cancel before it is ended, in milliseconds. */
const patience = 100;

interface Entry {
  readonly request: JobRequest;
  readonly resolve: (result: JobResult) => void;
  readonly reject: (error: Error) => void;
  /** Stops listening to the signal of who asked. */
  release: () => void;
}

interface Staff {
  readonly port: JobPort;
  entry: Entry | null;
  /** Takes back the end that waits for a worker that was asked to cancel. */
  spare: () => void;
}

/**
 * Does jobs in workers, first come first served. A cancelled job is answered at once; its worker is
 * asked to stop, and ended if it does not within 100 ms. A worker that dies is replaced when there
 * is work again, and its job is rejected with an error that says why.
 */
export class JobPool {
  private readonly staff = new Set<Staff>();
  private readonly queue: Entry[] = [];
  private lastId = 0;
  private disposed = false;

  constructor(private readonly options: PoolOptions) {}

  /** @throws JobCancelled (as a rejection) when `signal` is aborted. */
  run(work: Omit<JobRequest, 'id'>, signal?: CancelSignal): Promise<JobResult> {
    return new Promise((resolve, reject) => {
      if (this.disposed || signal?.aborted === true) {
        reject(new JobCancelled());
        return;
      }
      const request = { ...work, id: ++this.lastId };
      const entry: Entry = { request, resolve, reject, release: () => undefined };
      if (signal) {
        const cancel = () => this.cancel(entry);
        signal.addEventListener('abort', cancel);
        entry.release = () => signal.removeEventListener('abort', cancel);
      }
      this.queue.push(entry);
      this.pump();
    });
  }

  /** Ends every worker; jobs that were waiting or running are cancelled. */
  dispose(): void {
    this.disposed = true;
    for (const entry of this.queue.splice(0)) settle(entry).reject(new JobCancelled());
    for (const member of [...this.staff]) {
      const { entry } = member;
      this.dismiss(member);
      if (entry) settle(entry).reject(new JobCancelled());
    }
  }

  private pump(): void {
    while (this.queue.length > 0) {
      let member = [...this.staff].find(({ entry }) => entry === null);
      if (!member) {
        if (this.staff.size >= this.options.size) return;
        try {
          member = this.hire();
        } catch (error) {
          const entry = this.queue.shift();
          if (entry)
            settle(entry).reject(new Error(`No worker could be started: ${String(error)}`));
          continue;
        }
      }
      const entry = this.queue.shift()!;
      member.entry = entry;
      member.port.post({ type: 'run', request: entry.request });
    }
  }

  private hire(): Staff {
    const member: Staff = { port: this.options.spawn(), entry: null, spare: () => undefined };
    this.staff.add(member);
    member.port.onMessage((message) => this.receive(member, message));
    member.port.onExit((reason) => this.bury(member, reason));
    return member;
  }

  private receive(member: Staff, message: FromWorker): void {
    const { entry } = member;
    if (!this.staff.has(member) || entry?.request.id !== message.id) return;
    member.spare();
    member.entry = null;
    const { resolve, reject } = settle(entry);
    if (message.type === 'done') resolve(message.result);
    else if (message.type === 'cancelled') reject(new JobCancelled());
    else reject(new Error(`A job of Gridwright failed: ${message.message}`));
    this.pump();
  }

  /** Does nothing to a job that has been answered already (its promise is settled). */
  private cancel(entry: Entry): void {
    settle(entry).reject(new JobCancelled());
    const waiting = this.queue.indexOf(entry);
    if (waiting >= 0) {
      this.queue.splice(waiting, 1);
      return;
    }
    const member = [...this.staff].find((other) => other.entry === entry);
    if (!member) return;
    member.spare = this.options.timer(patience, () => {
      this.dismiss(member);
      this.pump();
    });
    member.port.post({ type: 'cancel', id: entry.request.id });
  }

  private dismiss(member: Staff): void {
    member.spare();
    this.staff.delete(member);
    member.port.terminate();
  }

  private bury(member: Staff, reason: string): void {
    if (!this.staff.delete(member)) return;
    member.spare();
    if (member.entry) {
      settle(member.entry).reject(new Error(`A worker of Gridwright ended: ${reason}`));
    }
    this.pump();
  }
}

function settle(entry: Entry): Entry {
  entry.release();
  return entry;
}
