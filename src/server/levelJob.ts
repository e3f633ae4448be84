import { JobCancelled, type CancelSignal } from '../jobs/cancelSignal';
import type { JobRequest, JobResult, JobTask } from '../jobs/job';
import type { JobPool } from '../jobs/pool';
import type { LevelState, OpenDocument } from './openDocument';

/** What is asked of a document's text, or a part of it. */
type Work<Task extends JobTask> = Omit<JobRequest, 'id' | 'task'> & { readonly task: Task };

type Result<Task extends JobTask> = Extract<JobResult, { readonly task: Task }>;

/** Jobs that take no search go before those that do: an editor formats a file before it saves it. */
const quick: ReadonlySet<JobTask> = new Set<JobTask>(['edit', 'format', 'picture']);

/**
 * Has a job done for a level of an open document.
 * @returns null where the document changed before the answer came
 * @throws JobCancelled when `signal` is aborted
 */
export function levelJob<Task extends JobTask>(
  document: OpenDocument,
  state: LevelState,
  work: Omit<Work<Task>, 'source'> & { readonly task: Task },
  pool: JobPool,
  signal: CancelSignal,
): Promise<Result<Task> | null> {
  return documentJob(document, { ...work, source: document.sourceOf(state) }, pool, signal);
}

/**
 * Has a job done for an open document.
 * @returns null where the document changed before the answer came
 * @throws JobCancelled when `signal` is aborted
 */
export async function documentJob<Task extends JobTask>(
  document: OpenDocument,
  work: Work<Task>,
  pool: JobPool,
  signal: CancelSignal,
): Promise<Result<Task> | null> {
  const abort = new AbortController();
  const cancel = () => abort.abort();
  const stopListening = document.onEdit(cancel);
  signal.addEventListener('abort', cancel);
  try {
    if (signal.aborted) throw new JobCancelled();
    const urgency = quick.has(work.task) ? 1 : 0;
    const result = await pool.run(work, abort.signal, () => urgency);
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

function isOf<Task extends JobTask>(result: JobResult, task: Task): result is Result<Task> {
  return result.task === task;
}
