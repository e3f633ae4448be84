import type { CancelSignal } from '../jobs/cancelSignal';
import type { JobPool } from '../jobs/pool';
import type { Teller } from '../messages/teller';
import type { DealParams, DealResult } from '../protocol/deal';

/**
 * Answers a request for a level dealt at random.
 * @throws JobCancelled when `signal` is aborted
 */
export async function dealLevel(
  { kind, ...options }: DealParams,
  pool: JobPool,
  teller: Teller,
  signal: CancelSignal,
): Promise<DealResult> {
  const work = { task: 'deal', source: '', deal: { kind, options } } as const;
  const result = await pool.run(work, signal);
  if (result.task !== 'deal') throw new Error(`Asked to deal, a job answered ${result.task}`);
  const { deal } = result;
  switch (deal.verdict) {
    case 'dealt':
      return { verdict: 'dealt', rows: deal.rows };
    case 'refused':
      return { verdict: 'refused', message: teller.tell(deal.code, deal.args) };
    case 'undecided':
      return {
        verdict: 'undecided',
        message: teller.tell('deal.undecided', { steps: deal.steps }),
      };
  }
}
