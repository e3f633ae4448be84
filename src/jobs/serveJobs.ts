import { JobCancelled } from './cancelSignal';
import { job, type JobRequest } from './job';
import type { FromWorker, ToWorker } from './jobPort';
import { runInSlices, type Pace } from './slices';

/**
 * The worker's side of a {@link JobPort}: returns what to do with each message that arrives.
 * @param post sends a message back.
 */
export function serveJobs(
  post: (message: FromWorker) => void,
  pace: Pace,
): (message: ToWorker) => void {
  const running = new Map<number, { aborted: boolean }>();

  async function run(request: JobRequest): Promise<void> {
    const { id } = request;
    const signal = { aborted: false };
    running.set(id, signal);
    try {
      const search = job(request, () => pace.now());
      post({ type: 'done', id, result: await runInSlices(search, pace, signal) });
    } catch (error) {
      if (error instanceof JobCancelled) post({ type: 'cancelled', id });
      else post({ type: 'failed', id, message: wordsOf(error) });
    } finally {
      running.delete(id);
    }
  }

  return (message) => {
    if (message.type === 'run') void run(message.request);
    else {
      const signal = running.get(message.id);
      if (signal) signal.aborted = true;
    }
  };
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
