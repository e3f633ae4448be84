import type { ParsedArguments } from './parseArguments';
import { UsageError } from './usageError';

/** Which part of the levels is checked: every `count`th, beginning with the `index`th (from 1). */
export interface Shard {
  readonly index: number;
  readonly count: number;
}

/**
 * The part that `--shard I/N` names; all levels where it is not given.
 * @throws UsageError where it is no such part
 */
export function shardOf(args: ParsedArguments): Shard {
  const value = args.value('shard');
  if (value === undefined) return { index: 1, count: 1 };
  const [, index, count] = /^([1-9]\d{0,8})\/([1-9]\d{0,8})$/.exec(value) ?? [];
  const shard = { index: Number(index), count: Number(count) };
  if (shard.index <= shard.count) return shard;
  throw new UsageError('cli.bad-shard', { value });
}

/** Whether the `ordinal`th level of all (from 0, over all files) belongs to a part. */
export function inShard({ index, count }: Shard, ordinal: number): boolean {
  return ordinal % count === index - 1;
}
