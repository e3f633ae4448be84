import type { CancelSignal } from '../jobs/cancelSignal';
import type { JobPool } from '../jobs/pool';
import type { Teller } from '../messages/teller';
import type { CountParams, CountResult } from '../protocol/solutionRequests';
import { defaultBudget } from '../puzzles/check';
import { levelJob } from './levelJob';
import { noRoute, outdated } from './noRoute';
import type { OpenDocument } from './openDocument';

/**
 * Answers a request for the number of routes.
 * @param document undefined where the document is not open
 * @throws JobCancelled when `signal` is aborted
 */
export async function countSolutions(
  document: OpenDocument | undefined,
  params: CountParams,
  pool: JobPool,
  teller: Teller,
  signal: CancelSignal,
): Promise<CountResult> {
  const { version, directed = false, limit } = params;
  const unanswered = (bound: 'invalid' | 'outdated', message: string): CountResult => ({
    bound,
    version,
    count: null,
    message,
  });
  if (document?.version !== version) {
    return unanswered('outdated', outdated(version, teller).message);
  }
  const state = document.levels[params.level - 1];
  if (!state) return unanswered('invalid', teller.tell('solve.no-level'));
  const counting = { directed, ...(limit !== undefined && { limit: BigInt(limit) }) };
  const work = { task: 'count', budget: defaultBudget, counting } as const;
  const result = await levelJob(document, state, work, pool, signal);
  if (!result) return unanswered('outdated', outdated(version, teller).message);
  if (!result.count) {
    return unanswered('invalid', noRoute({ verdict: 'invalid' }, version, state, teller).message);
  }
  const { bound } = result.count;
  const count = result.count.count?.toString() ?? null;
  return { bound, version, count, message: teller.tell(`count.${bound}`, { count: count ?? '' }) };
}
