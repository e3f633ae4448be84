import type { CancelSignal } from '../jobs/cancelSignal';
import type { JobPool } from '../jobs/pool';
import { placeAt } from '../language/textPlace';
import type { GridDocument } from '../language/gridDocument';
import { cellName } from '../level/route';
import type { Teller } from '../messages/teller';
import type { LinePosition, SolveFromParams, SolveFromResult } from '../protocol/solutionRequests';
import { defaultBudget } from '../puzzles/check';
import { levelJob } from './levelJob';
import { noRoute, outdated } from './noRoute';
import type { OpenDocument } from './openDocument';

/**
 * Answers a request for a route that starts on the cell (of a drawing: the point) at a position of
 * the text: the level is solved with its start there, and stays as it is.
 * @param document undefined where the document is not open
 * @throws JobCancelled when `signal` is aborted
 */
export async function solveFrom(
  document: OpenDocument | undefined,
  { version, level, position }: SolveFromParams,
  pool: JobPool,
  teller: Teller,
  signal: CancelSignal,
): Promise<SolveFromResult> {
  if (document?.version !== version) return outdated(version, teller);
  const state = document.levels[level - 1];
  if (!document.grid || !state) {
    return { verdict: 'invalid', version, message: teller.tell('solve.no-level') };
  }
  const start = startAt(document.grid, position);
  if (start === null) return refused(teller.tell('solve-from.no-cell'));
  const work = { task: 'solveFrom', start, budget: defaultBudget } as const;
  const result = await levelJob(document, state, work, pool, signal);
  if (!result) return outdated(version, teller);
  const { tried } = result;
  if (tried.verdict === 'refused') return refused(teller.tell(tried.code, tried.args));
  const { outcome, former } = tried;
  const place = { start, former: former ?? '' };
  const suffix = former === null ? '' : '.former';
  if (outcome.verdict === 'solved') {
    const message = teller.tell(`solve-from.solved${suffix}`, place);
    return { verdict: 'solved', version, route: outcome.route, message };
  }
  const none = noRoute(outcome, version, state, teller);
  if (outcome.verdict === 'invalid') return none;
  const why =
    outcome.verdict === 'unsolvable'
      ? { reason: teller.finding(outcome.reason) }
      : { steps: outcome.steps };
  const message = teller.tell(`solve-from.${outcome.verdict}${suffix}`, { ...place, ...why });
  return { ...none, message };

  function refused(message: string): SolveFromResult {
    return { verdict: 'refused', version, message };
  }
}

/** The cell or point at a position, or right before it; null where there is none. */
function startAt(document: GridDocument, { line, character }: LinePosition): string | null {
  for (const at of [character, character - 1]) {
    const place = at < 0 ? null : placeAt(document, { line, character: at });
    if (place?.type === 'cell') return cellName(place.row, place.column);
    if (place?.type === 'point') return place.level.drawing?.points[place.point]?.name ?? null;
    if (place?.type === 'step') {
      const step = place.level.solution?.written[place.stroke]?.steps[place.step];
      return step?.text.split('#')[0] ?? null; // `N#2` is the point N
    }
  }
  return null;
}
