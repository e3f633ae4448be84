import { JobCancelled } from '../jobs/cancelSignal';
import type { Teller } from '../messages/teller';
import { chooseTeller, localeOfEnvironment, tellerOf } from './args/chooseLocale';
import { nearest } from './args/nearest';
import { parseArguments } from './args/parseArguments';
import { UsageError } from './args/usageError';
import { subcommands } from './commands/index';
import { exitStatus } from './exitStatus';
import { InputProblem, tellProblem } from './input/inputProblem';
import type { Io } from './io';
import { Output } from './output/output';
import type { Surroundings } from './subcommand';

/**
 * Runs a command line (without `node` and the script) to its end.
 * @returns the exit status
 */
export async function gridwright(argv: readonly string[], io: Io): Promise<number> {
  const unread = new AbortController();
  const stop = AbortSignal.any([io.interrupted, unread.signal]);
  const out = new Output(io.stdout, () => unread.abort());
  const err = new Output(io.stderr, () => undefined);
  let teller = tellerOf(localeOfEnvironment(io.env));
  try {
    teller = chooseTeller(argv, io.env);
    const status = await dispatch(argv, { io, out, err, teller, stop });
    if (out.failure) throw new UsageError('cli.cannot-print', { reason: out.failure.message });
    return io.interrupted.aborted ? exitStatus.interrupted : status;
  } catch (error) {
    return await told(error, io, err, teller);
  }
}

async function dispatch(argv: readonly string[], surroundings: Surroundings): Promise<number> {
  const { out, teller, io } = surroundings;
  const [name = '--help', ...rest] = argv;
  const subcommand = subcommands.find((each) => each.name === name);
  if (subcommand) {
    const args = parseArguments(rest, subcommand.options, subcommand.name);
    if (args.has('help')) await out.write(teller.tell(subcommand.help));
    else return await subcommand.run(surroundings, args);
    return exitStatus.fine;
  }
  if (!name.startsWith('-')) {
    const near = nearest(
      name,
      subcommands.map((each) => each.name),
    );
    const known = subcommands.map((each) => each.name).join(', ');
    throw new UsageError(near === null ? 'cli.unknown-command' : 'cli.unknown-command.near', {
      name,
      near: near ?? '',
      known,
    });
  }
  const args = parseArguments(argv, { version: { type: 'boolean', short: 'V' } }, null);
  const [misplaced] = args.positionals;
  if (misplaced !== undefined) throw new UsageError('cli.command-first', { name: misplaced });
  await out.write(args.has('version') ? `${io.version}\n` : teller.tell('cli.help'));
  return exitStatus.fine;
}

/** Says what went wrong, and the status it ends with. */
async function told(error: unknown, io: Io, err: Output, teller: Teller): Promise<number> {
  if (io.interrupted.aborted) return exitStatus.interrupted;
  // Nobody reads the output any more: that is no error.
  if (error instanceof JobCancelled) return exitStatus.fine;
  if (error instanceof UsageError) {
    await err.write(`gridwright: ${teller.tell(error.code, error.args)}\n`);
    return exitStatus.unreadable;
  }
  if (error instanceof InputProblem) {
    await err.write(`gridwright: ${tellProblem(error, teller)}\n`);
    return exitStatus.unreadable;
  }
  const details = error instanceof Error ? (error.stack ?? error.message) : String(error);
  await err.write(`gridwright: ${teller.tell('cli.bug', { details })}\n`);
  return exitStatus.unreadable;
}
