import type { PairsClearing } from './pairsClear';
import type { Search } from './search';

/** Kinds that can't be cleared; `isSmallest` where each of them is needed for that. */
export interface StuckKinds {
  readonly kinds: readonly number[];
  readonly isSmallest: boolean;
}

/**
 * Shrinks a set of kinds that can't be cleared, by leaving out one at a time: where the others
 * still can't be cleared, it goes. What is needed in a set is needed in every smaller one too, so
 * one pass is enough. Stops where the budget of the clearing runs out.
 */
export function* shrinkStuck(
  clearing: PairsClearing,
  stuck: readonly number[],
): Search<StuckKinds> {
  let kinds = [...stuck];
  const needed = new Set<number>();
  for (;;) {
    const tried = kinds.find((kind) => !needed.has(kind));
    if (tried === undefined) return { kinds, isSmallest: true };
    const result = yield* clearing.clear(kinds.filter((kind) => kind !== tried));
    if (result.ended === 'budget') return { kinds, isSmallest: false };
    if (result.ended === 'cleared') needed.add(tried);
    else kinds = [...result.kinds];
  }
}
