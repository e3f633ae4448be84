import type { ParsedArguments } from '../args/parseArguments';
import { UsageError } from '../args/usageError';
import type { Io } from '../io';
import { findInputs } from './findInputs';
import { readSource, type GridSource } from './gridSource';
import { InputProblem } from './inputProblem';
import { selectLevels, type Selected } from './selectLevels';

/** A file and those of its levels that are meant. */
export interface OneSource {
  readonly source: GridSource;
  readonly selected: readonly Selected[];
}

/**
 * Reads the one file that a subcommand takes.
 * @param command the subcommand's name, for its sentences
 * @throws UsageError where the arguments name no file, or more than one
 * @throws InputProblem where it can't be read, or has no such level
 */
export async function oneSource(
  args: ParsedArguments,
  command: string,
  io: Io,
): Promise<OneSource> {
  const [name, ...others] = args.positionals;
  if (name === undefined) throw new UsageError('cli.no-file', { command });
  if (others.length > 0) throw new UsageError('cli.one-file', { command, name: others.join(' ') });
  const inputs = await findInputs([name], io.cwd);
  const [input] = inputs;
  if (input instanceof InputProblem) throw input;
  if (!input || inputs.length > 1) throw new UsageError('cli.one-file', { command, name });
  const source = await readSource(input.file, io);
  return { source, selected: selectLevels(source, input.level) };
}
