import type { Arguments } from '../../messages/message';

/** A command line that can't be carried out; the message catalogue has its sentence and remedy. */
export class UsageError extends Error {
  override readonly name = 'UsageError';

  constructor(
    readonly code: string,
    readonly args: Arguments = {},
  ) {
    super(code);
  }
}
