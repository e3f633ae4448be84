import type { CancelSignal } from '../jobs/cancelSignal';
import type { JobPool } from '../jobs/pool';
import type { Teller } from '../messages/teller';
import type { NextSolutionParams, NextSolutionResult } from '../protocol/solutionRequests';
import { defaultBudget } from '../puzzles/check';
import { levelJob } from './levelJob';
import { noRoute, outdated } from './noRoute';
import type { OpenDocument } from './openDocument';

/**
 * Answers a request for the route after the stored one, or after another.
 * @param document undefined where the document is not open
 * @throws JobCancelled when `signal` is aborted
 */
export async function nextSolution(
  document: OpenDocument | undefined,
  params: NextSolutionParams,
  pool: JobPool,
  teller: Teller,
  signal: CancelSignal,
): Promise<NextSolutionResult> {
  const { version } = params;
  if (document?.version !== version) return outdated(version, teller);
  const state = document.levels[params.level - 1];
  if (!state) return { verdict: 'invalid', version, message: teller.tell('solve.no-level') };
  const { after } = params;
  const work = { task: 'next', budget: defaultBudget, ...(after && { after }) } as const;
  const result = await levelJob(document, state, work, pool, signal);
  if (!result) return outdated(version, teller);
  const { next } = result;
  switch (next.verdict) {
    case 'next':
      return { ...next, version };
    case 'only':
      return { verdict: 'only', version, message: teller.tell('next.only') };
    case 'unsolvable':
    case 'undecided':
    case 'invalid':
      return noRoute(next, version, state, teller);
  }
}
