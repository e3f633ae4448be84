import { JobCancelled, type CancelSignal } from '../jobs/cancelSignal';
import type { JobPool } from '../jobs/pool';
import type { Teller } from '../messages/teller';
import type { SolveParams, SolveResult } from '../protocol/lsp';
import { defaultBudget, type Checked } from '../puzzles/check';
import type { LevelState, OpenDocument } from './openDocument';
import { firstError } from './toldVerdict';

/**
 * Answers a request for a route. What the background check has found already is not sought again.
 * @param document undefined where the document is not open
 * @param signal the asker's; an edit of the document ends the search too (`outdated`)
 * @throws JobCancelled when `signal` is aborted
 */
export async function solveLevel(
  document: OpenDocument | undefined,
  params: SolveParams,
  pool: JobPool,
  teller: Teller,
  signal: CancelSignal,
): Promise<SolveResult> {
  const { version } = params;
  const outdated: SolveResult = {
    verdict: 'outdated',
    version,
    message: teller.tell('solve.outdated'),
  };
  if (document?.version !== version) return outdated;
  const state = document.levels[params.level - 1];
  if (!state) return { verdict: 'invalid', version, message: teller.tell('solve.no-level') };
  if (state.checked) return answer(state.checked.outcome, version, state, teller);

  const abort = new AbortController();
  const cancel = () => abort.abort();
  const stopListening = document.onEdit(cancel);
  signal.addEventListener('abort', cancel);
  try {
    if (signal.aborted) throw new JobCancelled();
    const work = { source: state.source, task: 'solve', budget: defaultBudget } as const;
    const result = await pool.run(work, abort.signal);
    if (result.task !== 'solve') throw new Error(`Asked to solve, a job answered ${result.task}`);
    return answer(result.outcome, version, state, teller);
  } catch (error) {
    if (error instanceof JobCancelled && !signal.aborted) return outdated;
    throw error;
  } finally {
    stopListening();
    signal.removeEventListener('abort', cancel);
  }
}

function answer(
  outcome: Checked['outcome'],
  version: number,
  state: LevelState,
  teller: Teller,
): SolveResult {
  switch (outcome.verdict) {
    case 'solved':
      return { verdict: 'solved', version, route: outcome.route };
    case 'unsolvable': {
      const reason = teller.finding(outcome.reason);
      return {
        verdict: 'unsolvable',
        version,
        message: teller.tell('solve.unsolvable', { reason }),
      };
    }
    case 'undecided': {
      const { steps } = outcome;
      return { verdict: 'undecided', version, message: teller.tell('solve.undecided', { steps }) };
    }
    case 'invalid': {
      const first = firstError({ findings: state.instant }, teller);
      return { verdict: 'invalid', version, message: teller.tell('solve.invalid', { first }) };
    }
  }
}
