import type { ParsedArguments } from './parseArguments';
import { UsageError } from './usageError';

/**
 * The whole number of an option, at least 1; null where the option has none.
 * @throws UsageError where its value is no such number
 */
export function wholeNumber(args: ParsedArguments, option: string): bigint | null {
  const value = args.value(option);
  if (value === undefined || value === '') return null;
  if (/^0*[1-9]\d*$/.test(value)) return BigInt(value);
  throw new UsageError('cli.bad-number', { option: `--${option}`, value });
}
