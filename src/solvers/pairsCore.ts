import { clearPairs } from './pairsClear';
import type { PairsField } from './pairsField';
import type { Search } from './search';
import type { StepMeter } from './stepMeter';

/** Kinds that can't be cleared; `isSmallest` where each of them is needed for that. */
export interface StuckKinds {
  readonly kinds: readonly number[];
  readonly isSmallest: boolean;
}

/**
 * Shrinks a set of kinds that can't be cleared, by leaving out one at a time: where the others
 * still can't be cleared, it goes. What is needed in a set is needed in every smaller one too, so
 * one pass is enough. Stops where the budget runs out.
 */
export function* shrinkStuck(
  field: PairsField,
  stuck: readonly number[],
  meter: StepMeter,
): Search<StuckKinds> {
  let kinds = [...stuck];
  const needed = new Set<number>();
  for (;;) {
    const tried = kinds.find((kind) => !needed.has(kind));
    if (tried === undefined) return { kinds, isSmallest: true };
    const others = kinds.filter((kind) => kind !== tried);
    const result = yield* clearPairs(onlyKinds(field, others), meter);
    if (result.ended === 'budget') return { kinds, isSmallest: false };
    if (result.ended === 'cleared') needed.add(tried);
    else kinds = result.kinds.map((kind) => others[kind]!);
  }
}

/** The field with the tiles of some kinds only, which are counted anew in the given order. */
export function onlyKinds(field: PairsField, kinds: readonly number[]): PairsField {
  const place = new Int32Array(field.kinds).fill(-1);
  kinds.forEach((kind, i) => (place[kind] = i));
  const tileAt = new Int32Array(field.tileAt.length).fill(-1);
  const cellOf: number[] = [];
  const kindOf: number[] = [];
  field.cellOf.forEach((cell, tile) => {
    const kind = place[field.kindOf[tile]!]!;
    if (kind < 0) return;
    tileAt[cell] = cellOf.length;
    cellOf.push(cell);
    kindOf.push(kind);
  });
  return {
    ...field,
    tileAt,
    cellOf: Int32Array.from(cellOf),
    kindOf: Int32Array.from(kindOf),
    kinds: kinds.length,
  };
}
