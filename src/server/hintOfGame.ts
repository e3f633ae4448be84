import type { CancelSignal } from '../jobs/cancelSignal';
import type { JobPool } from '../jobs/pool';
import type { Teller } from '../messages/teller';
import type { HintParams, HintResult } from '../protocol/hint';
import { levelJob } from './levelJob';
import type { OpenDocument } from './openDocument';

/**
 * Answers a request for the next move of a game on a level; null where the document has changed.
 * @param document undefined where the document is not open
 * @throws JobCancelled when `signal` is aborted
 */
export async function hintOfGame(
  document: OpenDocument | undefined,
  { version, level, route }: HintParams,
  pool: JobPool,
  _teller: Teller,
  signal: CancelSignal,
): Promise<HintResult> {
  const state = document?.levels[level - 1];
  if (!document || !state || document.version !== version) return null;
  const result = await levelJob(document, state, { task: 'hint', after: route }, pool, signal);
  return result?.hint ?? null;
}
