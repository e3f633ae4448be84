import type { DealOptions } from '../puzzles/deal';
import { isFlag, isText, isWhole, objectOf, type Shape } from './shape';

/** Asks for a level dealt at random. It can be cancelled. */
export const dealRequest = 'gridwright/deal';
export interface DealParams extends DealOptions {
  /** The id of a kind whose syntax says `deals`. */
  readonly kind: string;
}
export type DealResult =
  /** The symbols of the board, row by row. */
  | { readonly verdict: 'dealt'; readonly rows: readonly (readonly string[])[] }
  /** `message` says why there is none, in the reader's words. */
  | { readonly verdict: 'refused' | 'undecided'; readonly message: string };

const isTexts: Shape<Readonly<Record<string, string>>> = (
  value,
): value is Readonly<Record<string, string>> =>
  objectOf({})(value) && Object.values(value).every(isText);

/** Whether a value from the client is what a request for a deal takes. */
export const isDealParams = objectOf<DealParams>({
  kind: isText,
  rows: isWhole,
  columns: isWhole,
  kinds: isWhole,
  each: isWhole,
  blocks: isWhole,
  seed: isText,
  clearable: isFlag,
  settings: isTexts,
});
