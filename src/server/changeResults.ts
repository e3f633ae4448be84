import { JobCancelled, type CancelSignal } from '../jobs/cancelSignal';
import type { JobPool } from '../jobs/pool';
import type { ChangeResults } from '../language/codeActions';
import type { EditResult } from '../level/edits';
import type { Change } from '../level/finding';
import type { Level } from '../level/level';
import { levelJob } from './levelJob';
import type { OpenDocument } from './openDocument';

/**
 * Has changes of levels turned into edits, each by itself. One that can't be is left out, as are all
 * of a level whose job breaks off.
 * @returns null where the document changed meanwhile
 * @throws JobCancelled when `signal` is aborted
 */
export async function changeResults(
  document: OpenDocument,
  wanted: ReadonlyMap<Level, readonly Change[]>,
  pool: JobPool,
  signal: CancelSignal,
): Promise<ChangeResults | null> {
  const made = new Map<Change, EditResult>();
  for (const [level, changes] of wanted) {
    const state = document.levels.find((each) => each.level === level);
    if (!state) return null;
    try {
      const result = await levelJob(document, state, { task: 'edit', changes }, pool, signal);
      if (!result) return null;
      result.results.forEach((each, i) => made.set(changes[i]!, each));
    } catch (error) {
      if (error instanceof JobCancelled) throw error;
    }
  }
  return made;
}
