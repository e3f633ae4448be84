import type { ParsedArguments } from './parseArguments';
import { UsageError } from './usageError';

/**
 * The value of an option that has a few; the first of `allowed` where it is not given.
 * @throws UsageError for any other value
 */
export function choice<Value extends string>(
  args: ParsedArguments,
  option: string,
  allowed: readonly [Value, ...Value[]],
): Value {
  const value = args.value(option);
  if (value === undefined) return allowed[0];
  const chosen = allowed.find((each) => each === value.toLowerCase());
  if (chosen !== undefined) return chosen;
  throw new UsageError('cli.bad-choice', {
    option: `--${option}`,
    value,
    allowed: allowed.join(', '),
  });
}
