import type { Deal, DealOptions } from '../puzzles/deal';
import { defaultBudget } from '../puzzles/check';
import { puzzles } from '../puzzles/index';
import type { Budget, Search } from '../solvers/search';

/** A level to deal: its kind, by id, and what it shall be. */
export interface DealWork {
  readonly kind: string;
  readonly options: DealOptions;
}

/**
 * Deals a level at random.
 * @throws RangeError where there is no such kind, or none that deals
 */
export function* dealt(work: { readonly deal?: DealWork; readonly budget?: Budget }): Search<Deal> {
  const kind = puzzles.find(({ syntax }) => syntax.id === work.deal?.kind);
  if (!work.deal || !kind?.deal) throw new RangeError('Levels of this kind are not dealt');
  return yield* kind.deal(work.deal.options, work.budget ?? defaultBudget);
}
