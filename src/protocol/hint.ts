/**
 * What is told of a game that asked for its next move.
 * - `next`: the next place of a solution that goes on from here; of two tiles `from` is the first.
 * - `lost`: no solution goes on from here: since the move `since` (from 1; 0: there never was one).
 * - `unknown`: the search ran out of budget.
 */
export type Hint =
  | { readonly hint: 'next'; readonly to: string; readonly from: string | null }
  | { readonly hint: 'lost'; readonly since: number }
  | { readonly hint: 'done' }
  | { readonly hint: 'unknown' };
