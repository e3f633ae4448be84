import type { Teller } from '../messages/teller';
import type { Checked } from '../puzzles/check';
import type { LevelState } from './openDocument';
import { firstError } from './toldVerdict';

/** An answer without a route; `message` says why, in the reader's words. */
export interface NoRoute<Verdict> {
  readonly verdict: Verdict;
  readonly version: number;
  readonly message: string;
}

/** Says why there is no route. */
export function noRoute(
  outcome: Exclude<Checked['outcome'], { readonly verdict: 'solved' }>,
  version: number,
  state: LevelState,
  teller: Teller,
): NoRoute<'unsolvable' | 'undecided' | 'invalid'> {
  const { verdict } = outcome;
  switch (verdict) {
    case 'unsolvable': {
      const reason = teller.finding(outcome.reason);
      return { verdict, version, message: teller.tell('solve.unsolvable', { reason }) };
    }
    case 'undecided': {
      const { steps } = outcome;
      return { verdict, version, message: teller.tell('solve.undecided', { steps }) };
    }
    case 'invalid': {
      const first = firstError(state.instant, teller);
      return { verdict, version, message: teller.tell('solve.invalid', { first }) };
    }
  }
}

/** Says that the text has changed since the question. */
export function outdated(version: number, teller: Teller): NoRoute<'outdated'> {
  return { verdict: 'outdated', version, message: teller.tell('solve.outdated') };
}
