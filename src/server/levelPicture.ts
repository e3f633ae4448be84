import type { CancelSignal } from '../jobs/cancelSignal';
import type { JobPool } from '../jobs/pool';
import type { Teller } from '../messages/teller';
import type { PictureParams, PictureResult } from '../protocol/fileRequests';
import { levelJob } from './levelJob';
import { cellLimit } from './levelModel';
import { outdated } from './noRoute';
import type { OpenDocument } from './openDocument';

/**
 * A level as an SVG file, with its stored route where that is right.
 * @param document undefined where the document is not open
 * @throws JobCancelled when `signal` is aborted
 */
export async function levelPicture(
  document: OpenDocument | undefined,
  { level: index }: PictureParams,
  pool: JobPool,
  teller: Teller,
  signal: CancelSignal,
): Promise<PictureResult> {
  const state = document?.levelAt(index)?.state;
  const { board, drawing } = state?.level ?? {};
  if (!document || !state || (!board && !drawing))
    return { message: teller.tell('picture.nothing') };
  const count = board?.meaning.length ?? drawing?.edges.length ?? 0;
  if (count > cellLimit) {
    return { message: teller.tell('board-too-large', { count, limit: cellLimit }) };
  }
  const { version } = document;
  const result = await levelJob(document, state, { task: 'picture' }, pool, signal);
  if (!result) return { message: outdated(version, teller).message };
  return { svg: result.svg, id: state.level.header?.id ?? null };
}
