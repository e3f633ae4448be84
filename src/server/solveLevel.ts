import type { CancelSignal } from '../jobs/cancelSignal';
import type { JobPool } from '../jobs/pool';
import type { Teller } from '../messages/teller';
import type { SolveParams, SolveResult } from '../protocol/lsp';
import { defaultBudget, type Checked } from '../puzzles/check';
import { levelJob } from './levelJob';
import type { LevelState, OpenDocument } from './openDocument';
import { noRoute, outdated } from './noRoute';

/**
 * Answers a request for a route. What the background check has found already is not sought again;
 * where it gave up early, the search may go on for longer.
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
  if (document?.version !== version) return outdated(version, teller);
  const state = document.levels[params.level - 1];
  if (!state) return { verdict: 'invalid', version, message: teller.tell('solve.no-level') };
  if (state.checked && !gaveUpEarly(state.checked)) {
    return answer(state.checked.outcome, version, state, teller);
  }
  const work = { task: 'solve', budget: defaultBudget } as const;
  const result = await levelJob(document, state, work, pool, signal);
  if (!result) return outdated(version, teller);
  return answer(result.outcome, version, state, teller);
}

/** Its time ran out, or the budget of a large board. */
function gaveUpEarly({ outcome }: Checked): boolean {
  return outcome.verdict === 'undecided' && outcome.steps < 0.99 * defaultBudget.steps;
}

function answer(
  outcome: Checked['outcome'],
  version: number,
  state: LevelState,
  teller: Teller,
): SolveResult {
  return outcome.verdict === 'solved'
    ? { verdict: 'solved', version, route: outcome.route }
    : noRoute(outcome, version, state, teller);
}
