import { JobCancelled, type CancelSignal } from '../jobs/cancelSignal';
import type { JobRequest, JobResult, JobTask } from '../jobs/job';
import type { JobPool } from '../jobs/pool';
import type { LevelState, OpenDocument } from './openDocument';

/** What is asked of a level. */
type Work<Task extends JobTask> = Omit<JobRequest, 'id' | 'source' | 'task'> & {
  readonly task: Task;
};

/**
 * Has a job done for a level of an open document.
 * @returns null where the document changed before the answer came
 * @throws JobCancelled when `signal` is aborted
 */
export async function levelJob<Task extends JobTask>(
  document: OpenDocument,
  state: LevelState,
  work: Work<Task>,
  pool: JobPool,
  signal: CancelSignal,
): Promise<Extract<JobResult, { readonly task: Task }> | null> {
  const abort = new AbortController();
  const cancel = () => abort.abort();
  const stopListening = document.onEdit(cancel);
  signal.addEventListener('abort', cancel);
  try {
    if (signal.aborted) throw new JobCancelled();
    const result = await pool.run({ ...work, source: document.sourceOf(state) }, abort.signal);
    if (!isOf(result, work.task)) {
      throw new Error(`Asked to ${work.task}, a job answered ${result.task}`);
    }
    return result;
  } catch (error) {
    if (error instanceof JobCancelled && !signal.aborted) return null;
    throw error;
  } finally {
    stopListening();
    signal.removeEventListener('abort', cancel);
  }
}

function isOf<Task extends JobTask>(
  result: JobResult,
  task: Task,
): result is Extract<JobResult, { readonly task: Task }> {
  return result.task === task;
}
