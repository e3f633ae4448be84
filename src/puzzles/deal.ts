/** What to deal: a board of labels at random. Sizes are in cells. */
export interface DealOptions {
  readonly rows: number;
  readonly columns: number;
  /** How many labels there are, and on how many cells each of them stands. */
  readonly kinds: number;
  readonly each: number;
  /** Cells that hold a block; what is left of the board is empty. */
  readonly blocks: number;
  /** The same seed deals the same board on every machine. */
  readonly seed: string;
  /** Only a board with a solution will do; else it stays as it falls. */
  readonly clearable: boolean;
  /** The settings of the level, by key (`turns`, `border`). */
  readonly settings: Readonly<Record<string, string>>;
}

/** Why there is no such board, as a code of the catalogue (`deal.room`) and its arguments. */
export interface DealRefused {
  readonly verdict: 'refused';
  readonly code: string;
  readonly args: Readonly<Record<string, string | number>>;
}

/**
 * A board dealt at random. `dealt`: its symbols as written in a file, row by row; `checked` where a
 * solution was found and walked. `undecided`: none was found with a solution within the budget.
 */
export type Deal =
  | {
      readonly verdict: 'dealt';
      readonly rows: readonly (readonly string[])[];
      readonly checked: boolean;
    }
  | { readonly verdict: 'undecided'; readonly steps: number }
  | DealRefused;

/** A source of chance: numbers from 0 to below 1. */
export type Chance = () => number;

/**
 * A source of chance that any text seeds: Mulberry32 (T. Ettinger, public domain), begun at the
 * FNV-1a hash of the text (Fowler, Noll, Vo).
 */
export function seededChance(seed: string): Chance {
  let state = 0x811c9dc5;
  for (const sign of seed.normalize('NFC')) {
    state = Math.imul(state ^ sign.codePointAt(0)!, 0x01000193);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The items in an order that chance decides, each order as likely (Fisher and Yates). */
export function shuffled<Item>(items: readonly Item[], chance: Chance): Item[] {
  const list = [...items];
  for (let i = list.length - 1; i > 0; i--) {
    const j = Math.floor(chance() * (i + 1));
    [list[i], list[j]] = [list[j]!, list[i]!];
  }
  return list;
}
