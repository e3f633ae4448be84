import { defaultBudget } from '../../puzzles/check';
import type { Budget } from '../../solvers/search';
import type { ParsedArguments } from './parseArguments';
import { UsageError } from './usageError';

/** How far the search of one level may go. */
export interface Limit {
  readonly budget: Budget;
  /** The limit in seconds that was asked for, if any; there is no limit in steps then. */
  readonly seconds: number | null;
  /** Nobody asked for a limit: a check takes the one that fits the level (`checkBudget`). */
  readonly isDefault: boolean;
}

/**
 * The limit of `--budget`: `5s` is a time, `2000000` search steps; by default the steps that the
 * editor takes too.
 * @throws UsageError for anything else
 */
export function limitOf(args: ParsedArguments): Limit {
  const value = args.value('budget');
  if (value === undefined) return { budget: defaultBudget, seconds: null, isDefault: true };
  const [, amount, unit] = /^(\d+(?:\.\d+)?)(s?)$/.exec(value) ?? [];
  const number = Number(amount ?? 0);
  if (number > 0 && unit === 's') {
    return { budget: { steps: Number.MAX_SAFE_INTEGER }, seconds: number, isDefault: false };
  }
  if (Number.isSafeInteger(number) && number > 0)
    return { budget: { steps: number }, seconds: null, isDefault: false };
  throw new UsageError('cli.bad-budget', { value });
}
