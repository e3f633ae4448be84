import type { CancelSignal } from '../jobs/cancelSignal';
import type { JobPool } from '../jobs/pool';
import type { LineEdit } from '../language/codeActions';
import { formatting } from '../language/formatting';
import { documentJob } from './levelJob';
import type { OpenDocument } from './openDocument';

/**
 * The edits of Format Document; none where the document can't be read, or changed meanwhile.
 * @throws JobCancelled when `signal` is aborted
 */
export async function formatDocument(
  document: OpenDocument | undefined,
  pool: JobPool,
  signal: CancelSignal,
): Promise<LineEdit[]> {
  const grid = document?.grid;
  if (!grid) return [];
  const work = { task: 'format', source: grid.file.text } as const;
  const result = await documentJob(document, work, pool, signal);
  return result ? formatting(grid, result.edits) : [];
}
