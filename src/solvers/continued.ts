import type { Search } from './search';

/** A search as part of a longer one: what it reports counts on from `before` steps. */
export function* continued<Result>(before: number, search: Search<Result>): Search<Result> {
  for (;;) {
    const next = search.next();
    if (next.done === true) return next.value;
    yield { steps: before + next.value.steps };
  }
}
