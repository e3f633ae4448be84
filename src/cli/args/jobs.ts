import type { ParsedArguments } from './parseArguments';
import { UsageError } from './usageError';

/**
 * How many levels are checked at once: the number of `--jobs`, else what the machine can do.
 * @throws UsageError where that is no number of at least 1
 */
export function jobsOf(args: ParsedArguments, parallelism: number): number {
  const value = args.value('jobs');
  if (value === undefined) return parallelism;
  if (/^[1-9]\d{0,3}$/.test(value)) return Number(value);
  throw new UsageError('cli.bad-jobs', { value });
}
