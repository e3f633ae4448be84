import type { Teller } from '../messages/teller';
import type { OptionTable, ParsedArguments } from './args/parseArguments';
import type { Io } from './io';
import type { Output } from './output/output';

/** What a subcommand works with. */
export interface Surroundings {
  readonly io: Io;
  readonly out: Output;
  readonly err: Output;
  /** The reader's language. */
  readonly teller: Teller;
  /** Aborted by Ctrl+C, or when nobody reads the output any more. */
  readonly stop: AbortSignal;
}

/** One subcommand of gridwright: one file in commands/, and one line in commands/index.ts. */
export interface Subcommand {
  readonly name: string;
  /** Its own options; those of every subcommand (`--help`, `--lang`) are added. */
  readonly options: OptionTable;
  /** The code of its help text in the message catalogue. */
  readonly help: string;
  /**
   * @returns the exit status
   * @throws UsageError where the command line asks for what can't be done
   * @throws InputProblem where a file can't be read or written
   * @throws JobCancelled when `stop` is aborted
   */
  run(surroundings: Surroundings, args: ParsedArguments): Promise<number>;
}
