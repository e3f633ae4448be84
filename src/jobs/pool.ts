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

/** How much longer than its limit a job may take before its worker is ended, in seconds. */
const grace = 5;

/** How urgent a job is now: the greater goes first; of equal ones the one that came first. */
export type Urgency = () => number;

interface Entry {
  readonly request: JobRequest;
  readonly urgency: Urgency;
  readonly resolve: (result: JobResult) => void;
  readonly reject: (error: Error) => void;
  /** Stops listening to the signal of who asked. */
  release: () => void;
  /** It is set aside: done again once its worker has stopped. */
  isAside: boolean;
}

interface Staff {
  readonly port: JobPort;
  entry: Entry | null;
  /** It was asked to stop. */
  isStopping: boolean;
  /** Takes back the end that waits for a worker that takes too long. */
  spare: () => void;
}

/**
 * Does jobs in workers, the most urgent first. Where all workers are busy and a more urgent job
 * waits, the least urgent is set aside: stopped, and done again when its turn comes; who asked for it
 * waits on. A cancelled job is answered at once. A worker that is asked to stop and does not within
 * 100 ms is ended. A worker that dies, or takes much longer than its job may, is replaced when there
 * is work again, and its job is rejected with an error that says why.
 */
export class JobPool {
  private readonly staff = new Set<Staff>();
  private readonly queue: Entry[] = [];
  private lastId = 0;
  private disposed = false;

  constructor(private readonly options: PoolOptions) {}

  /** @throws JobCancelled (as a rejection) when `signal` is aborted. */
  run(
    work: Omit<JobRequest, 'id'>,
    signal?: CancelSignal,
    urgency: Urgency = () => 0,
  ): Promise<JobResult> {
    return new Promise((resolve, reject) => {
      if (this.disposed || signal?.aborted === true) {
        reject(new JobCancelled());
        return;
      }
      const request = { ...work, id: ++this.lastId };
      const release = () => undefined;
      const entry: Entry = { request, urgency, resolve, reject, release, isAside: false };
      if (signal) {
        const cancel = () => this.cancel(entry);
        signal.addEventListener('abort', cancel);
        entry.release = () => signal.removeEventListener('abort', cancel);
      }
      this.queue.push(entry);
      this.pump();
    });
  }

  /** Asks anew how urgent jobs are: some have become more so, or less. */
  reconsider(): void {
    this.pump();
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
        if (this.staff.size >= this.options.size) {
          this.makeRoom();
          return;
        }
        try {
          member = this.hire();
        } catch (error) {
          settle(this.next()).reject(new Error(`No worker could be started: ${String(error)}`));
          continue;
        }
      }
      this.begin(member, this.next());
    }
  }

  /** Takes the most urgent job out of the queue. */
  private next(): Entry {
    this.queue.sort(byUrgency);
    return this.queue.shift()!;
  }

  private begin(member: Staff, entry: Entry): void {
    member.entry = entry;
    member.port.post({ type: 'run', request: entry.request });
    const { seconds } = entry.request;
    if (seconds === undefined) return;
    member.spare = this.options.timer((seconds + grace) * 1000, () => {
      this.bury(member, `it gave no answer in ${seconds} s`);
      member.port.terminate();
    });
  }

  /** Sets jobs aside for which more urgent ones wait, unless room is being made already. */
  private makeRoom(): void {
    const running = [...this.staff].filter(({ isStopping }) => !isStopping);
    const waiting = this.queue.sort(byUrgency).slice(this.staff.size - running.length);
    for (const { urgency } of waiting) {
      const busy = running.sort((a, b) => byUrgency(a.entry!, b.entry!)).pop();
      if (!busy || busy.entry!.urgency() >= urgency()) return;
      busy.entry!.isAside = true;
      this.stop(busy);
    }
  }

  /** Asks a worker to stop, and ends it where it does not. */
  private stop(member: Staff): void {
    member.spare();
    member.isStopping = true;
    member.spare = this.options.timer(patience, () => {
      const { entry } = member;
      this.dismiss(member);
      if (entry?.isAside === true) this.putBack(entry);
      this.pump();
    });
    member.port.post({ type: 'cancel', id: member.entry!.request.id });
  }

  private putBack(entry: Entry): void {
    entry.isAside = false;
    this.queue.push(entry);
  }

  private hire(): Staff {
    const port = this.options.spawn();
    const member: Staff = { port, entry: null, isStopping: false, spare: () => undefined };
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
    member.isStopping = false;
    if (message.type === 'cancelled' && entry.isAside) {
      this.putBack(entry);
      this.pump();
      return;
    }
    const { resolve, reject } = settle(entry);
    if (message.type === 'done') resolve(message.result);
    else if (message.type === 'cancelled') reject(new JobCancelled());
    else reject(new Error(`A job of Gridwright failed: ${message.message}`));
    this.pump();
  }

  /** Does nothing to a job that has been answered already (its promise is settled). */
  private cancel(entry: Entry): void {
    settle(entry).reject(new JobCancelled());
    entry.isAside = false;
    const waiting = this.queue.indexOf(entry);
    if (waiting >= 0) {
      this.queue.splice(waiting, 1);
      return;
    }
    const member = [...this.staff].find((other) => other.entry === entry);
    if (member && !member.isStopping) this.stop(member);
  }

  private dismiss(member: Staff): void {
    member.spare();
    this.staff.delete(member);
    member.port.terminate();
  }

  private bury(member: Staff, reason: string): void {
    if (!this.staff.delete(member)) return;
    member.spare();
    const { entry } = member;
    if (entry?.isAside === true) this.putBack(entry);
    else if (entry) {
      settle(entry).reject(new Error(`A worker of Gridwright ended: ${reason}`));
    }
    this.pump();
  }
}

/** The most urgent first; of equal ones the one that was asked for first. */
function byUrgency(a: Entry, b: Entry): number {
  return b.urgency() - a.urgency() || a.request.id - b.request.id;
}

function settle(entry: Entry): Entry {
  entry.release();
  return entry;
}
